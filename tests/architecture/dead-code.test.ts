import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const KNIP = resolve('node_modules/.bin/knip')
const house = mkdtempSync(join(tmpdir(), 'vitrine-knip-'))

function put(file: string, text: string): void {
  mkdirSync(dirname(join(house, file)), { recursive: true })
  writeFileSync(join(house, file), text)
}

function knip(): { code: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(KNIP, ['--no-config-hints', '--config', 'scripts/lint/knip.config.ts'], {
    cwd: house,
    encoding: 'utf8',
  })
  return { code: status, output: `${stdout}${stderr}` }
}

beforeAll(() => {
  for (const file of ['scripts/lint/knip.config.ts', 'tsconfig.json']) cpSync(file, join(house, file))
  put('package.json', JSON.stringify({ name: 'house', type: 'module', imports: { '#domain/*': './src/domain/*' } }))
  put('server/main.ts', "import { used } from '#domain/used.ts'\nvoid used")
  put('src/domain/used.ts', 'export const used = 1')
})

afterAll(() => {
  rmSync(house, { recursive: true })
})

// A whole program is started for each: on a busy machine that alone takes more than five seconds.
describe('the search for dead code', () => {
  it('finds nothing in a house where everything is used', () => {
    expect(knip()).toEqual({ code: 0, output: expect.any(String) as string })
  })

  it('finds a file, an export and a package that nothing uses', () => {
    put('src/domain/forgotten.ts', 'export const forgotten = 1')
    put('src/domain/used.ts', 'export const used = 1\nexport const spare = 2')
    put(
      'package.json',
      JSON.stringify({ name: 'house', type: 'module', imports: { '#domain/*': './src/domain/*' }, dependencies: { idle: '1.0.0' } }),
    )
    const { code, output } = knip()
    expect(code).not.toBe(0)
    for (const found of ['src/domain/forgotten.ts', 'spare', 'idle']) expect(output).toContain(found)
  })
})
