import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runCommand } from '#scripts/launch/run-command.mjs'
import { readProcessorMs, timed } from './processor-time.mjs'
import { observeRun, writeSummary } from './run-facts.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-facts-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('a timed command', () => {
  it('keeps its code and output, and the processor time of its children is read', async () => {
    const file = join(folder, 'times')
    const { command, args } = timed(file, process.execPath, ['-e', 'console.log(process.argv[1]); process.exit(3)', 'two words'])
    expect(await runCommand(command, args)).toMatchObject({ code: 3, output: 'two words\n' })
    expect(await readProcessorMs(file)).toBeGreaterThan(0)
  })

  it('that was killed has no processor time', async () => {
    expect(await readProcessorMs(join(folder, 'absent'))).toBeNull()
  })
})

describe('the summary of a run', () => {
  it('holds what the run depended on, its counts, and the failed tests of each part', async () => {
    const part = { name: 'Unit', script: 'test:unit', kind: 'vitest', weight: 1 } as const
    const failed = [{ file: 'a.test.ts', title: 'adds', error: 'Error: 3' }]
    const results = [{ part, counts: { passed: 4, failed: 1, skipped: 0 }, failed, ms: 12.4, processorMs: 30, browser: 'Chromium 143' }]
    const facts = await observeRun({ isInMemory: true })(results)
    const file = join(folder, 'cache', 'summary.json')
    await writeSummary(results, facts, { passed: 4, failed: 1, skipped: 0 }, file)
    expect(facts.day).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(facts.load).toHaveLength(2)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      ...facts,
      isInMemory: true,
      browser: 'Chromium 143',
      counts: { passed: 4, failed: 1 },
      parts: [{ script: 'test:unit', passed: 4, failed: 1, ms: 12, processorMs: 30, isLate: false, failedTests: failed }],
    })
  })
})
