import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { z } from 'zod'
import type { CallData } from '#schemas/api/calls.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { toSlug } from '#domain/urls/slug.ts'

type Cities = CallData<'city.find'>

/** Finds towns of France by the beginning of their name or postal code. */
export type FindCities = (search: string) => Promise<Cities>

interface Town {
  readonly postalCode: string
  readonly name: string
  readonly slug: string
  readonly population: number
}

const MAX_CITIES = 20
const { resolve } = createRequire(import.meta.url)

const communesSchema = z.array(
  z.object({ nom: z.string(), type: z.string(), codesPostaux: z.array(z.string()).optional(), population: z.number().optional() }),
)

/** The towns of France, one for each of their postal codes, the largest first. */
async function readTowns(): Promise<readonly Town[]> {
  const path = resolve('@etalab/decoupage-administratif/data/communes.json')
  const communes = communesSchema.parse(JSON.parse(await readFile(path, 'utf8')))
  return communes
    .filter(({ type }) => type === 'commune-actuelle')
    .flatMap(({ nom: name, codesPostaux = [], population = 0 }) => {
      const slug = normaliseName(toSlug(name))
      return codesPostaux.map((postalCode) => ({ postalCode, name, slug, population }))
    })
    .sort((one, other) => other.population - one.population || one.postalCode.localeCompare(other.postalCode))
}

/** Writes a name in one way: « St » and « s/s » in full, « lez » as « les », a number apart from its name. */
const normaliseName = (slug: string): string =>
  slug
    .replace(/^(\d{5})(?=[a-z])/, '$1-')
    .replace(/([a-z])(?=\d{1,5}(?:e|er|eme|ieme)?$)/, '$1-')
    .replace(/(^|-)(\d{1,2})-(?=(?:er|e|eme|ieme)(?![^-]))/, '$1$2')
    .replace(/^(st)(?=e?-)/, 'saint')
    .replaceAll('-st-', '-saint-')
    .replaceAll('-ste-', '-sainte-')
    .replaceAll('-lez-', '-les-')
    .replaceAll('-s-s-', '-sous-')

/** The cities whose postal codes name the arrondissement: the first digits of their codes and the number of arrondissements. */
const districts: Readonly<Record<string, readonly [start: string, count: number]>> = {
  paris: ['75', 20],
  marseille: ['13', 16],
  lyon: ['69', 9],
}

/** The parts of a search as envelopes write it: a name, a postal code or its first digits, in any order. */
interface TownQuery {
  readonly name: string
  readonly code: string
}

const romanNumbers = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx'.split(' ')

/** Writes the number of an arrondissement in digits: « paris-xvie » becomes « paris-16 ». */
function withArabicNumber(slug: string): string {
  const [, name = '', roman = ''] = /^([a-z]+)-([ivx]+)(?:e|er|eme|ieme)?$/.exec(slug) ?? []
  const number = romanNumbers.indexOf(roman) + 1
  return Object.hasOwn(districts, name) && number > 0 ? `${name}-${number}` : slug
}

/** Reads a name beside a department or the number of an arrondissement. */
function parseNumberedName(slug: string): TownQuery {
  const turned = withArabicNumber(slug).replace(/^(\d{1,3}|2[ab])(e|er|eme|ieme)?-(?:arrondissement-)?(?:de-)?(?=\D)(.+)$/, '$3-$1$2')
  const [, name = '', number = ''] = /^(.*\D)-(\d{1,3}|2[ab])(?:e|er|eme|ieme)?$/.exec(turned) ?? []
  if (name === '') return { code: '', name: slug }
  const [start, count] = ownValue(districts, name) ?? ['', 0]
  if (Number(number) > 0 && Number(number) <= count) return { name, code: `${start}${number.padStart(3, '0')}` }
  return number.length > 1 ? { name, code: number.replace(/^2[ab]$/, '20') } : { code: '', name: slug }
}

/** Leaves out « CEDEX » with its number, which says a place of sorting, and « arrondissement » after its number. */
function withoutPostalTerms(slug: string): string {
  const [, name = slug, number] = /^(.*?)-?cedex(?:-(\d+))?$/.exec(slug) ?? []
  const town = name.replace(/-(?:arr|arrt|arrdt|arrondissement)$/, '')
  return number !== undefined && Object.hasOwn(districts, town) ? `${town}-${Number(number)}` : town
}

