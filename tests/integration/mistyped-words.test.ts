import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sampleSites, type SampleSites } from '#tests/support/sites/sample-sites.ts'
import { seeded } from '#tests/support/seeded.ts'
import { isFull } from '#tests/support/sampling.ts'

let sites: SampleSites

beforeAll(async () => {
  sites = await sampleSites()
})
afterAll(() => sites.close())

interface Found {
  readonly items: readonly { readonly url: string }[]
  readonly total: number
  readonly meant?: { readonly q: string }
}

let asked = 0

/** Each search comes from a new IP address, because together they exceed the rate limit. */
async function find(q: string): Promise<Found> {
  asked += 1
  const url = `/api/search?${new URLSearchParams({ q, nbItem: '100' }).toString()}`
  const answer = await sites.app.inject({ url, remoteAddress: `10.0.${Math.floor(asked / 250)}.${1 + (asked % 250)}` })
  return answer.json<{ data: Found }>().data
}

/** Returns the words of the articles and services of the first sample site in a fixed order. */
async function vocabulary(): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select distinct word from (
      select spelled from blog_texts where site_id = 37 and blog_id is not null union all select spelled from service_texts where site_id = 37
    ) as texts, unnest(string_to_array(btrim(spelled), ' ')) as word
    where word ~ '^[a-z]{5,}$' order by word
  `.execute(sites.db)
  return rows.map(({ word }) => word)
}

const letters = 'abcdefghijklmnopqrstuvwxyz'
const at = (word: string, index: number, put: string, taken: number) => word.slice(0, index) + put + word.slice(index + taken)

type Slip = (word: string, random: () => number) => string

const placeIn = (word: string, random: () => number) => Math.floor(random() * word.length)

const slips: readonly Slip[] = [
  (word, random) => at(word, placeIn(word, random), '', 1),
  (word, random) => {
    const index = placeIn(word, random)
    return at(word, index, word.charAt(index), 0)
  },
  (word, random) => {
    const index = Math.min(placeIn(word, random), word.length - 2)
    return at(word, index, word.charAt(index + 1) + word.charAt(index), 2)
  },
  (word, random) => at(word, placeIn(word, random), letters.charAt(Math.floor(random() * letters.length)), 1),
]

// Always the same words: 234 of the 240 are found, because a typo may be another word of the site or closer to one.
const wanted = isFull ? 240 : 24
const MIN_FOUND = Math.ceil(wanted * 0.95)

/** Returns the fate of the first result of a word when the word is mistyped; null without a result, for example for unpublished content. */
async function tell(word: string, typed: string): Promise<string | null> {
  const [right, mistyped] = await Promise.all([find(word), find(typed)])
  const first = right.items[0]?.url
  if (first === undefined) return null
  return mistyped.items.some(({ url }) => url === first) ? 'found' : `${word} as ${typed}: ${mistyped.meant?.q ?? 'nothing else'}`
}

it('finds the results of a word with a letter missing, doubled, swapped or replaced', async () => {
  const words = await vocabulary()
  const random = seeded(20_261_122)
  const told: string[] = []
  while (told.length < wanted) {
    const word = words[Math.floor(random() * words.length)] ?? ''
    const typed = slips[told.length % slips.length]?.(word, random) ?? word
    const fate = typed === word ? null : await tell(word, typed)
    if (fate !== null) told.push(fate)
  }
  const lost = told.filter((fate) => fate !== 'found')
  expect(told.length - lost.length, lost.join('\n')).toBeGreaterThanOrEqual(MIN_FOUND)
})

it('finds as much by typos in three frequent words', async () => {
  for (const [typed, meant] of [
    ['stauts', 'statuts'],
    ['kbiss', 'kbis'],
    ['domicilliation', 'domiciliation'],
  ] as const) {
    const [right, mistyped] = await Promise.all([find(meant), find(typed)])
    expect(right.total).toBeGreaterThan(9)
    expect(mistyped).toMatchObject({ total: right.total, meant: { q: meant } })
  }
})
