import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { uncommittedTypes } from './uncommitted-types.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'types-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const git = (...words: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...words], { cwd: root, stdio: 'ignore' })
function addBlock(type: string): void {
  mkdirSync(join(root, 'blocks', type), { recursive: true })
  writeFileSync(join(root, 'blocks', type, 'block.json'), '{}')
}

it('names the types that the last commit does not hold, added to the index or not', () => {
  git('init')
  addBlock('hero')
  git('add', '.')
  git('commit', '-m', 'a')
  addBlock('price-note')
  addBlock('map-note')
  git('add', 'blocks/map-note')
  expect(uncommittedTypes(root)).toEqual(['map-note', 'price-note'])
  git('commit', '-m', 'b')
  expect(uncommittedTypes(root)).toEqual(['price-note'])
})

it('names none where nothing was committed, and outside a work tree of Git', () => {
  addBlock('hero')
  expect(uncommittedTypes(root)).toEqual([])
  git('init')
  expect(uncommittedTypes(root)).toEqual([])
})
