import { cutWords } from '#engine/text/cut-words.ts'
import { inProps, type Examined, type ExaminedBlock } from '#engine/quality/examined.ts'
import type { PriceFact } from '#engine/quality/facts.ts'
import type { Found } from '#engine/quality/finding.ts'
import { plainWords } from '#engine/quality/plain-words.ts'
import { toNfd } from '#schemas/text/normalise-text.ts'
import { writtenPrices } from '#engine/text/written-prices.ts'

/** Letters of a word that tells services apart. */
const MIN_LETTERS = 4

/** Characters of the names of services that a finding quotes. */
const MAX_NAMES = 80

const wordsOf = (text: string): string[] =>
  toNfd(text)
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\d]+/gu)
    ?.filter((word) => word.length >= MIN_LETTERS) ?? []

/** The words of a block that tell which service is meant. */
const subjectOf = ({ values }: ExaminedBlock): ReadonlySet<string> =>
  new Set(values.flatMap(({ value }) => (typeof value === 'string' ? wordsOf(plainWords(value)) : [])))

/** The services that a price may be of: the one that the block speaks of most, else all with this price. */
function meant(prices: readonly PriceFact[], subject: ReadonlySet<string>): readonly PriceFact[] {
  const scores = prices.map(({ title }) => new Set(wordsOf(title).filter((word) => subject.has(word))).size)
  const most = Math.max(...scores)
  return prices.filter((_, index) => scores[index] === most)
}

/** Tests if a block also gives amounts before tax: two amounts that belong together do not follow one by one. */
const isBeforeTax = ({ values }: ExaminedBlock): boolean =>
  values.some(({ value }) => typeof value === 'string' && /\bHT\b/.test(plainWords(value)))

/** Finds amounts in texts that equal the price of a service: they stay as they are when the price changes. Blocks that also give amounts before tax are left out. */
export function repeatedPrice({ blocks, facts }: Examined): Found[] {
  const byCents = Map.groupBy(
    facts.prices.filter(({ isShown }) => isShown),
    ({ cents }) => cents,
  )
  if (byCents.size === 0) return []
  const stated = blocks.filter((each) => !isBeforeTax(each))
  return stated.flatMap((each) =>
    each.values.flatMap(({ kind, pointer, value }) => {
      if ((kind !== 'text' && kind !== 'html') || typeof value !== 'string') return []
      return writtenPrices(value).flatMap(({ words, cents }): Found[] => {
        const equal = byCents.get(cents)
        if (!equal) return []
        const services = meant(equal, subjectOf(each))
        const [first] = services
        if (!first) return []
        const service = cutWords(services.map(({ title }) => title).join(', '), MAX_NAMES)
        const which: Found['values'] = services.length === 1 ? { name: first.name } : { reason: 'several' }
        return [{ blockId: each.block.id, pointer: inProps(pointer), values: { text: words, service, ...which } }]
      })
    }),
  )
}
