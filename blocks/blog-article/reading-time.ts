import { stripTags } from '#renderer/html/strip-tags.ts'

const WORDS_A_MINUTE = 220

/** How many minutes a text takes to read, at least one. */
export function readingMinutes(html: string): number {
  const words = stripTags(html, ' ').match(/\S+/g)?.length ?? 0
  return Math.max(1, Math.round(words / WORDS_A_MINUTE))
}
