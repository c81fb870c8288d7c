import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { jobs } from './jobs.ts'

it('every job is in the table for who runs the servers', () => {
  const paper = readFileSync(new URL('../../../docs/operating.md', import.meta.url), 'utf8')
  const told = [...paper.matchAll(/^\| `([a-z]+\.[a-z]+)`/gm)].map(([, name]) => name)
  expect(told.toSorted()).toEqual(jobs.map(({ name }) => name).toSorted())
})
