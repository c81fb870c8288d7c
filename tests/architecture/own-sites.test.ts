import { glob, readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { journeyNames } from '#tests/e2e/journeys/journey-members.ts'
import { ownHosts } from '#tests/e2e/sites/own-sites.ts'
import { projectFolder } from '#tests/support/server/processes.ts'
import { hostsIn, sharedHosts } from './own-sites.ts'

const hosts = new Set<string>(ownHosts)
const LISTS = new Set(['tests/e2e/sites/own-sites.ts', 'tests/e2e/journeys/journey-members.ts'])

/** Accounts that sign in on sites of other tests too: what they do there changes nothing of the account, or is done on a site of its own. */
const READERS = new Set([
  ...['acheteuse', 'anglais', 'cible', 'ecrans', 'essayeuse', 'petit'],
  ...['administration', 'administration-cadre', 'administration-page', 'gerance'],
])

async function readSpecs(): Promise<(readonly [path: string, code: string])[]> {
  const found: [string, string][] = []
  for await (const path of glob('tests/e2e/**/*.ts', { cwd: projectFolder }))
    if (!LISTS.has(path)) found.push([path, await readFile(`${projectFolder}${path}`, 'utf8')])
  return found.sort()
}

describe('browser tests that write', () => {
  it('have each a site of its own, of the list that prepare-sites makes', async () => {
    const specs = await readSpecs()
    expect(sharedHosts(specs, hosts)).toEqual([])
    const used = new Set(specs.flatMap(([, code]) => hostsIn(code, hosts).map(({ host }) => host)))
    expect(ownHosts.filter((host) => !used.has(host))).toEqual([])
  })

  it('have each an account of its own on the sites that they share', async () => {
    const own = new Set<string>(journeyNames.filter((name) => !READERS.has(name)))
    expect(sharedHosts(await readSpecs(), own)).toEqual([])
  })
})

describe('the search for shared sites', () => {
  const one = new Set(['un.localhost'])
  const faults = (...codes: string[]) =>
    sharedHosts(
      codes.map((code, index) => [`${index}.spec.ts`, code] as const),
      one,
    )

  it.each([
    ['two tests of one file', `test('a', () => open('un.localhost')); test('b', () => open('un.localhost'))`],
    ['a helper of two tests', `const home = (page) => open(page, 'un.localhost'); test('a', () => home())`],
    ['a default of a helper', `async function home(host = 'un.localhost') {}`],
    ['a constant of the file', `const host = 'un.localhost'; test('a', () => open(host)); test('b', () => open(host))`],
    ['every round of a loop', `for (const width of [390, 1440]) { test(width, () => open('un.localhost')) }`],
    ['two tests, in backquotes', "test('a', () => open(`un.localhost`)); test('b', () => open(`un.localhost`))"],
    ['two tests, in an address', `test('a', () => page.goto('http://un.localhost:4000/')); test('b', () => page.goto('//un.localhost'))`],
    [
      'two tests, in an address with a port',
      'test("a", () => go(`http://un.localhost:${port}/a`)); test("b", () => go(`http://un.localhost:${port}/b`))',
    ],
    ['two tests, put together', 'const own = "un"; test("a", () => open(`${own}.localhost`)); test("b", () => open(`${own}.localhost`))'],
    ['two tests, with a suffix', `test('a', () => open('un' + '.localhost')); test('b', () => open('un' + '.localhost'))`],
    ['two tests of which one is marked', `test.fixme('a', () => open('un.localhost')); test.only('b', () => open('un.localhost'))`],
    ['a hook of all tests', `test.beforeEach(({ page }) => open(page, 'un.localhost'))`],
    ['a setting of a file', `test.use({ baseURL: 'http://un.localhost:4000' }); test('a', () => open()); test('b', () => open())`],
    ['every round of forEach', `[390, 1440].forEach((width) => test(String(width), () => open('un.localhost')))`],
    ['every round of map', `widths.map((width) => { test(String(width), () => open('un.localhost')) })`],
    ['every round of a counting loop', `for (let at = 0; at < 2; at += 1) test(String(at), () => open('un.localhost'))`],
    ['every round of a loop over keys', `for (const key in table) test(key, () => open('un.localhost'))`],
    [
      'two tests of one row',
      `const hosts = { wide: 'un.localhost' }; test('a', () => open(hosts.wide)); test('b', () => open(hosts.wide))`,
    ],
    [
      'two tests of one place of a list',
      `const hosts = ['un.localhost']; test('a', () => open(hosts[0])); test('b', () => open(hosts[0]))`,
    ],
    ['every round of a loop of groups', `for (const width of [1, 2]) test.describe('a', () => { test('b', () => open('un.localhost')) })`],
  ])('finds %s', (_, code) => {
    expect(faults(code)).not.toEqual([])
  })

  it('finds tests of two files', () => {
    expect(faults(`test('a', () => open('un.localhost'))`, `test('b', () => open('un.localhost'))`)).toEqual([
      'un.localhost is used at 0.spec.ts:1 and 1.spec.ts:1',
    ])
  })

  it.each([
    ['one test', `if (isInTurn(0)) test('a', async () => { await open('un.localhost') })`],
    ['one round of a loop', `for (const { host } of inTurn(0, [{ host: 'un.localhost' }])) test('a', () => open(host))`],
    ['one test that names it twice', `test('a', () => { const start = () => open('un.localhost'); close('un.localhost') })`],
    [
      'two rows of a table',
      `const hosts = { a: 'un.localhost', b: 'deux.localhost' }; test('a', () => open(hosts.a)); test('b', () => open(hosts.b))`,
    ],
    ['another host that ends alike', `test('a', () => open('un.localhost')); test('b', () => open('http://seul-un.localhost:4000/'))`],
    ['one row of a table', `const hosts = { wide: 'un.localhost' } as const; test('a', () => open(hosts.wide))`],
  ])('leaves %s', (_, code) => {
    expect(faults(code)).toEqual([])
  })
})
