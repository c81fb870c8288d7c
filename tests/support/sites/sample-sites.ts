import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLocalFileStore, type FileStore } from '#server/adapters/file-store.ts'
import { silentLog } from '#server/database/log.ts'
import { seedSampleSites } from '#server/seeds/seed.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import type { TestTemplate } from '#tests/support/database/database.ts'
import { runFolder } from '#tests/support/database/test-cluster.ts'
import { withStoredPictures } from './stored-pictures.ts'

/** The two sample sites, served by a whole application. */
export interface SampleSites {
  readonly app: TestApp['app']
  readonly db: TestApp['database']['db']
  readonly database: TestApp['database']
  readonly files: FileStore
  /** The HTML of a page, which has to answer 200. */
  page(host: string, path: string): Promise<string>
  close(): Promise<void>
}

const seededFiles = async (): Promise<string> => join(await runFolder(), 'sample-files')

const seeded: TestTemplate = {
  name: 'sample_sites',
  prepare: async (db) => {
    const folder = await seededFiles()
    const files = createLocalFileStore(folder)
    await withStoredPictures(folder, async () => {
      await seedSampleSites({ db, files, publicUrl: 'http://localhost:3000', log: silentLog })
    })
  },
}

/** A database of its own with the sample sites, which are seeded once a run; call `close()` in `afterAll`. */
export async function sampleSites(): Promise<SampleSites> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-sample-sites-'))
  const test = await testApp({ template: seeded, env: { DATA_DIR: folder } })
  await cp(await seededFiles(), join(folder, 'files'), { recursive: true })
  return {
    app: test.app,
    db: test.database.db,
    database: test.database,
    files: createLocalFileStore(join(folder, 'files')),
    page: async (host, path) => {
      const response = await test.app.inject({ url: path, headers: { host, accept: 'text/html' } })
      if (response.statusCode !== 200) throw new Error(`${host}${path} answered ${response.statusCode}`)
      return response.body
    },
    close: async () => {
      await test.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The words of a page's main part as a reader sees them, every kind of space made an ordinary one. */
export function mainText(html: string): string {
  return plainText(/<main[\s>][\s\S]*<\/main>/.exec(html)?.[0] ?? '').replace(/[\u00a0\u202f\s]+/g, ' ')
}

/** The text of a piece of HTML, its spaces as they are. */
export function plainText(html: string): string {
  return html
    .replace(/<(script|style|noscript)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

/** How many words a text has. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu)?.length ?? 0
}
