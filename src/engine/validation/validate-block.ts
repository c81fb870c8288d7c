import type { Block, Json } from '#schemas/generated/content.ts'
import { validateBlock } from '#schemas/generated/validators.js'
import { isRecord } from '#schemas/text/is-record.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { jsonBytes, MAX_PROPS_BYTES } from '#engine/registry/limits.ts'
import { migrateProps } from '#engine/registry/migrations.ts'
import type { RegisteredType } from '#engine/registry/registry.ts'
import type { Sanitise } from '#engine/text/html-rules.ts'
import { htmlInProps } from './html-in-props.ts'
import { pageIssue, schemaIssue, type PageIssue } from './page-issue.ts'

/** The options of block validation: the sanitiser and the locale. */
export interface CheckContext {
  readonly sanitise: Sanitise
  readonly locale: string
}

/** Returns the errors of the envelope of a block: id, type, version, visibility. Slots are validated elsewhere. */
export function checkEnvelope(block: unknown, pointer: string, locale: string): PageIssue[] {
  if (!isRecord(block)) return [pageIssue({ blockId: null, pointer }, 'BLOCK_MALFORMED', locale)]
  if (validateBlock(isRecord(block.slots) ? { ...block, slots: emptied(block.slots) } : block)) return []
  const blockId = typeof block.id === 'string' ? block.id : null
  return (validateBlock.errors ?? []).map((error) => schemaIssue(blockId, pointer, error, locale))
}

function emptied(slots: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(slots).map(([name, list]) => [name, Array.isArray(list) ? [] : list]))
}

/** Returns the errors of the type, version and props of a block. */
export function checkProps(
  type: RegisteredType | undefined,
  block: Block,
  pointer: string,
  { sanitise, locale }: CheckContext,
): PageIssue[] {
  const at = { blockId: block.id, pointer }
  if (!type) return [pageIssue({ ...at, pointer: `${pointer}/type` }, 'UNKNOWN_TYPE', locale, { type: block.type })]
  if (block.v > type.version) return [pageIssue({ ...at, pointer: `${pointer}/v` }, 'NEWER_VERSION', locale)]
  if (jsonBytes(block.props) > MAX_PROPS_BYTES)
    return [pageIssue({ ...at, pointer: `${pointer}/props` }, 'PROPS_TOO_LARGE', locale, { max: MAX_PROPS_BYTES / 1024 })]
  const props = migrated(type, block)
  if (props === null) return [pageIssue({ ...at, pointer: `${pointer}/props` }, 'MIGRATION_FAILED', locale)]
  if (!type.validate(props)) return (type.validate.errors ?? []).map((error) => schemaIssue(block.id, `${pointer}/props`, error, locale))
  return htmlInProps(type.fields, props).flatMap(({ pointer: inside, kind, html }) => {
    const removed = sanitise(html, kind)?.removed ?? []
    if (removed.length === 0) return []
    return [{ ...pageIssue({ ...at, pointer: `${pointer}/props${inside}` }, 'UNSAFE_HTML', locale), removed }]
  })
}

function migrated(type: RegisteredType, block: Block): Record<string, Json> | null {
  try {
    return migrateProps(type.migrations, block.v, block.props)
  } catch {
    return null
  }
}

/** Returns the errors of the slots of a block. */
export function checkSlots(type: RegisteredType, block: Block, pointer: string, locale: string): PageIssue[] {
  return Object.entries(block.slots ?? {})
    .flatMap(([name, children]) => {
      const at = { blockId: block.id, pointer: `${pointer}/slots/${name}` }
      const slot = type.slots.get(name)
      if (!slot) return [pageIssue(at, 'UNKNOWN_SLOT', locale, { slot: name })]
      if (children.length > slot.max) return [pageIssue(at, 'SLOT_TOO_MANY', locale, { max: slot.max })]
      return []
    })
    .concat(missingChildren(type, block, pointer, locale))
}

function missingChildren(type: RegisteredType, block: Block, pointer: string, locale: string): PageIssue[] {
  return [...type.slots.values()]
    .filter(({ name, min }) => (ownValue(block.slots, name)?.length ?? 0) < min)
    .map(({ name, min }) => pageIssue({ blockId: block.id, pointer: `${pointer}/slots/${name}` }, 'SLOT_TOO_FEW', locale, { min }))
}
