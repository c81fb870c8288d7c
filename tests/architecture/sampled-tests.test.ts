import { glob, readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { siteGroups, wholeGroups } from '#tests/proof/whole-tests.proof.ts'
import { projectFolder } from '#tests/support/server/processes.ts'

/** Tests with a proof of their own, and the tests of sampling itself. */
const ELSEWHERE = [
  ...['tests/property/commands.test.ts', 'tests/property/drafts.test.ts'],
  ...['tests/property/sampling.test.ts', 'tests/architecture/hosts-in-turn.test.ts'],
]

const SAMPLING = /^import .* from '#tests\/support\/sampling\.ts'$/m
/** Reads the mode of a run past the common turn. */
const OWN_SAMPLING = /process\.env(?:\['|\.)(?:FULL|TEST_SEED)\b/

async function readTests(pattern: string): Promise<[path: string, text: string][]> {
  const found: [string, string][] = []
  for await (const path of glob(pattern, { cwd: projectFolder, exclude: ['node_modules', 'dist'] }))
    found.push([path, await readFile(`${projectFolder}${path}`, 'utf8')])
  return found.sort()
}

const unitTests = '{schemas,blocks,machines,src,server,scripts,tests}/**/*.test.{ts,tsx}'
const specs = '**/*.spec.{ts,tsx}'

describe('tests that `npm test` samples', () => {
  it('run in full in `npm run proof -- whole-tests` or `-- sites`', async () => {
    const whole = [...wholeGroups, ...Object.values(siteGroups)].flatMap(([, , files]) => files)
    const tests = await readTests(unitTests)
    const sampled = tests.filter(([, text]) => SAMPLING.test(text)).map(([path]) => path)
    expect(sampled.length).toBeGreaterThan(5)
    expect(sampled.filter((path) => !ELSEWHERE.includes(path) && !whole.some((part) => path.includes(part)))).toEqual([])
    expect(whole.filter((part) => !tests.some(([path]) => path.includes(part)))).toEqual([])
  })

  it('are specs of the folder that `npm run proof -- browser` runs in full', async () => {
    const proof = await readFile(`${projectFolder}tests/proof/browser.proof.ts`, 'utf8')
    // Without names of files, with everything.
    expect(proof).toMatch(/\['scripts\/browser\.mjs', '--reporter=list,json'\][^]*FULL: '1'/)
    const sampled = (await readTests(specs)).filter(([, text]) => SAMPLING.test(text))
    expect(sampled.length).toBeGreaterThan(20)
    expect(sampled.map(([path]) => path).filter((path) => !/^tests\/e2e\/[^.]+\.spec\.ts$/.test(path))).toEqual([])
  })

  it('are sampled by the common turn alone, and not in a way of their own', async () => {
    const tests = [...(await readTests(unitTests)), ...(await readTests('tests/{e2e,support}/**/*.ts'))]
    const own = tests.filter(([path, text]) => path !== 'tests/support/sampling.ts' && OWN_SAMPLING.test(text))
    expect(own.map(([path]) => path)).toEqual([])
  })
})
