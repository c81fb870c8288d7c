import { glob, readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { wholeGroups } from '#tests/proof/whole-tests.proof.ts'
import { projectFolder } from '#tests/support/server/processes.ts'

/** Tests with a proof of their own, and the test of sampling itself. */
const ELSEWHERE = ['tests/property/commands.test.ts', 'tests/property/drafts.test.ts', 'tests/property/sampling.test.ts']

async function sampledTests(): Promise<string[]> {
  const found: string[] = []
  for await (const path of glob('{schemas,blocks,machines,src,server,scripts,tests}/**/*.test.{ts,tsx}', { cwd: projectFolder }))
    if (/^import .* from '#tests\/support\/sampling\.ts'$/m.test(await readFile(`${projectFolder}${path}`, 'utf8'))) found.push(path)
  return found.sort()
}

describe('tests that `npm test` samples', () => {
  it('run in full in `npm run proof -- whole-tests`', async () => {
    const whole = wholeGroups.flatMap(([, , files]) => files)
    const sampled = await sampledTests()
    expect(sampled.length).toBeGreaterThan(5)
    expect(sampled.filter((path) => !ELSEWHERE.includes(path) && !whole.some((part) => path.includes(part)))).toEqual([])
  })
})
