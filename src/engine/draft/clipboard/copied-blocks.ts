import { walkBlocks } from '#engine/document/walk-blocks.ts'
import { outermostBlocks } from '#engine/draft/document/outermost-blocks.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { MAX_DOCUMENT_BYTES } from '#engine/registry/limits.ts'
import { upgradeBlocks } from '#engine/registry/migrate-blocks.ts'
import type { Registry } from '#engine/registry/registry.ts'
import { jsonDefects } from '#engine/validation/json-errors.ts'
import { parseJson } from '#engine/validation/parse-json.ts'
import { validateBlock } from '#schemas/generated/validators.js'
import type { Block } from '#schemas/generated/content.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import { withoutTags } from '#engine/text/without-tags.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { faultyProps } from './faulty-props.ts'

/** The type of our own content on the clipboard. */
export const CLIPBOARD_TYPE = 'application/x-vitrine-blocks+json'

/** The text for the clipboard of the blocks with these ids and all that is in them; null when none is in the document. */
export function copiedBlocks(document: EditedDocument, ids: readonly string[]): string | null {
  const blocks = outermostBlocks(document, ids).map(({ block }) => block)
  return blocks.length > 0 ? JSON.stringify({ blocks }) : null
}

/** The words of the blocks with these ids, a line each, for other programs. */
export function copiedWords({ types }: Registry, document: EditedDocument, ids: readonly string[]): string {
  const lines: string[] = []
  walkBlocks(
    outermostBlocks(document, ids).map(({ block }) => block),
    ({ type, props }) => {
      for (const { key, kind } of types.get(type)?.fields ?? []) {
        const value = ownValue(props, key)
        if (typeof value === 'string' && kind !== 'url') lines.push(kind === 'text' ? value : withoutTags(value))
      }
    },
  )
  return lines.filter((line) => line.trim() !== '').join('\n')
}

/** The blocks of a text from the clipboard, at the newest version of their types; null for another text, and for blocks that do not obey their schemas. */
export function readCopiedBlocks(registry: Registry, text: string): readonly Block[] | null {
  const value = text.length > MAX_DOCUMENT_BYTES ? null : parsed(text)
  if (!isRecord(value) || !Array.isArray(value['blocks']) || jsonDefects(value).length > 0) return null
  const given: readonly unknown[] = value['blocks']
  if (given.length === 0 || !given.every(isWhole)) return null
  const blocks = upgradeBlocks(registry, given)
  let isUsable = true
  walkBlocks(blocks, ({ type, v, props }) => {
    const known = registry.types.get(type)
    if (known?.version !== v || faultyProps(known, props).size > 0) isUsable = false
  })
  return isUsable ? blocks : null
}

function parsed(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return null
  }
}

// The schema of a block says the shape of those inside it too.
function isWhole(value: unknown): value is Block {
  return validateBlock(value)
}
