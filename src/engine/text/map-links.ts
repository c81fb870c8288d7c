import type { Block, PropsSchema } from '#schemas/generated/content.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import type { Registry } from '#engine/registry/registry.ts'
import { SHARED_SECTION } from '#engine/registry/shared-section.ts'
import { mapTexts } from './map-texts.ts'

/** Changes the address of a link, or returns the very same text. */
export type MapLink = (href: string) => string

// As the sanitiser writes it: attributes in double quotes.
const HREF = /(<a(?: [a-z-]+="[^"]*")*? href=")([^"]*)(?=")/g

/** Sanitised HTML with the addresses of its links changed. */
export function mapLinksInHtml(html: string, map: MapLink): string {
  if (!html.includes(' href="')) return html
  return html.replace(HREF, (whole, before: string, written: string) => {
    const href = written.replaceAll('&amp;', '&')
    const changed = map(href)
    return changed === href ? whole : `${before}${changed.replaceAll('&', '&amp;')}`
  })
}

/** Blocks with the addresses of their links changed, at any depth; the very same list when none was. What is no block in a stored list stays. */
export function mapLinksInBlocks(registry: Registry, blocks: readonly Block[], map: MapLink): readonly Block[] {
  if (!Array.isArray(blocks)) return blocks
  const stored = blocks as readonly Block[]
  const mapped = stored.map((block) => (isRecord(block) && isRecord(block.props) ? mapBlock(registry, block, map) : block))
  return mapped.every((block, index) => block === stored[index]) ? stored : mapped
}

function mapBlock(registry: Registry, block: Block, map: MapLink): Block {
  const type = registry.types.get(block.type)
  const mapped = mapTexts(type?.fields ?? [], block.props, (kind, text) => {
    if (kind === 'url') return map(text)
    return kind === 'html' || kind === 'html-inline' ? mapLinksInHtml(text, map) : text
  })
  const props = mapOverrides(block, mapPages(type?.manifest.props.properties ?? {}, mapped, map), map)
  const slots = mapSlots(registry, block.slots ?? {}, map)
  if (props === block.props && slots === null) return block
  return { ...block, props, ...(slots && { slots }) }
}

// A field of the kind « page » holds the address of a page without its leading slash.
function mapPages(schemas: PropsSchema['properties'], props: Block['props'], map: MapLink): Block['props'] {
  let changed = props
  for (const [key, schema] of Object.entries(schemas)) {
    const value = ownValue(props, key)
    if (!isRecord(schema) || schema['x-field'] !== 'page' || typeof value !== 'string') continue
    const moved = map(`/${value}`)
    if (moved !== `/${value}`) changed = { ...changed, [key]: moved.slice(1) }
  }
  return changed
}

// The texts of one place of a shared section have no kind: an address and HTML are known by their shapes.
function mapOverrides({ type }: Block, props: Block['props'], map: MapLink): Block['props'] {
  const overrides = props['overrides']
  if (type !== SHARED_SECTION || !Array.isArray(overrides)) return props
  const mapped = overrides.map((override) => {
    if (!isRecord(override) || typeof override['value'] !== 'string') return override
    const value = mapLinksInHtml(map(override['value']), map)
    return value === override['value'] ? override : { ...override, value }
  })
  return mapped.every((override, index) => override === overrides[index]) ? props : { ...props, overrides: mapped }
}

function mapSlots(registry: Registry, slots: NonNullable<Block['slots']>, map: MapLink): NonNullable<Block['slots']> | null {
  if (!isRecord(slots)) return null
  const mapped = Object.entries(slots).map(([name, children]) => [name, mapLinksInBlocks(registry, children, map)] as const)
  if (mapped.every(([name, children]) => children === ownValue(slots, name))) return null
  // A stored slot may be no list. What is one is a list of its own already.
  return Object.fromEntries(mapped) as NonNullable<Block['slots']>
}
