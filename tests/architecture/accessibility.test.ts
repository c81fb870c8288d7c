import { readFileSync } from 'node:fs'
import axe from 'axe-core'
import { HtmlValidate, Severity } from 'html-validate'
import { describe, expect, it } from 'vitest'
import { axeLevels } from '#tests/support/documents/axe-levels.ts'
import { missingTests, namedTests, readRows } from './standard.ts'

const page = 'docs/accessibility/rgaa.md'
const document = readFileSync(page, 'utf8')

/** The number of criteria in each of the thirteen chapters. */
const CRITERIA = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12]
const ids = CRITERIA.flatMap((count, chapter) => Array.from({ length: count }, (_, index) => `${chapter + 1}.${index + 1}`))

/** The ways to check a criterion, with the format of the evidence. */
const WAYS = [
  ['automatic', /^(?:axe|html-validate): `/],
  ['scripted', /^\[/],
  ['by hand', /^looked at on \d{4}-\d{2}-\d{2}: \S.{10,}/],
  ['not applicable', /^not applicable: \S.{20,}/],
] as const

/** The axe rules that run on every page, with the criteria that each claims. */
const axeRules = new Map(
  axe
    .getRules(axeLevels)
    .filter(({ tags }) => !tags.includes('experimental') && !tags.includes('deprecated'))
    .map(({ ruleId, tags }) => [ruleId, tags.flatMap((tag) => /^RGAA-(\d+\.\d+)/.exec(tag)?.[1] ?? [])]),
)
const validator = new HtmlValidate({ extends: ['html-validate:recommended'] })
const recommended = validator.getConfigForSync('page.html').getRules()
const rules = readFileSync('tests/e2e/checks/html-rules.ts', 'utf8')
const isRun = (rule: string) => recommended.get(rule)?.[0] === Severity.ERROR && !rules.includes(`'${rule}': 'off'`)

const readCriteria = (text: string) =>
  readRows(text).map(([id = '', asks = '', how = '', says = '']) => ({ id, asks, how, pieces: says.split(' · ') }))

/** Returns the rules of a checker in the evidence. */
function rulesOf(checker: string, pieces: readonly string[]): string[] {
  const named = pieces.filter((piece) => piece.startsWith(`${checker}: `))
  return named.flatMap((piece) => [...piece.matchAll(/`([^`]+)`/g)].map(([, rule = '']) => rule))
}

/** Returns the errors of a row: a wrong way, or missing tests and rules. */
function faultsOf({ id, asks, how, pieces }: ReturnType<typeof readCriteria>[number]): string[] {
  const ways = WAYS.filter(([, look]) => pieces.some((piece) => look.test(piece))).map(([way]) => way)
  const unknown = pieces.filter((piece) => !WAYS.some(([, look]) => look.test(piece)))
  const links = pieces.filter((piece) => piece.startsWith('['))
  const named = rulesOf('axe', pieces)
  const due = [...axeRules].filter(([, criteria]) => criteria.includes(id)).map(([rule]) => rule)
  return [
    ...(how === ways.join(', ') ? [] : [`it says « ${how} » and is checked « ${ways.join(', ')} »`]),
    ...unknown.map((piece) => `« ${piece} » is no way of checking`),
    ...links.filter((piece) => namedTests(page, piece).length === 0).map((piece) => `${piece} is no test`),
    ...missingTests(links.flatMap((piece) => namedTests(page, piece))),
    ...named.filter((rule) => !axeRules.has(rule)).map((rule) => `axe does not run ${rule}`),
    ...due.filter((rule) => !named.includes(rule)).map((rule) => `axe looks at it by ${rule}`),
    ...rulesOf('html-validate', pieces)
      .filter((rule) => !isRun(rule))
      .map((rule) => `html-validate does not run ${rule}`),
    ...(asks.length < 15 ? ['it does not say what is asked'] : []),
  ].map((fault) => `${id}: ${fault}`)
}

const criteria = readCriteria(document)
const saying = (words: string) => criteria.filter(({ pieces }) => pieces.some((piece) => piece.includes(words))).length

describe('the criteria of accessibility', () => {
  it('are 106 of 106, each once, in their order', () => {
    expect(ids).toHaveLength(106)
    expect(criteria.map(({ id }) => id)).toEqual(ids)
  })

  it('are checked in the ways that they say, by tests and rules that exist', () => {
    expect(criteria.flatMap(faultsOf)).toEqual([])
  })

  it('say how many have a fault, and leave none to be looked at', () => {
    expect(saying('still to be looked at')).toBe(0)
    expect(document).toContain(`${saying('**Fault**')} have a fault that we know of`)
  })

  it('are seen to be wrong when they are', () => {
    const faults = (how: string, says: string, id = '1.3') =>
      readCriteria(`| ${id} | A picture has its text. | ${how} | ${says} |`).flatMap(faultsOf)
    expect(faults('by hand', 'looked at on 2026-11-20: each has one.')).toEqual([])
    expect(faults('automatic', 'looked at on 2026-11-20: each has one.')).toHaveLength(1)
    expect(faults('by hand', 'still to be looked at: with a screen reader.')).toHaveLength(2)
    expect(faults('', 'everybody sees that it is so')).toHaveLength(1)
    expect(faults('scripted', '[no such test](../../tests/architecture/accessibility.test.ts)')).toHaveLength(1)
    expect(faults('scripted', '[a page that is no test](../glossary.md)')).toHaveLength(1)
    expect(faults('automatic', 'axe: `no-such-rule` · html-validate: `no-inline-style`')).toHaveLength(2)
    expect(faults('automatic', 'axe: `valid-lang`', '8.5')).toEqual(['8.5: axe looks at it by document-title'])
  })
})
