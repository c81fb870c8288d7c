import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const DOOR = 'server/content/pages/write/'
const WRITES =
  /(?:insertInto|insert|updateTable|deleteFrom)\((?:trx, )?'(pages|layouts|revisions|page_documents)'|\b(?:insert into|update|delete from) (pages|layouts|revisions|page_documents)\b/

const files = [...globSync('{server,scripts}/**/*.{ts,mjs}')].filter((path) => !/\.test\.ts$/.test(path))
const writers = (read: (path: string) => string) => files.filter((path) => WRITES.test(read(path)))

describe('pages', () => {
  it('are written by saving them and by nothing else', () => {
    expect(files.length).toBeGreaterThan(100)
    const found = writers((path) => readFileSync(path, 'utf8'))
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter((path) => !path.startsWith(DOOR))).toEqual([])
  })

  it('are seen to be written by others when they are', () => {
    const [seed = ''] = files
    for (const code of ["db.updateTable('page_documents').set({})", 'sql`insert into revisions default values`'])
      expect(writers((path) => (path === seed ? code : ''))).toEqual([seed])
  })
})
