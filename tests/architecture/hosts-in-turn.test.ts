import { glob, readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { hostsInTurn } from '#tests/e2e/sites/hosts-in-turn.ts'
import { ownHosts } from '#tests/e2e/sites/own-sites.ts'
import { inTurn, isInTurn } from '#tests/support/sampling.ts'
import { projectFolder } from '#tests/support/server/processes.ts'

const hosts = new Set(['un.localhost', 'deux.localhost', 'trois.localhost'])
const turns = Array.from({ length: 12 }, (_, seed) => ({ seed, isFull: false }))
const inEachTurn = (code: string) => turns.map((turn) => [...hostsInTurn([code], hosts, turn)])

describe('the sites that a turn needs', () => {
  it('has a host of a test by turn in the turns of the test', () => {
    const code = `if (isInTurn(1, 3)) test('a', async () => { await open('un.localhost') })`
    expect(inEachTurn(code)).toEqual(turns.map((turn) => (isInTurn(1, 3, turn) ? ['un.localhost'] : [])))
  })

  it('takes one of two turns where a test names no number of parts', () => {
    const code = `if (isInTurn(1)) test('a', () => open('un.localhost'))`
    expect(inEachTurn(code)).toEqual(turns.map((turn) => (isInTurn(1, 2, turn) ? ['un.localhost'] : [])))
  })

  it('has a host of a variant in the turns of the variant', () => {
    const rows = `[{ host: 'un.localhost' }, { host: 'deux.localhost' }, { host: 'trois.localhost' }] as const`
    const code = `for (const { host } of inTurn(1, ${rows})) test('a', () => open(host))`
    expect(inEachTurn(code)).toEqual(turns.map((turn) => inTurn(1, [...hosts], turn)))
  })

  it('has a host within two conditions where both hold', () => {
    const code = `if (isInTurn(0, 2)) { if (isInTurn(0, 3)) test('a', () => open('un.localhost')) }`
    const both = turns.map((turn) => isInTurn(0, 2, turn) && isInTurn(0, 3, turn))
    expect(inEachTurn(code)).toEqual(both.map((isNeeded) => (isNeeded ? ['un.localhost'] : [])))
  })

  it.each([
    ['a test of every turn', `test('a', () => open('un.localhost'))`],
    ['a table beside the tests', `const own = { wide: 'un.localhost' }; if (isInTurn(0)) test('a', () => open(own.wide))`],
    ['a turn that a name gives', `if (isInTurn(number, PARTS)) test('a', () => open('un.localhost'))`],
    ['the other way of a condition', `if (isInTurn(0)) skip(); else test('a', () => open('un.localhost'))`],
  ])('has the host of %s in every turn', (_, code) => {
    expect(inEachTurn(code)).toEqual(turns.map(() => ['un.localhost']))
  })

  it('has every host of the browser tests in full mode, and each in some turn', async () => {
    const codes: string[] = []
    for await (const path of glob('tests/e2e/**/*.spec.ts', { cwd: projectFolder }))
      codes.push(await readFile(`${projectFolder}${path}`, 'utf8'))
    const own = new Set<string>(ownHosts)
    expect([...hostsInTurn(codes, own, { seed: 0, isFull: true })].sort()).toEqual([...own].sort())
    const taken = new Set(turns.slice(0, 6).flatMap((turn) => [...hostsInTurn(codes, own, turn)]))
    expect([...own].filter((host) => !taken.has(host))).toEqual([])
  })
})
