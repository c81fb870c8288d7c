import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hashOfMigration, migrationFolder, readMigrations } from './migration-files.ts'

describe('the files of migrations', () => {
  let folder = ''
  const put = (name: string, text = 'export async function up() {}') => writeFile(join(folder, name), text)

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-migrations-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  it('of the application are in order', async () => {
    expect((await readMigrations(migrationFolder)).length).toBeGreaterThan(5)
  })

  it('are refused without a first, with a number twice, a wrong name or nothing to run', async () => {
    await put('0002-add-late.ts')
    await expect(readMigrations(folder)).rejects.toThrow('expected a name like 0001-verb-noun.ts')
    await rm(join(folder, '0002-add-late.ts'))
    await put('0001-early.ts')
    await expect(readMigrations(folder)).rejects.toThrow('expected a name like 0001-verb-noun.ts')
    await rm(join(folder, '0001-early.ts'))
    await put('0001-create-one.ts')
    await put('0004-create-four.ts')
    expect((await readMigrations(folder)).map(({ name }) => name)).toEqual(['0001-create-one', '0004-create-four'])
    await put('0004-drop-four.ts')
    await expect(readMigrations(folder)).rejects.toThrow('0004-drop-four.ts: expected a name like 0005-verb-noun.ts')
    for (const name of ['0001-create-one.ts', '0004-create-four.ts', '0004-drop-four.ts']) await rm(join(folder, name))
    await put('0001-create-nothing.ts', 'export const down = 1')
    await expect(readMigrations(folder)).rejects.toThrow('expected an export "up"')
  })

  it('of a baseline come first, in SQL, and share one numbering with the scripts', async () => {
    await mkdir(join(folder, 'baseline'))
    await put('baseline/0001-platform-base.sql', 'create table a (id int);')
    await put('0002-create-two.ts')
    const files = await readMigrations(folder)
    expect(files.map(({ name, isBaseline }) => [name, isBaseline])).toEqual([
      ['0001-platform-base', true],
      ['0002-create-two', false],
    ])
    await put('baseline/0002-sites-base.sql', '')
    await expect(readMigrations(folder)).rejects.toThrow('0002-create-two.ts: expected a name like 0003-verb-noun.ts')
  })

  it('of several folders run in the order of their numbers', async () => {
    for (const name of ['drafts', 'panel']) await mkdir(join(folder, name))
    await put('0001-create-one.ts')
    await put('panel/0002-create-two.ts')
    await put('drafts/0003-create-three.ts')
    await put('0004-create-four.ts')
    expect((await readMigrations(folder)).map(({ name }) => name.slice(5))).toEqual([
      'create-one',
      'create-two',
      'create-three',
      'create-four',
    ])
    await put('panel/0004-drop-four.ts')
    await expect(readMigrations(folder)).rejects.toThrow('expected a name like 0005-verb-noun.ts')
  })

  it('have the same hash in SQL without the comments of SQL', () => {
    const [bare, commented] = ['create table a (id int);', '-- A.\ncreate table a (\n  id int -- its number\n);']
    expect(hashOfMigration(commented, 'sql')).toBe(hashOfMigration(bare, 'sql'))
  })

  it('have the same hash however they are laid out, and another when they do something else', () => {
    const first = 'export async function up(db) {\n  await sql`create table a (id int)`.execute(db)\n}\n'
    const laidOut = '/** Makes a. */\nexport async function up(db) { // now\n  await sql`\n    create table a (id int)\n  `.execute(db);\n}'
    expect(hashOfMigration(laidOut)).toBe(hashOfMigration(first))
    expect(hashOfMigration(first.replace('id int', 'id bigint'))).not.toBe(hashOfMigration(first))
  })
})
