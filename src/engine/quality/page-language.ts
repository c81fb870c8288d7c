import { remember } from '#engine/remember.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import type { PropValue } from '#engine/references/prop-values.ts'
import { inProps, type Examined } from './examined.ts'
import type { Found } from './finding.ts'
import { markedRuns, type MarkedRun } from './marked-language.ts'
import { plainWords } from './plain-words.ts'

/** Small words that a text of some length needs, and that the other language does not have. */
const words: Readonly<Record<string, ReadonlySet<string>>> = {
  fr: new Set(
    'le la les des une du et est dans pour avec sur vous nous votre notre nos vos qui que aux ce cette au par sont leur'.split(' '),
  ),
  en: new Set('the and of to is with for your our you we this that are from have has will by in it as at be their which'.split(' ')),
}

/** The fewest small words of another language that are no quotation. */
const MIN_WORDS = 4

/** Finds texts in another language than that of the page. */
export function pageLanguage({ blocks, facts }: Examined): Found[] {
  const own = facts.locale.slice(0, 2)
  if (!Object.hasOwn(words, own)) return []
  return blocks.flatMap(({ block, values }) =>
    values.flatMap((value): Found[] => {
      const other = otherLanguage(countsFor(own, countsIn(value)), own)
      return other === null ? [] : [{ blockId: block.id, pointer: inProps(value.pointer), values: { language: other } }]
    }),
  )
}

type Counts = Readonly<Record<string, number>>

/** The number of small words of each language in a text, by the language that its author has marked them with. */
type MarkedCounts = readonly { readonly marked: string | null; readonly counts: Counts }[]

const countsIn = remember(({ kind, value }: PropValue): MarkedCounts => {
  if ((kind !== 'text' && kind !== 'html') || typeof value !== 'string') return []
  return runsOf(kind, value).map(({ language, html }) => ({ marked: language, counts: countWords(html) }))
})

const runsOf = (kind: PropValue['kind'], text: string): MarkedRun[] =>
  kind === 'html' ? markedRuns(text) : [{ language: null, html: text }]

function countWords(text: string): Counts {
  const said =
    plainWords(text)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  return Object.fromEntries(Object.entries(words).map(([language, small]) => [language, said.filter((word) => small.has(word)).length]))
}

// Words that are marked as another language are meant to be in it.
function countsFor(own: string, counted: MarkedCounts): Counts {
  const judged = counted.filter(({ marked }) => marked === null || marked === own)
  return Object.fromEntries(
    Object.keys(words).map((language) => [language, judged.reduce((sum, { counts }) => sum + (ownValue(counts, language) ?? 0), 0)]),
  )
}

function otherLanguage(counts: Counts, own: string): string | null {
  const ownCount = ownValue(counts, own) ?? 0
  const others = Object.entries(counts).filter(([language]) => language !== own)
  return others.find(([, count]) => count >= MIN_WORDS && count > 3 * ownCount)?.[0] ?? null
}
