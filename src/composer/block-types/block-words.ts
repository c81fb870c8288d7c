import type { Registry } from '#engine/registry/registry.ts'
import { firstWords } from '#engine/text/first-words.ts'
import type { SiteValue } from '#forms/pickers.ts'
import { readableText } from '#forms/values/readable-text.ts'
import type { Block } from '#schemas/generated/content.ts'
import { cutText } from '#schemas/text/cut-text.ts'

/** The longest summary of a block, in characters. */
const MAX_SUMMARY_LENGTH = 60

/** The first words that a block shows, without marks and with the values of the site; empty for a block that shows none of its own. */
export function summaryOf(registry: Registry, block: Pick<Block, 'type' | 'props'>, values: readonly SiteValue[] = []): string {
  const words = readableText(firstWords(registry, block), values)
  return words.length > MAX_SUMMARY_LENGTH ? `${cutText(words, MAX_SUMMARY_LENGTH).trimEnd()}…` : words
}

/** The first words of a block, else those of what is in it. */
export function wordsIn(registry: Registry, block: Block, values: readonly SiteValue[] = []): string {
  const inner = Object.values(block.slots ?? {}).flat()
  return inner.reduce((words, child) => words || wordsIn(registry, child, values), summaryOf(registry, block, values))
}
