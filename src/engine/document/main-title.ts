import type { Block } from '#schemas/generated/content.ts'
import type { Registry } from '#engine/registry/registry.ts'
import { ownValue } from '#schemas/names/own-value.ts'

/** The props that hold the words of a title, by their names in the manifests. */
const TITLE_PROPS = ['title', 'text']

/** The prop with the words of a block that can be the main title of its page; null for a block that cannot, or has no words of its own. */
function titlePropOf({ types }: Registry, { type, props }: Block): string | null {
  const { pageTitle, props: schema } = types.get(type)?.manifest ?? {}
  const isTitle = pageTitle === 'always' || (pageTitle === 'at-level-1' && props['level'] === 1)
  return isTitle ? (TITLE_PROPS.find((name) => ownValue(schema?.properties ?? {}, name) !== undefined) ?? null) : null
}

/** True when a block of the tree can be the main title of its page. */
export function hasMainTitle(registry: Registry, blocks: readonly Block[]): boolean {
  return blocks.some((block) => titlePropOf(registry, block) !== null || slotsOf(block).some((list) => hasMainTitle(registry, list)))
}

/** The blocks with a title as the words of the first one that can be the main title of the page; as they are where a title is too long for it. */
export function withMainTitle(registry: Registry, blocks: readonly Block[], title: string): readonly Block[] {
  let isDone = false
  const visit = (block: Block): Block => {
    if (isDone) return block
    const prop = titlePropOf(registry, block)
    if (prop !== null) {
      isDone = true
      return fits(registry, block.type, prop, title) ? { ...block, props: { ...block.props, [prop]: title } } : block
    }
    if (!block.slots) return block
    return { ...block, slots: Object.fromEntries(Object.entries(block.slots).map(([name, list]) => [name, list.map(visit)])) }
  }
  return blocks.map(visit)
}

const slotsOf = ({ slots = {} }: Block): readonly (readonly Block[])[] => Object.values(slots)

function fits({ types }: Registry, type: string, prop: string, title: string): boolean {
  const schema = ownValue(types.get(type)?.manifest.props.properties ?? {}, prop) as { readonly maxLength?: number } | undefined
  return title.trim() !== '' && [...title].length <= (schema?.maxLength ?? Infinity)
}
