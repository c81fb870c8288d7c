import { plainLetters } from '#schemas/text/plain-letters.ts'
import { isBlockItem, type OutlineItem } from '#composer/outline/outline-items.ts'

/** The rows that a search leaves in the outline. */
export interface SoughtItems {
  /** The found rows and the rows around them. */
  readonly items: readonly OutlineItem[]
  /** The blocks that were found, in reading order. */
  readonly found: readonly string[]
}

const wordsOfText = (text: string): string[] =>
  plainLetters(text)
    .split(/\s+/u)
    .filter((word) => word !== '')

/** True for a query that holds something to search for. */
export const isSought = (query: string | null): query is string => query !== null && wordsOfText(query).length > 0

/** Finds the rows of blocks that hold each word of a query, accents and capitals apart; rows around them stay as context. */
export function soughtItems(items: readonly OutlineItem[], textOf: (id: string) => string, query: string): SoughtItems {
  const words = wordsOfText(query)
  const found = items.flatMap((item) => {
    if (!isBlockItem(item)) return []
    const text = wordsOfText(textOf(item.line.id)).join(' ')
    return words.every((word) => text.includes(word)) ? [item.line.id] : []
  })
  const parents = new Map(items.map(({ line }) => [line.id, line.parent]))
  const shown = new Set<string>()
  for (const id of found) for (let at: string | null = id; at !== null && !shown.has(at); at = parents.get(at) ?? null) shown.add(at)
  return { items: items.filter(({ line }) => shown.has(line.id)), found }
}
