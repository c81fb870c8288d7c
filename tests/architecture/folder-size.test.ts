import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, it } from 'vitest'

const MAX_FILES = 25
const MAX_AT_ROOT = 19

/** Folders with more source files than the limit. Unit tests stand beside their file and are not counted; browser specs are. */
function crowdedFolders(files: readonly string[]): string[] {
  const counted = files.filter((file) => !/\.test\.tsx?$/.test(file)).map((file) => dirname(file))
  const folders = Object.entries(Object.groupBy(counted, (folder) => folder))
  return folders.flatMap(([folder, all = []]) => (all.length > MAX_FILES ? [`${folder}: ${all.length}`] : []))
}

it('a folder with 26 source files is found, one with 25 and their tests is not', () => {
  const many = (count: number, end: string) => Array.from({ length: count }, (_, index) => `src/a/file-${index}${end}`)
  expect(crowdedFolders(many(26, '.ts'))).toEqual(['src/a: 26'])
  expect(crowdedFolders([...many(25, '.tsx'), ...many(25, '.test.ts')])).toEqual([])
})

it('no folder holds more than 25 source files', () => {
  const source = '{src,schemas,server,machines,blocks,scripts,bench,tests}/**/*.{ts,tsx,mjs,js}'
  const exclude = ['**/node_modules/**', '**/generated/**', '**/fixtures/**', 'tests/proof/**']
  const files = globSync(source, { exclude })
  expect(files.length).toBeGreaterThan(1000)
  expect(crowdedFolders(files), 'Move files that belong together into a folder of their own, named by what they are about').toEqual([])
})

it('the root of the project holds 19 files or fewer', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' }).split('\n')
  const atRoot = files.filter((file) => file !== '' && !file.includes('/'))
  expect(atRoot).toContain('package.json')
  expect(atRoot.length, atRoot.join(', ')).toBeLessThanOrEqual(MAX_AT_ROOT)
})
