import { PAGE_REGION } from '#engine/draft/document/edited-document.ts'
import { walkBlocks } from '#engine/document/walk-blocks.ts'
import { readSchema } from '#forms/read-schema.ts'
import type { Field } from '#forms/field-tree.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'
import { ownValue } from '#schemas/names/own-value.ts'

const TEXTS: ReadonlySet<Field['kind']> = new Set(['text', 'long-text', 'rich-text'])

/** The first element of a page with a text of its own; null without one. */
export function firstWithText({ store, registry }: Pick<Workbench, 'store' | 'registry'>): string | null {
  let found: string | null = null
  walkBlocks(store.document.regions[PAGE_REGION] ?? [], ({ id, type, props }) => {
    const manifest = registry.types.get(type)?.manifest
    if (found !== null || !manifest) return
    const { fields } = readSchema(manifest.props)
    if (fields.some(({ kind, name }) => TEXTS.has(kind) && typeof ownValue(props, name) === 'string' && ownValue(props, name) !== ''))
      found = id
  })
  return found
}

/** The documents whose first text was offered. */
const begun = new WeakSet<object>()

/** Selects the first text of a page that was just made, once, ready to be typed. Where something has been edited it does nothing. */
export function beginNewPage(bench: Pick<Workbench, 'store' | 'registry' | 'props' | 'selection' | 'channel'>): void {
  const { store, props, selection, channel } = bench
  if (props.isNew !== true || begun.has(store)) return
  begun.add(store)
  if (selection.ids.length > 0 || store.client.base.seq > 0 || store.client.pending.length > 0) return
  const id = firstWithText(bench)
  if (id === null) return
  selection.select([id])
  channel.get()?.post({ type: 'edit-text', id, pointer: null, isWhole: true })
}