/** Reads « 34 000 », « 34000 Montpellier », « 34 Montpellier », « Montpellier (34) », « Paris 8e arrondissement » and « PARIS CEDEX 08 ». */
function parseTown(wording: string): TownQuery {
  const slug = withoutPostalTerms(normaliseName(wording))
  const whole = /(?<![^-])(\d{2})-?(\d{3})(?![^-])/.exec(slug)
  if (whole)
    return {
      code: `${whole[1]}${whole[2]}`,
      name: slug.replace(whole[0], '').replaceAll(/^-|-$/g, '').replace('--', '-'),
    }
  if (/^[\d-]+$/.test(slug)) return { code: slug.replaceAll('-', ''), name: '' }
  return parseNumberedName(slug)
}

const withoutArticle = (slug: string): string => slug.replace(/^(?:l|la|le|les)-(?=.)/, '')

/** Tells whether a word is another one or an abbreviation of it: « fd » of « ferrand », « s » of « sur ». */
function abbreviates(word: string, full: string): boolean {
  if (full.startsWith(word)) return true
  let at = 0
  for (const letter of full) if (letter === word[at]) at++
  return full[0] === word[0] && word.length <= 3 && at === word.length
}

const startsAbbreviated = (fulls: readonly string[], words: readonly string[]): boolean =>
  words.length > 1 && words.length <= fulls.length && words.every((word, index) => abbreviates(word, fulls[index] ?? ''))

const linkWords = new Set(['sur', 'sous', 'en', 'les', 'lez', 'le', 'la', 'l', 'de', 'des', 'du', 'd', 'aux', 'et'])
const significantWords = (slug: string): string[] => slug.split('-').filter((word) => !linkWords.has(word))

/** Joins the articles that end with an apostrophe to the next word: « l-hay » becomes « lhay ». */
const withJoinedElisions = (slug: string): string => slug.replaceAll(/(?<![^-])([dl])-(?=[aeiouyh])/g, '$1')

/** Ways in which a name is found, the strictest first: its beginning, its beginning typed without apostrophes, the beginning of one of its words, its words abbreviated, its words without those that link them. */
const nameMatches: readonly ((slug: string, name: string) => boolean)[] = [
  (slug, name) => slug.startsWith(name) || withoutArticle(slug).startsWith(name),
  (slug, name) => withJoinedElisions(slug).startsWith(withJoinedElisions(name)),
  (slug, name) => slug.includes(`-${name}`),
  (slug, name) => startsAbbreviated(slug.split('-'), name.split('-')),
  (slug, name) => startsAbbreviated(significantWords(slug), significantWords(name)),
]

function findTowns(towns: readonly Town[], { name, code }: TownQuery): readonly Town[] {
  const coded = code === '' ? towns : towns.filter((town) => town.postalCode.startsWith(code))
  if (name === '') return code === '' ? [] : coded
  for (const matches of nameMatches) {
    const found = coded.filter((town) => matches(town.slug, name))
    if (found.length > 0) return found
  }
  // A postal code that does not go with the name says more than the name. A code of no town is one of CEDEX: its department counts.
  if (code.length === 5 && coded.length === 0) return findTowns(towns, { name, code: code.slice(0, 2) })
  return code.length === 5 ? coded : []
}

/** The ways in which a search is read: as it is, without a department in brackets, without an article or the country behind it. */
function wordingsOf(search: string): ReadonlySet<string> {
  const slug = toSlug(search)
  return new Set([slug, toSlug(search.replace(/\([^()]*\)/, ' ')), slug.replace(/-(?:l|la|le|les)$/, ''), slug.replace(/-france$/, '')])
}

/** Creates the search of towns; their list is read at the first search. */
export function createFindCities(): FindCities {
  let towns: Promise<readonly Town[]> | undefined
  return async (search) => {
    towns ??= readTowns()
    const all = await towns
    for (const wording of wordingsOf(search)) {
      const found = findTowns(all, parseTown(wording))
      if (found.length > 0) return found.slice(0, MAX_CITIES).map(({ postalCode, name }) => ({ postalCode, name }))
    }
    return []
  }
}
