import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { isAlive, waitForExit } from '#server/database/embedded/postmaster.ts'
import { endPrograms, freePort, projectFolder, startProgram, temporaryFolder } from '#tests/support/server/processes.ts'
import { postmasterPid } from '#tests/support/server/server-process.ts'
import { patience } from '#tests/support/patience.ts'

describe('npm start', () => {
  it('ends with its server and its database when npm is killed, whichever Node begins it', async () => {
    const folder = await temporaryFolder()
    const port = await freePort()
    const program = startProgram('tests/support/server/parent-of-start.ts', [projectFolder], {
      env: { DATA_DIR: folder.path, PORT: String(port), LOG_LEVEL: 'info', npm_lifecycle_event: 'start' },
    })
    await program.printed(/Prêt en/)
    expect(program.output()).toContain('http://cave.localhost:')
    // The steps are told alone, and the addresses last.
    expect(program.output()).not.toMatch(/^\{/m)
    expect(program.output()).toMatch(/http:\/\/cave\.localhost:\d+\s*$/)
    // From then on the log says what is done.
    await fetch(`http://localhost:${port}/contact`)
    await program.printed(/^\{.*"path":"\/contact"/m)
    const postmaster = await postmasterPid(folder.path)
    expect(await isAlive(postmaster)).toBe(true)
    program.kill('SIGKILL')
    expect(await waitForExit(postmaster, patience.timeout)).toBe(true)
    await endPrograms()
    await folder.remove()
  })

  it('refuses a Node that is too old before doing anything', () => {
    const script = "Object.defineProperty(process.versions, 'node', { value: '18.0.0' }); await import(process.argv[1])"
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script, `${projectFolder}scripts/start.mjs`], {
      encoding: 'utf8',
    })
    expect(status).toBe(1)
    expect(stderr).toContain('Node 20 ou plus récent est nécessaire')
  })
})
