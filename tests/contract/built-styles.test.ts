import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectFolder } from '#tests/support/server/processes.ts'

it('the built stylesheets contain no declaration without a value', () => {
  const sheets = globSync(join(projectFolder, 'dist', 'client', 'assets', '*.css')).map((path) => readFileSync(path, 'utf8'))
  expect(sheets.length).toBeGreaterThan(2)
  // A custom property may be empty.
  expect(sheets.flatMap((sheet) => sheet.match(/(?<=[{;])(?!--)[a-z-]+:(?=[;}])/g) ?? [])).toEqual([])
})
