import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { waitUntil } from '#tests/support/wait-until.ts'
import { withFileLock } from './file-lock.mjs'

describe('a lock against two installations at once', () => {
  let folder = ''
  let file = ''

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'vitrine-lock-'))
    file = join(folder, 'deep', 'install.lock')
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('lets one work at a time, and gives the other the process that it waits for', async () => {
    const order: string[] = []
    const waitedFor: number[] = []
    let tell = () => undefined as void
    const isWaitedFor = new Promise<void>((resolve) => (tell = resolve))
    const work = (name: string) => async () => {
      order.push(`${name} in`)
      await isWaitedFor
      order.push(`${name} out`)
    }
    const options = { pollMs: 5, onWait: (pid: number) => (waitedFor.push(pid), tell()) }
    await Promise.all([withFileLock(file, work('first'), options), withFileLock(file, work('second'), options)])
    expect(order[0]?.split(' ')[0]).toBe(order[1]?.split(' ')[0])
    expect(order).toHaveLength(4)
    expect(waitedFor).toEqual([process.pid])
  })

  it('is given back when the work fails', async () => {
    await expect(withFileLock(file, async () => Promise.reject(new Error('npm ci failed')))).rejects.toThrow('npm ci failed')
    expect(await withFileLock(file, async () => 'next')).toBe('next')
  })

  it('does not wait for a process that is dead', async () => {
    const { pid } = spawnSync(process.execPath, ['-e', ''])
    await withFileLock(file, async () => undefined)
    writeFileSync(file, String(pid))
    expect(await withFileLock(file, async () => 'mine', { pollMs: 5 })).toBe('mine')
  })

  it('does not wait for a holder whose number now is another program’s', async () => {
    await withFileLock(file, async () => undefined)
    writeFileSync(file, String(process.pid))
    utimesSync(file, new Date(0), new Date(0))
    expect(await withFileLock(file, async () => 'mine', { pollMs: 5 })).toBe('mine')
  })

  it('waits for a holder that is alive and has not moved for a long time', async () => {
    const { promise: left, resolve: leave } = Promise.withResolvers<string>()
    const holding = withFileLock(file, () => left)
    await waitUntil(() => expect(readFileSync(file, 'utf8')).toMatch(/^\d+ \d+$/))
    utimesSync(file, new Date(0), new Date(0))
    const second = withFileLock(file, () => holding, { pollMs: 5, onWait: () => leave('first') })
    expect(await second).toBe('first')
  })
})
