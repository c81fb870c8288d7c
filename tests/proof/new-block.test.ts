import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const LEFT_BEHIND = /^(?:dist|data|\.git|\.cache|coverage|test-results|playwright-report)(?:\/|$)|(?:^|\/)node_modules(?:\/|$)/
const VITEST = ['node_modules/vitest/vitest.mjs', 'run']
const TOUCHED = ['blocks/price-note', 'blocks/catalogue.ts', 'blocks/views.ts', 'blocks/views.server.ts']

/** Runs a program of the project in the copy; returns its output when it failed, else an empty text. */
function failureOf(copy: string, args: readonly string[]): string {
  const environment = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:VITEST|NODE_ENV|NODE_OPTIONS|TEST$)/.test(name)),
  )
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, env: environment, encoding: 'utf8' })
  return status === 0 ? '' : `${args.join(' ')}\n${stdout}${stderr}`
}

describe('npm run new-block', () => {
  let copy: string

  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'vitrine-new-block-'))
    cpSync(ROOT, copy, { recursive: true, filter: (source) => !LEFT_BEHIND.test(relative(ROOT, source)) })
    symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
    expect(failureOf(copy, ['scripts/new-block/new-block.ts', 'price-note'])).toBe('')
  })

  afterAll(() => {
    rmSync(copy, { recursive: true, force: true })
  })

  it('writes the type into both lists and the feature list', () => {
    for (const file of ['blocks/catalogue.ts', 'blocks/views.ts', 'blocks/views.server.ts', 'docs/features.md'])
      expect(readFileSync(join(copy, file), 'utf8'), file).toContain('price-note')
  })

  it('makes a block that passes the contract kit untouched', () => {
    expect(failureOf(copy, [...VITEST, '--project', 'unit', 'blocks/price-note'])).toBe('')
  })

  it('makes a block that passes the architecture checks untouched', () => {
    const checks = ['block-parity', 'block-versions'].map((name) => `tests/architecture/${name}.test.ts`)
    expect(failureOf(copy, [...VITEST, '--project', 'architecture', ...checks])).toBe('')
    // The feature list names files of the whole project: only its lines on the new block count here.
    expect(failureOf(copy, [...VITEST, '--project', 'architecture', 'tests/architecture/features.test.ts'])).not.toContain('price-note')
    expect(failureOf(copy, ['scripts/generate/generate.ts', '--check'])).toBe('')
    expect(failureOf(copy, ['node_modules/prettier/bin/prettier.cjs', '--check', ...TOUCHED])).toBe('')
  })

  it('makes a block without an error of types or lint', () => {
    expect(failureOf(copy, ['node_modules/eslint/bin/eslint.js', ...TOUCHED.slice(0, 3)])).toBe('')
    // Types are checked over the whole project: only errors of the new block count here.
    const errors = failureOf(copy, ['node_modules/typescript-7/bin/tsc', '-p', '.', '--singleThreaded', '--incremental', 'false']).split(
      '\n',
    )
    expect(errors.filter((line) => /price-note|PriceNote|^blocks\/(?:catalogue|views)/.test(line))).toEqual([])
  })

  it.each(['price-note', 'Hero', '2nd', '../x', 'content', 'constructor', 'a'.repeat(31)])(
    'refuses the name %s and writes nothing',
    (name) => {
      const before = readFileSync(join(copy, 'blocks/catalogue.ts'), 'utf8')
      expect(failureOf(copy, ['scripts/new-block/new-block.ts', name])).toContain('new-block:')
      expect(readFileSync(join(copy, 'blocks/catalogue.ts'), 'utf8')).toBe(before)
    },
  )
})
