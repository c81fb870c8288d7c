import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { missingTests } from './standard.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-standard-'))
const file = join(folder, 'some.test.ts')
afterAll(() => {
  rmSync(folder, { recursive: true })
})

writeFileSync(
  file,
  `
describe('a group', () => {
  it('stands there', () => expect('said in its midst').toBe(''))
  it.each([['a row of it', 1]])('%s: is one of several', () => undefined)
  it.concurrent.each(rows.map(({ name }) => name))(\`is $named\`, () => undefined)
})
describe.skip('a group that is skipped', () => {
  it('stands in it', () => undefined)
})
it.skip('is skipped', () => undefined)
test.fixme('is to be mended', () => undefined)
it.todo('is to be written')
it.skipIf(isCalm)('is skipped now and then', () => undefined)
it.skip.each(rows)('is skipped for every row', () => undefined)
// it('is commented out', () => undefined)
const words = 'are no test'
`,
)
const missing = (...titles: string[]) => missingTests(titles.map((title) => ({ title, file }))).length

it('a test that is named is one that runs', () => {
  expect(missing('a group', 'stands there', 'a row of it', '%s: is one of several', 'is $named')).toBe(0)
})

it.each([
  'a group that is skipped',
  'stands in it',
  'is skipped',
  'is to be mended',
  'is to be written',
  'is skipped now and then',
  'is skipped for every row',
  'is commented out',
  'are no test',
  'said in its midst',
  'stands nowhere',
])('« %s » is not there', (title) => {
  expect(missing(title)).toBe(1)
})
