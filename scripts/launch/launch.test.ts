import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hashSources } from './build.mjs'
import { installEnvironment } from './install.mjs'
import { requireNode } from './node-version.mjs'
import { npmCommand, runCommand } from './run-command.mjs'
import { createSteps, inSeconds } from './steps.mjs'

describe('the launch of a clone', () => {
  it('refuses a Node that is too old, in both languages', () => {
    expect(() => requireNode('18.20.1')).toThrow(/nécessaire.*18\.20\.1[\s\S]*needed/)
    expect(() => requireNode('20.0.0')).not.toThrow()
    expect(() => requireNode('24.21.0')).not.toThrow()
  })

  it('installs all packages under any settings of the caller', () => {
    const env = {
      NODE_ENV: 'production',
      npm_config_omit: 'dev',
      NPM_CONFIG_PRODUCTION: 'true',
      npm_config_ignore_scripts: 'true',
      PATH: '/bin',
    }
    expect(installEnvironment(env)).toEqual({ PATH: '/bin' })
  })

  it('calls the npm that runs it', () => {
    expect(npmCommand({ npm_execpath: '/usr/lib/npm-cli.js', npm_node_execpath: '/usr/bin/node' })).toEqual({
      command: '/usr/bin/node',
      args: ['/usr/lib/npm-cli.js'],
    })
    expect(npmCommand({}).command).toBe('npm')
  })

  it('prints each step with its time', async () => {
    let printed = ''
    const steps = createSteps((text) => (printed += text))
    expect(await steps.run('Site construit', () => 42)).toBe(42)
    expect(printed).toMatch(/^ {2}✓ Site construit \(\d+,\d\d s\)\n$/)
    expect(inSeconds(61_234)).toBe('61,2 s')
  })
})

describe('a command', () => {
  it('answers its code and all that it said', async () => {
    const { code, output } = await runCommand(process.execPath, ['-e', 'console.log("out"); console.error("err"); process.exit(3)'])
    expect(code).toBe(3)
    expect(output).toContain('out')
    expect(output).toContain('err')
  })

  it('is ended with its children when its time is up', async () => {
    const outcome = await runCommand('sh', ['-c', 'sleep 60 & sleep 60'], { timeoutMs: 100 })
    expect(outcome).toMatchObject({ timedOut: true })
    expect(outcome.code).not.toBe(0)
  })

  it('that does not exist is a failure', async () => {
    expect((await runCommand('/no/such/program', [])).code).toBe(127)
  })
})

describe('the stamp of the built site', () => {
  let folder = ''
  const put = (path: string, text: string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), text)
  }

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'vitrine-sources-'))
    put('src/site/routes.tsx', 'routes')
    put('src/ui/button.css', '.button {}')
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('stays while nothing changes, and changes with a content, a name or a new file', async () => {
    const stamp = () => hashSources(folder, ['src', 'public', 'vite.config.ts'])
    const first = await stamp()
    expect(await stamp()).toBe(first)
    put('src/ui/button.css', '.button { color: red }')
    const second = await stamp()
    put('public/favicon.svg', '<svg/>')
    const third = await stamp()
    put('vite.config.ts', 'export {}')
    expect(new Set([first, second, third, await stamp()]).size).toBe(4)
  })

  it('takes no notice of tests', async () => {
    const before = await hashSources(folder, ['src'])
    put('src/site/routes.test.tsx', 'test')
    expect(await hashSources(folder, ['src'])).toBe(before)
  })
})
