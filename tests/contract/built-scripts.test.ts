import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { readPanelFiles } from '#server/http/panel/panel-files.ts'
import { projectFolder } from '#tests/support/server/processes.ts'

const client = join(projectFolder, 'dist', 'client')
/** The files of the people who edit: no page of visitors names them. */
const OF_EDITORS = /^assets\/(?:preview|panel)\//
const scripts = globSync(join(client, '**', '*.js'))
  .map((path) => ({ path: relative(client, path), text: readFileSync(path, 'utf8') }))
  .filter(({ path }) => !OF_EDITORS.test(path))

it.each(['dompurify', 'prosemirror', 'mantine', '/admin/'])('has no built script for visitors with “%s” in it', (word) => {
  expect(scripts.length).toBeGreaterThan(20)
  expect(scripts.flatMap(({ path, text }) => (text.toLowerCase().includes(word) ? [path] : []))).toEqual([])
})

it('begins the panel with scripts of 350 kB of gzip at most', async () => {
  const { script, preloads } = await readPanelFiles(client)
  const weights = [script, ...preloads].map((path) => gzipSync(readFileSync(join(client, path)), { level: 9 }).length)
  expect(weights.length).toBeGreaterThan(1)
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(350_000)
})
