import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Files that draw a table of their own. The list may only become shorter: a list of rows is a `DataTable` of the kit. */
const DRAWN = [
  // The tables of a guide stand in its text.
  'src/admin/help/GuideText.tsx',
  // A tree grid: its rows have levels, and its cells roles of their own.
  'src/admin/pages/tree/TreeTable.tsx',
]

const drawsTable = (code: string): boolean => /<table[\s/>]/.test(code)

it('finds an element of a table, and no other that begins so', () => {
  const found = ['<table>', '<table className={styles.table}>', '<table\n', '<TableTools />', '<tables>', 'const table = 1']
  expect(found.filter(drawsTable)).toEqual(['<table>', '<table className={styles.table}>', '<table\n'])
})

it('finds no table that panel or composer draws by itself, but those that are listed', () => {
  const files = globSync('src/{admin,composer}/**/*.tsx').filter((file) => !file.endsWith('.test.tsx'))
  expect(files.length).toBeGreaterThan(200)
  const found = files.filter((file) => drawsTable(readFileSync(file, 'utf8'))).toSorted()
  expect(found, 'give its fields to DataTable of src/kit/lists; a file that is mended leaves the list').toEqual(DRAWN)
})
