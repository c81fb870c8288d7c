import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ensureBuilt } from '#scripts/launch/build.mjs'
import { createSteps } from '#scripts/launch/steps.mjs'
import { isInTurn } from '#tests/support/sampling.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'
import { checkFile } from './check-file.ts'
import { UploadedFile } from './uploaded-file.ts'

let test: TestApp

beforeAll(async () => {
  await ensureBuilt(createSteps(() => undefined))
  test = await testApp({ template: twoSites, env: { RATE_LIMIT_FACTOR: '1000' } })
})
afterAll(() => test.close())

const home = async () => (await test.app.inject({ url: '/', headers: { host: 'localhost' } })).statusCode
const document = (part: string, count: number, end = '%%EOF') =>
  new UploadedFile('statuts', 'a.pdf', Buffer.from(`%PDF-1.7\n1 0 obj<</Type/Page>>endobj\n${part.repeat(count)}\n${end}`))
const check = (file: UploadedFile) => checkFile(file, ['application/pdf'])
/** Ten million bytes of strings, all of them read. */
const slow = () => document('(a)', 3_333_000)

if (isInTurn(0))
  it('pages are answered while a document is looked into that is made to take long', async () => {
    expect(await home()).toBe(200)
    let isDone = false
    const checked = check(slow()).finally(() => (isDone = true))
    const answers: number[] = []
    while (!isDone) {
      answers.push(await home())
      // As between requests that come from outside.
      await setImmediate()
    }
    expect(await checked).toMatchObject({ mime: 'application/pdf' })
    // The first may have been answered before it began, and the last after it was over.
    expect(answers.length).toBeGreaterThan(5)
    expect(new Set(answers)).toEqual(new Set([200]))
  })

if (isInTurn(1))
  it('several are looked into one after the other, each for what it is', async () => {
    const [long, acting, cut, short] = await Promise.all([
      check(slow()),
      check(document('1 0 obj<</S/Launch/F(a.exe)>>endobj ', 40_000)),
      check(document('(a)', 100_000, '')),
      check(document('(a)', 1)),
    ])
    expect([long, acting, cut, short]).toMatchObject([
      { mime: 'application/pdf' },
      { code: 'FILE_ACTING', reason: 'program' },
      { code: 'FILE_UNREADABLE' },
      { mime: 'application/pdf' },
    ])
  })
