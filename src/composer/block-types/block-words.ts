import { withoutTags } from '#engine/text/without-tags.ts'
import type { Field } from '#engine/registry/prop-fields.ts'
import type { Registry } from '#engine/registry/registry.ts'
import type { SiteValue } from '#forms/pickers.ts'
import { readableText } from '#forms/values/readable-text.ts'
import type { Block, Json } from '#schemas/generated/content.ts'
import { cutText } from '#schemas/text/cut-text.ts'
import { ownValue } from '#schemas/names/own-value.ts'

/** The longest summary of a block, in characters. */
const MAX_SUMMARY_LENGTH = 60

/** The first words that a block shows, without marks and with the values of the site; empty for a block that shows none of its own. */
export function summaryOf({ types }: Registry, { type, props }: Pick<Block, 'type' | 'props'>, values: readonly SiteValue[] = []): string {
  const fields = types.get(type)?.fields ?? []
  const words = readableText(firstWords(fields, props), values)
  return words.length > MAX_SUMMARY_LENGTH ? `${cutText(words, MAX_SUMMARY_LENGTH).trimEnd()}…` : words
}

/** The first words of a block, else those of what is in it. */
export function wordsIn(registry: Registry, block: Block, values: readonly SiteValue[] = []): string {
  const inner = Object.values(block.slots ?? {}).flat()
  return inner.reduce((words, child) => words || wordsIn(registry, child, values), summaryOf(registry, block, values))
}

// Words for a list without items: they are not seen while it has some.
const UNSEEN = 'emptyText'

// The title of a block says more than the line above it.
function firstWords(fields: readonly Field[], props: Record<string, Json>): string {
  const ordered = [...fields.filter(({ key }) => key === 'title'), ...fields.filter(({ key }) => key !== 'title')]
  for (const { key, kind } of ordered) {
    const value = ownValue(props, key)
    if (kind === 'url' || key === UNSEEN || typeof value !== 'string') continue
    const words = kind === 'text' ? value : withoutTags(value)
    if (words.trim() !== '') return words.trim()
  }
  return ''
}
