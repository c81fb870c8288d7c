import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'

const number = /(?<![\p{L}\p{M}\p{N}])\d+(?![\p{L}\p{M}\p{N}])/gu

/** Compares a normalised text with a typed one by trigrams. Numbers must match exactly, by `matches`. */
export function isSimilar(folded: Expression<unknown>, text: string, matches: (text: string) => Expression<unknown>): RawBuilder<SqlBool> {
  const exact = text.match(number) ?? []
  if (exact.length === 0) return sql<SqlBool>`${folded} %> fold(${text})`
  const words = text.replaceAll(number, ' ').trim()
  if (!/[\p{L}\p{N}]/u.test(words)) return sql<SqlBool>`false`
  return sql<SqlBool>`(${folded} %> fold(${words}) and ${matches(exact.join(' '))})`
}

const year = /(?<![\p{L}\p{M}\p{N}.,_@/]|\p{N}-)(?:19|20)\d{2}(?![.,_@/-]?[\p{L}\p{M}\p{N}])/gu

/** Separates years from the other words. Returns null without years or without other words. */
export function stripYears(text: string): { readonly rest: string; readonly years: readonly string[] } | null {
  const years = text.match(year)
  const rest = text
    .replaceAll(year, ' ')
    .replaceAll(/-?\s+|-$/g, ' ')
    .trim()
  return years === null || !/\p{L}/u.test(rest) ? null : { rest, years }
}
