import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const TABLES = [
  ...['page_documents', 'shells', 'section_contents', 'drafts', 'menu_items', 'site_logos', 'products'],
  ...['blogs', 'blog_folders', 'news', 'services', 'albums', 'elements'],
].join('|')
const WRITES = new RegExp(
  String.raw`(?:insertInto|insert|updateTable)\((?:trx, )?'(?:${TABLES})'\)|deleteFrom\('shells'\)|\b(?:insert into|update) (?:${TABLES})\b(?! of\b)`,
)
const RECORDS = /\brecord(?:Draft)?References(?:Of)?\(/

/** Files that write rows for a file that records their references. */
const THROUGH: Readonly<Record<string, string>> = {
  'server/content/drafts/draft-rows.ts': 'server/content/drafts/store-steps.ts',
  'server/content/pages/write/replace-revisions.ts': 'server/content/addresses/follow-address.ts',
  'server/content/pages/write/trash-rows.ts': 'server/content/page-life/trash-page.ts',
  'server/content/addresses/move-shells.ts': 'server/content/addresses/follow-address.ts',
  'server/content/addresses/move-sections.ts': 'server/content/addresses/follow-address.ts',
  'server/content/addresses/move-texts.ts': 'server/content/addresses/follow-address.ts',
}

/** Files that write columns by which a row names nothing. */
const ELSEWHERE = [
  'server/content/drafts/log-retention-job.ts',
  'server/content/drafts/publication/page-entries.ts',
  'server/content/pages/write/exchange-addresses.ts',
]

const files = globSync('server/**/*.ts').filter((path) => !/\.test\.ts$|^server\/(migrations|seeds)\//.test(path))

function skipping(read: (path: string) => string): string[] {
  const records = (path: string) => RECORDS.test(read(path))
  const writers = files.filter((path) => WRITES.test(read(path)) && !ELSEWHERE.includes(path))
  return writers.filter((path) => !records(path) && !records(THROUGH[path] ?? path))
}

describe('writers of contents that name others', () => {
  it('record their references', () => {
    const texts = new Map(files.map((path) => [path, readFileSync(path, 'utf8')]))
    expect([...texts.values()].filter((text) => WRITES.test(text)).length).toBeGreaterThan(8)
    expect(skipping((path) => texts.get(path) ?? '')).toEqual([])
  })

  it('are found when they do not', () => {
    const [first = ''] = files
    for (const code of ["trx.insertInto('albums').values(row)", 'sql`update page_documents set deleted_at = now()`'])
      expect(skipping((path) => (path === first ? code : ''))).toEqual([first])
  })
})
