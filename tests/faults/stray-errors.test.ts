import { afterEach, beforeEach, expect, it } from 'vitest'
import { endPrograms, projectFolder } from '#tests/support/server/processes.ts'
import { readyFolder } from '#tests/support/server/ready-folder.ts'
import { endOrphan, startServerProcess } from '#tests/support/server/server-process.ts'

let folder: Awaited<ReturnType<typeof readyFolder>>

beforeEach(async () => {
  folder = await readyFolder()
})
afterEach(async () => {
  await endPrograms()
  await endOrphan(folder.path)
  await folder.remove()
})

it('survives a rejection and a broken connection, and ends with code 16 after an exception', async () => {
  const server = await startServerProcess({
    dataDir: folder.path,
    env: { PLANTED: 'rejection,connection,exception', NODE_OPTIONS: `--import ${projectFolder}tests/support/server/planted-errors.ts` },
  })
  const metrics = async () => (await fetch(`${server.url}/metrics`)).text()
  for (const source of ['rejection', 'connection']) {
    server.kill('SIGUSR2')
    await expect.poll(metrics).toContain(`process_stray_errors_total{source="${source}"} 1`)
  }
  await expect.poll(() => server.output()).toMatch(/"level":"error".*"planted rejection"/)
  server.kill('SIGUSR2')
  expect(await server.ended).toEqual({ code: 16, signal: null })
  expect(server.output()).toMatch(/"level":"error".*"planted exception"/)
})
