import { describe, expect, it } from 'vitest'
import type { Part } from './processes.mjs'
import { parts } from './processes.mjs'
import { runParts } from './run-processes.mjs'

const part = (name: string, more: Partial<Part> = {}): Part => ({ name, script: name, kind: 'check', minutes: 1, ...more })
const outcome = (failed: number, output = '') => ({ counts: { passed: 1 - failed, failed, skipped: 0 }, output, ms: 1500 })

describe('running the parts', () => {
  it('runs no more than two at a time, and alone those that measure', async () => {
    let running = 0
    const seen: [string, number][] = []
    const run = async ({ name }: Part) => {
      running += 1
      seen.push([name, running])
      await new Promise((resolve) => setTimeout(resolve, 5))
      running -= 1
      return outcome(0)
    }
    await runParts(
      [part('browser', { alone: true }), part('a'), part('b'), part('c'), part('faults', { alone: true })],
      () => undefined,
      run,
    )
    expect(seen.map(([name]) => name)).toEqual(['a', 'b', 'c', 'browser', 'faults'])
    expect(Math.max(...seen.map(([, count]) => count))).toBe(2)
    expect(seen.slice(3).every(([, count]) => count === 1)).toBe(true)
  })

  it('prints each outcome with its time, and what a failed part said', async () => {
    let printed = ''
    const run = async ({ name }: Part) => outcome(name === 'lint' ? 1 : 0, 'line 3: unused')
    const counts = await runParts([part('types'), part('lint')], (text) => (printed += text), run)
    expect(counts).toHaveLength(2)
    expect(printed).toContain('✓ types (1,50 s)')
    expect(printed).toContain('✗ lint (1,50 s)\n\nline 3: unused')
    expect(printed).not.toMatch(/types.*\n\nline 3/)
  })

  it('has a script in package.json for each part', async () => {
    const { default: description } = await import('#root/package.json')
    for (const { script } of parts) expect(Object.keys(description.scripts)).toContain(script)
  })
})
