import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runCommand } from './run-command.mjs'

let folder = ''
const clone = (...parts: string[]) => join(folder, 'clone', ...parts)
const elsewhere = (...parts: string[]) => join(folder, 'elsewhere', ...parts)
const put = (path: string, text = '') => {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/** A clone with the launch's own scripts and nothing to install, whose node_modules lead elsewhere. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-install-'))
  cpSync(fileURLToPath(new URL('.', import.meta.url)), clone('scripts', 'launch'), { recursive: true })
  put(clone('package.json'), '{"name":"clone","version":"1.0.0"}')
  put(
    clone('package-lock.json'),
    '{"name":"clone","version":"1.0.0","lockfileVersion":3,"packages":{"":{"name":"clone","version":"1.0.0"}}}',
  )
  put(elsewhere('vite', 'package.json'), '{"name":"vite","version":"1.0.0"}')
  symlinkSync(elsewhere(), clone('node_modules'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const install = () => {
  const script = `
    import { ensureInstalled } from './scripts/launch/install.mjs'
    import { runMain } from './scripts/launch/launch-error.mjs'
    import { createSteps } from './scripts/launch/steps.mjs'
    await runMain(() => ensureInstalled(createSteps(() => undefined)))
  `
  return runCommand(process.execPath, ['--input-type=module', '-e', script], { cwd: clone() })
}

describe('dependencies that lie behind a link', () => {
  it('are not emptied: the launch says in both languages where the link leads, and what to do', async () => {
    const { code, output } = await install()
    expect(existsSync(elsewhere('vite', 'package.json'))).toBe(true)
    expect(code).not.toBe(0)
    expect(output).toContain(`node_modules est un lien vers ${elsewhere()}`)
    expect(output).toContain(`node_modules is a link to ${elsewhere()}`)
    expect(output).toMatch(/Supprimez-le[\s\S]*Remove it/)
    expect(output).not.toContain('install.mjs:')
  })

  it('are taken as they are when they are what the lock file says', async () => {
    for (const name of ['vitest', 'pg', '@playwright/test']) put(elsewhere(name, 'package.json'), '{}')
    put(elsewhere('node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node'))
    put(elsewhere('.package-lock.json'), '{}')
    expect(await install()).toMatchObject({ code: 0 })
    expect(existsSync(elsewhere('vite', 'package.json'))).toBe(true)
  })
})
