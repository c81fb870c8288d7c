import type { Field } from '#engine/registry/prop-fields.ts'
import type { Registry } from '#engine/registry/registry.ts'
import type { Block, Json } from '#schemas/generated/content.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { withoutTags } from './without-tags.ts'

// Words for a list without items: they are not seen while it has some.
const UNSEEN = 'emptyText'

// The title of a block says more than the line above it.
function wordsOf(fields: readonly Field[], props: Record<string, Json>): string {
  const ordered = [...fields.filter(({ key }) => key === 'title'), ...fields.filter(({ key }) => key !== 'title')]
  for (const { key, kind } of ordered) {
    const value = ownValue(props, key)
    if (kind === 'url' || key === UNSEEN || typeof value !== 'string') continue
    const words = kind === 'text' ? value : withoutTags(value)
    if (words.trim() !== '') return words.trim()
  }
  return ''
}

/** The first words that a block shows, without tags, its title first; empty for a block that shows none of its own. */
export function firstWords({ types }: Registry, { type, props }: Pick<Block, 'type' | 'props'>): string {
  return wordsOf(types.get(type)?.fields ?? [], props)
}

/** The first words of a block, else those of the blocks within it. */
export function firstWordsIn(registry: Registry, block: Block): string {
  const inner = Object.values(block.slots ?? {}).flat()
  return inner.reduce((words, child) => words || firstWordsIn(registry, child), firstWords(registry, block))
}
