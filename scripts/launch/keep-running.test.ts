import { spawn } from 'node:child_process'
import { expect, describe, it } from 'vitest'
import { keepRunning } from './keep-running.mjs'

/** Runs programs, one for each start; the last one is used again. */
function kept(programs: readonly string[], options: { pauses?: readonly number[]; quickMs?: number } = {}) {
  const said: string[] = []
  let starts = 0
  let served = 0
  const start = () => {
    starts += 1
    const text = programs[starts - 1] ?? programs.at(-1) ?? ''
    return spawn(process.execPath, ['-e', text], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] }).on('message', () => (served += 1))
  }
  const running = keepRunning({ start, say: (text) => said.push(text), pauses: [1, 2], ...options })
  return { running, said, starts: () => starts, served: () => served }
}

const servesAnd = (end: string) => `process.send('ready', () => { ${end} })`
const stays = 'setInterval(() => undefined, 1000)'

describe('keepRunning', () => {
  it('starts a crashed program again after growing pauses, and ends with the last code 0', async () => {
    const { running, said, starts } = kept([
      servesAnd('process.exit(16)'),
      servesAnd("process.kill(process.pid, 'SIGKILL')"),
      'process.exit(0)',
    ])
    expect(await running.ended).toBe(0)
    expect(starts()).toBe(3)
    expect(said).toHaveLength(2)
    expect(said[0]).toMatch(/\(code 16\)\. Il repart dans 0\.001 s\.\n[^\n]*\(code 16\)/)
    expect(said[1]).toMatch(/\(code 137\)\. Il repart dans 0\.002 s\./)
  })

  it('gives up after repeated quick crashes, with a message and the last code', async () => {
    const { running, said, starts } = kept([servesAnd('process.exit(16)'), 'process.exit(12)'])
    expect(await running.ended).toBe(12)
    expect(starts()).toBe(3)
    expect(said.at(-1)).toMatch(/3 fois de suite.*\(code 12\)\. Il n’est plus relancé.*\n.*3 times in a row/)
  })

  it('begins to count again after a crash that was not quick', async () => {
    const { running, said } = kept([...Array<string>(4).fill(servesAnd('process.exit(1)')), 'process.exit(0)'], { pauses: [1], quickMs: 0 })
    expect(await running.ended).toBe(0)
    expect(said).toHaveLength(4)
  })

  it('ends with the code of a program that has never served', async () => {
    const { running, said, starts } = kept(['process.exit(1)'])
    expect([await running.ended, starts(), said]).toEqual([1, 1, []])
  })

  it.each([10, 11, 13, 14])('does not start again after the code %i, which a person must mend', async (code) => {
    const { running, starts } = kept([servesAnd('process.exit(16)'), `process.exit(${code})`])
    expect([await running.ended, starts()]).toEqual([code, 2])
  })

  it('passes a signal on and ends with the code of the program', async () => {
    const { running, starts, served } = kept([`process.on('SIGTERM', () => process.exit(7)); ${servesAnd(stays)}`])
    await expect.poll(served).toBe(1)
    running.stop('SIGTERM')
    expect([await running.ended, starts()]).toEqual([7, 1])
  })

  it('ends during a pause when it is asked to', async () => {
    const { running, said, starts } = kept([servesAnd('process.exit(16)')], { pauses: [600_000] })
    await expect.poll(() => said.length).toBe(1)
    running.stop('SIGTERM')
    expect([await running.ended, starts()]).toEqual([0, 1])
  })
})
