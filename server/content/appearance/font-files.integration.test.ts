import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'
import { saveFontFiles } from './font-files.ts'

const woff2 = createRequire(import.meta.url).resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2')

let test: TestApp
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-fonts-'))
  test = await testApp({ template: twoSites, env: { DATA_DIR: folder } })
})
afterAll(async () => {
  await test.close()
  await rm(folder, { recursive: true, force: true })
})

const ask = (url: string, host = 'localhost') => test.app.inject({ url, headers: { host } })
const ownFonts = async (host?: string) => (await ask('/api/site/info', host)).json<{ data: { ownFonts?: unknown } }>().data.ownFonts

it('a site has the fonts of its library, each under a name with its weight', async () => {
  const { library } = test.app.features
  const { db } = test.database
  const bytes = await readFile(woff2)
  expect(await ownFonts()).toBeUndefined()
  const bold = await library.put(37, { bytes, filename: 'Maison-SemiBold.woff2', texts: {} })
  const foreign = await library.put(38, { bytes, filename: 'Cave-Bold.woff2', texts: {} })
  await saveFontFiles(db, 37, [{ name: 'Maison', files: [bold, foreign, 31] }])
  await test.app.features.directory.refresh(37)
  const { external_id } = await db.selectFrom('media').select('external_id').where('id', '=', bold).executeTakeFirstOrThrow()
  const path = `/media/${external_id}/maison-semibold.woff2`
  expect(await ownFonts()).toEqual([{ name: 'Maison', files: [path] }])
  expect(await ownFonts('cave.localhost')).toBeUndefined()
  const { statusCode, headers, rawPayload } = await ask(path)
  expect([statusCode, headers['content-type'], rawPayload.equals(bytes)]).toEqual([200, 'font/woff2', true])
})

it('a font that was cut short is not taken, nor a family whose name would write a rule', async () => {
  const { library } = test.app.features
  const whole = await readFile(woff2)
  const cut = library.put(37, { bytes: whole.subarray(0, 9000), filename: 'Maison-Bold.woff2', texts: {} })
  await expect(cut).rejects.toMatchObject({ code: 'VALIDATION_FAILED', data: { errors: [{ field: 'file', code: 'FILE_UNREADABLE' }] } })
  for (const name of ["x'}body{", '', 'a'.repeat(61)])
    await expect(saveFontFiles(test.database.db, 37, [{ name, files: [1] }])).rejects.toBeInstanceOf(ApiError)
})
