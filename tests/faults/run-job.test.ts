import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isInTurn } from '#tests/support/sampling.ts'
import { endPrograms, startProgram } from '#tests/support/server/processes.ts'
import { readyFolder } from '#tests/support/server/ready-folder.ts'
import { endOrphan, startServerProcess, stopServer } from '#tests/support/server/server-process.ts'

let folder: Awaited<ReturnType<typeof readyFolder>>

beforeEach(async () => {
  folder = await readyFolder()
})
afterEach(async () => {
  await endPrograms()
  await endOrphan(folder.path)
  await folder.remove()
})

async function runJob(...args: string[]): Promise<{ code: number | null; output: string }> {
  const program = startProgram('scripts/maintenance/run-job.ts', args, { env: { DATA_DIR: folder.path } })
  const { code } = await program.ended
  return { code, output: program.output() }
}

describe('a job run by hand', () => {
  if (isInTurn(0))
    it('works beside a server that runs, and leaves it running; and without one', async () => {
      const server = await startServerProcess({ dataDir: folder.path })
      const beside = await runJob('mail.retention', '--dry-run')
      expect(beside.output).toMatch(/^mail\.retention, à blanc[^]*effacés\s: 0/)
      expect(beside.code).toBe(0)
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
      expect((await stopServer(server)).code).toBe(0)
      const alone = await runJob('mail.retention')
      expect(alone.output).toMatch(/^mail\.retention\s: fait\./)
      expect(alone.code).toBe(0)
    })

  if (isInTurn(1))
    it('is chosen from a list', async () => {
      const list = await runJob()
      expect(list.output).toContain('mail.retention')
      expect(list.code).toBe(0)
      const unknown = await runJob('mail.unknown')
      expect(unknown.output).toMatch(/^La tâche «\s?mail\.unknown\s?» est inconnue\./)
      expect(unknown.output).toContain('mail.retention')
      expect(unknown.code).toBe(1)
      const misspelt = await runJob('mail.retention', '--dryrun')
      expect(misspelt.output).toMatch(/^L’option «\s?--dryrun\s?» est inconnue\./)
      expect(misspelt.output).not.toContain('    at ')
      expect(misspelt.code).toBe(1)
    })
})
