import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { partRunner, runParts } from './run-test-parts.mjs'
import type { Part } from './test-parts.mjs'
import { parts } from './test-parts.mjs'

const part = (name: string, more: Partial<Part> = {}): Part => ({ name, script: name, kind: 'check', weight: 1, ...more })
const outcome = (failed: number, output = '') => ({ counts: { passed: 1 - failed, failed, skipped: 0 }, output, ms: 1500 })

describe('running the parts', () => {
  it('runs as many at a time as there are lanes, the longest first', async () => {
    const started: string[] = []
    const ends = new Map<string, () => void>()
    const run = ({ name }: Part) => {
      started.push(name)
      return new Promise<ReturnType<typeof outcome>>((resolve) => ends.set(name, () => resolve(outcome(0))))
    }
    const given = [part('a'), part('browser', { weight: 9 }), part('faults', { weight: 5 }), part('unit', { weight: 2 }), part('b')]
    const all = runParts(given, () => undefined, run, { laneCount: 3 })
    expect(started).toEqual(['browser', 'faults', 'unit'])
    ends.get('faults')?.()
    await expect.poll(() => started).toEqual(['browser', 'faults', 'unit', 'a'])
    ends.get('a')?.()
    await expect.poll(() => started).toEqual(['browser', 'faults', 'unit', 'a', 'b'])
    for (const end of ends.values()) end()
    expect(await all).toHaveLength(5)
  })

  it('begins checks while the site is being built, and tests once it is', async () => {
    const started: string[] = []
    let endBuild = () => {}
    const built = new Promise<void>((resolve) => (endBuild = resolve))
    const run = ({ name }: Part) => Promise.resolve(outcome(+!started.push(name)))
    const all = runParts([part('browser', { kind: 'playwright', weight: 9 }), part('lint'), part('types')], () => undefined, run, {
      built,
      laneCount: 3,
    })
    await expect.poll(() => started).toEqual(['lint', 'types'])
    endBuild()
    expect(await all).toHaveLength(3)
    expect(started).toEqual(['lint', 'types', 'browser'])
  })

  it('fails a part that is still running when the time of the whole run is over', async () => {
    const run = partRunner({ limitMinutes: 0, ramPath: undefined })
    const { counts, output } = await run(part('Formats', { script: 'format:check' }))
    expect(counts).toEqual({ passed: 0, failed: 1, skipped: 0 })
    expect(output).toContain('plus de 0 minutes : arrêt')
  })

  it('prints each outcome with its time, and the output of a failed part', async () => {
    let printed = ''
    const run = async ({ name }: Part) => outcome(name === 'lint' ? 1 : 0, 'line 3: unused')
    const counts = await runParts([part('types'), part('lint')], (text) => (printed += text), run)
    expect(counts).toHaveLength(2)
    expect(printed).toContain('✓ types (1,50 s)')
    expect(printed).toContain('✗ lint (1,50 s)\n\nline 3: unused')
    expect(printed).not.toMatch(/types.*\n\nline 3/)
  })

  it('asks for a turn of the dearest test files', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-parts-'))
    const scripts = { unit: 'echo "by turn: $FILES_BY_TURN"' }
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'parts', scripts }))
    const { output } = await partRunner({ limitMinutes: 60, ramPath: undefined, folder })(part('unit'))
    rmSync(folder, { recursive: true })
    expect(output).toContain('by turn: 1')
  })

  it('has a script in package.json for each part', async () => {
    const { default: description } = await import('#root/package.json')
    for (const { script } of parts) expect(Object.keys(description.scripts)).toContain(script)
  })
})
