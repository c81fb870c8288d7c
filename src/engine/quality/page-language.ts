import { inProps, type Examined } from './examined.ts'
import type { Found } from './finding.ts'
import { plainWords } from './plain-words.ts'

/** Small words that a text of some length needs, and that the other language does not have. */
const words: Readonly<Record<string, ReadonlySet<string>>> = {
  fr: new Set(
    'le la les des une du et est dans pour avec sur vous nous votre notre nos vos qui que aux ce cette au par sont leur'.split(' '),
  ),
  en: new Set('the and of to is with for your our you we this that are from have has will by in it as at be their which'.split(' ')),
}

/** The fewest small words of another language that are no quotation. */
const LEAST = 4

/** Finds texts in another language than that of the page. */
export function pageLanguage({ blocks, facts }: Examined): Found[] {
  const own = facts.locale.slice(0, 2)
  if (!(own in words)) return []
  return blocks.flatMap(({ block, values }) =>
    values.flatMap(({ kind, pointer, value }): Found[] => {
      if ((kind !== 'text' && kind !== 'html') || typeof value !== 'string') return []
      const other = otherLanguage(value, own)
      return other === null ? [] : [{ blockId: block.id, pointer: inProps(pointer), values: { language: other } }]
    }),
  )
}

function otherLanguage(text: string, own: string): string | null {
  const said =
    plainWords(text)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  const count = (language: string) => said.filter((word) => words[language]?.has(word)).length
  const ownCount = count(own)
  return Object.keys(words).find((language) => language !== own && count(language) >= LEAST && count(language) > 3 * ownCount) ?? null
}
