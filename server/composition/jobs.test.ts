import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { countLabels } from '#server/platform/jobs/format-counts.ts'
import { jobs } from './jobs.ts'

it('every job is in the table for who runs the servers', () => {
  const paper = readFileSync(new URL('../../docs/operating.md', import.meta.url), 'utf8')
  const told = [...paper.matchAll(/^\| `([a-z]+\.[a-z]+)`/gm)].map(([, name]) => name)
  expect(told.toSorted()).toEqual(jobs.map(({ name }) => name).toSorted())
})

/** The counts that a job gives: the names in the last object that its file returns. */
function countsOf(text: string): string[] {
  const [, inside = ''] = /.*(?:\breturn |=> \()\{([^}]*)\}/s.exec(text) ?? []
  let keys = inside
  // Arguments of calls are no counts.
  while (/\([^()]*\)/.test(keys)) keys = keys.replaceAll(/\([^()]*\)/g, '')
  return [...keys.matchAll(/(?:^|,)\s*(\w+)/g)].map(([, name]) => name ?? '')
}

it('every count that a job gives has words, and every word a count', () => {
  expect(countsOf('return { odd }\nreturn {\n  erased: Number(a.b),\n  links,\n}')).toEqual(['erased', 'links'])
  expect(countsOf('=> ({ erased: await count(trx.from(a, b)), spam })')).toEqual(['erased', 'spam'])
  const files = globSync('server/*/**/*-job.ts', { exclude: ['**/define-job.ts'] })
  const counts = files.map((file) => countsOf(readFileSync(file, 'utf8')))
  expect(files).toHaveLength(jobs.length)
  expect(counts.filter((names) => names.length === 0)).toEqual([])
  expect([...new Set(counts.flat())].toSorted()).toEqual(Object.keys(countLabels).toSorted())
})
