import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyProject, type ProjectCopy } from './project-copy.ts'

const TOUCHED = ['blocks/price-note', 'blocks/catalogue.ts', 'blocks/views.ts', 'blocks/views.server.ts']

describe('npm run new-block', () => {
  let copy: ProjectCopy

  beforeAll(() => {
    copy = copyProject()
    expect(copy.failureOf('scripts/new-block/new-block.ts', 'price-note')).toBe('')
  })
  afterAll(() => copy.remove())

  it('writes the type into both lists and the feature list', () => {
    for (const file of ['blocks/catalogue.ts', 'blocks/views.ts', 'blocks/views.server.ts', 'docs/features.md'])
      expect(copy.read(file), file).toContain('price-note')
  })

  it('makes a block that passes the contract kit untouched', () => {
    expect(copy.failedTests('unit', 'blocks/price-note')).toBe('')
  })

  it('makes a block that passes the architecture checks untouched', () => {
    const checks = ['block-parity', 'block-versions'].map((name) => `tests/architecture/${name}.test.ts`)
    expect(copy.failedTests('architecture', ...checks)).toBe('')
    // The feature list names files of the whole project: only its lines on the new block count here.
    expect(copy.failedTests('architecture', 'tests/architecture/features.test.ts')).not.toContain('price-note')
    expect(copy.failureOf('scripts/generate/generate.ts', '--check')).toBe('')
    expect(copy.failureOf('node_modules/prettier/bin/prettier.cjs', '--check', ...TOUCHED)).toBe('')
  })

  it('makes a block without an error of types or lint', () => {
    expect(copy.failureOf('node_modules/eslint/bin/eslint.js', ...TOUCHED.slice(0, 3))).toBe('')
    // Types are checked over the whole project: only errors of the new block count here.
    expect(copy.typeErrors().filter((line) => /price-note|PriceNote|^blocks\/(?:catalogue|views)/.test(line))).toEqual([])
  })

  it.each(['price-note', 'Hero', '2nd', '../x', 'content', 'constructor', 'a'.repeat(31)])(
    'refuses the name %s and writes nothing',
    (name) => {
      const before = copy.read('blocks/catalogue.ts')
      expect(copy.failureOf('scripts/new-block/new-block.ts', name)).toContain('new-block:')
      expect(copy.read('blocks/catalogue.ts')).toBe(before)
    },
  )
})
