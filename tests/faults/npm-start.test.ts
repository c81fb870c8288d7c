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
  it('ends with its server and database when npm is killed, for any Node that starts it', async () => {
    const folder = await temporaryFolder()
    const port = await freePort()
    const started: RunningProgram[] = []
    // Stored images save half of the processor time of a start.
    await withStoredPictures(join(folder.path, 'files'), async () => {
      const beginning = startProgram('tests/support/server/parent-of-start.ts', [projectFolder], {
        env: { DATA_DIR: folder.path, PORT: String(port), LOG_LEVEL: 'info', npm_lifecycle_event: 'start' },
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
    program.kill('SIGKILL')
    expect(await waitForExit(postmaster, patience.timeout)).toBe(true)
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
