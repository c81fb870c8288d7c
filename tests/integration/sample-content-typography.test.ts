import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { plainText } from '#tests/support/sites/sample-sites.ts'

const folder = join(import.meta.dirname, '../../server/seeds')
const names = (await readdir(folder, { recursive: true })).filter((name) => /\.(json|html)$/.test(name))
const files = await Promise.all(
  names.sort().map(async (name) => [relative('.', name), await readFile(join(folder, name), 'utf8')] as const),
)

// Names, addresses and codes are not written for readers.
const codes =
  /^(?:\$schema|id|type|slug|url|href|anchor|locale|shell|middleware|value|name|file|image|media|host|kind|family|folder|tags|icon|parent|author)$/

function wordsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return codes.test(key) ? [] : [plainText(value)]
  if (Array.isArray(value)) return value.flatMap((item) => wordsOf(item, key))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => (isForeign(name) ? [] : wordsOf(inner, name)))
}

const isForeign = (name: string) => /^en_GB$/.test(name)
const isEnglish = (path: string) => path.includes('en_GB')
const textsOf = (path: string, content: string) => (path.endsWith('.json') ? wordsOf(JSON.parse(content)) : [plainText(content)])

const french = files.filter(([path]) => !isEnglish(path)).map(([path, content]) => [path, textsOf(path, content).join('\n')] as const)
const english = files.filter(([path]) => isEnglish(path)).map(([path, content]) => [path, textsOf(path, content).join('\n')] as const)

/** The places where a text breaks a rule, with a few letters on each side. */
function breaches(text: string, rule: RegExp): string[] {
  return [...text.matchAll(rule)].map(({ index }) => text.slice(Math.max(0, index - 12), index + 14))
}

describe('the French of the seeds', () => {
  it('is there to be read', () => {
    expect(french.length).toBeGreaterThan(40)
    expect(english.length).toBeGreaterThan(20)
  })

  it.each(french)('has curly apostrophes and quotes in %s', (_, text) => {
    expect(breaches(text, /['"]/g)).toEqual([])
  })

  it.each(french)('has a no-break space before high punctuation and inside quotes in %s', (_, text) => {
    expect(breaches(text, / [;:!?»]|« /g)).toEqual([])
    expect(breaches(text, /[\p{L}\d)][;!?](?=\s|$)/gu)).toEqual([])
    expect(breaches(text, /\u202f:|\u00a0[;!?]/g)).toEqual([])
  })

  it.each(french)('keeps figures with their units in %s', (_, text) => {
    expect(breaches(text, /\d (?:€|%|euros?\b|mois\b|jours\b|ans\b|heures\b|cl\b|hl\b|km\b|\d{3}\b)/g)).toEqual([])
  })

  it.each(french)('has an ellipsis, no double space and no filler in %s', (_, text) => {
    expect(breaches(text, /\.\.\.|lorem ipsum/gi)).toEqual([])
  })
})

describe('the English of the seeds', () => {
  it.each(english)('has curly apostrophes and quotes in %s', (_, text) => {
    expect(breaches(text, /['"«»]/g)).toEqual([])
  })
})
