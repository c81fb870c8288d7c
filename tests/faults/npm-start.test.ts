import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isAlive, waitForExit } from '#server/database/embedded/postmaster.ts'
import {
  endPrograms,
  freePort,
  projectFolder,
  startProgram,
  temporaryFolder,
  type RunningProgram,
} from '#tests/support/server/processes.ts'
import { postmasterPid } from '#tests/support/server/server-process.ts'
import { patience } from '#tests/support/patience.ts'
import { withStoredPictures } from '#tests/support/sites/stored-pictures.ts'

describe('npm start', () => {
  it('starts a crashed server again, and ends with its server and database when npm is killed', async () => {
    const folder = await temporaryFolder()
    const port = await freePort()
    const started: RunningProgram[] = []
    const planted = { PLANTED: 'exception', NODE_OPTIONS: `--import ${projectFolder}tests/support/server/planted-errors.ts` }
    // Stored images save half of the processor time of a start.
    await withStoredPictures(join(folder.path, 'files'), async () => {
      const beginning = startProgram('tests/support/server/parent-of-start.ts', [projectFolder], {
        env: { DATA_DIR: folder.path, PORT: String(port), LOG_LEVEL: 'info', npm_lifecycle_event: 'start', ...planted },
      })
      started.push(beginning)
      await beginning.printed(/Prêt en/)
    })
    const program = started[0]!
    expect(program.output()).toContain('http://cave.localhost:')
    // Only the steps are printed, with the URLs last.
    expect(program.output()).not.toMatch(/^\{/m)
    expect(program.output()).toMatch(/http:\/\/cave\.localhost:\d+\s*$/)
    // After the start the log is printed.
    await fetch(`http://localhost:${port}/contact`)
    await program.printed(/^\{.*"path":"\/contact"/m)
    const postmaster = await postmasterPid(folder.path)
    expect(await isAlive(postmaster)).toBe(true)
    // The crash of a server ends its database, and both start again.
    process.kill(Number(/server process (\d+)/.exec(program.output())?.[1]), 'SIGUSR2')
    await program.printed(/\(code 16\)\. Il repart dans 1 s\.[^]*Prêt en/)
    expect((await fetch(`http://localhost:${port}/contact`)).status).toBe(200)
    expect(await isAlive(postmaster)).toBe(false)
    const restarted = await postmasterPid(folder.path)
    program.kill('SIGKILL')
    expect(await waitForExit(restarted, patience.timeout)).toBe(true)
    await endPrograms()
    await folder.remove()
  })

  it('rejects an outdated Node before doing anything', () => {
    const script = "Object.defineProperty(process.versions, 'node', { value: '18.0.0' }); await import(process.argv[1])"
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script, `${projectFolder}scripts/start.mjs`], {
      encoding: 'utf8',
    })
    expect(status).toBe(1)
    expect(stderr).toContain('Node 20 ou plus récent est nécessaire')
  })
})
