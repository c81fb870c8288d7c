import { describe, expect, it } from 'vitest'
import { silentLog } from '#server/database/log.ts'
import { createGracefulStop } from './graceful-stop.ts'
import { createStartSteps } from './startup-progress.ts'

function stopOf() {
  const codes: number[] = []
  return { codes, lifecycle: createGracefulStop({ log: silentLog, exit: (code) => void codes.push(code) }) }
}

describe('a stop', () => {
  it('closes resources once in reverse order, for repeated requests', async () => {
    const { codes, lifecycle } = stopOf()
    const closed: string[] = []
    lifecycle.onStop(async () => void closed.push('database'))
    lifecycle.onStop(async () => void closed.push('app'))
    await Promise.all([lifecycle.stop('SIGINT'), lifecycle.stop('SIGINT'), lifecycle.stop('SIGTERM')])
    expect(closed).toEqual(['app', 'database'])
    expect(codes).toEqual([0])
  })

  it('waits for a start in progress and closes what it has opened', async () => {
    const { codes, lifecycle } = stopOf()
    const closed: string[] = []
    const starting = (async () => {
      await new Promise((resolve) => setTimeout(resolve, 20))
      lifecycle.onStop(async () => void closed.push('database'))
      lifecycle.asked.throwIfAborted()
    })()
    lifecycle.waitFor(starting)
    await lifecycle.stop('SIGTERM')
    await expect(starting).rejects.toThrow('SIGTERM')
    expect(closed).toEqual(['database'])
    expect(codes).toEqual([0])
  })

  it('continues when a resource does not close, and exits with its code', async () => {
    const { codes, lifecycle } = stopOf()
    const closed: string[] = []
    lifecycle.onStop(async () => void closed.push('database'))
    lifecycle.onStop(async () => Promise.reject(new Error('stuck')))
    await lifecycle.stop('SIGTERM')
    expect(closed).toEqual(['database'])
    expect(codes).toEqual([1])
  })

  it('exits with the code of its cause', async () => {
    const { codes, lifecycle } = stopOf()
    await lifecycle.stop('the database is lost', 15)
    expect(codes).toEqual([15])
  })
})

describe('the steps of a start', () => {
  it('are printed with their time and a label that may depend on the result', async () => {
    let printed = ''
    const steps = createStartSteps((text) => (printed += text))
    expect(
      await steps.run(
        (count) => `Schéma migré : ${count} étapes`,
        async () => 11,
      ),
    ).toBe(11)
    steps.say(['', '  Prêt.'])
    expect(printed).toMatch(/^ {2}✓ Schéma migré : 11 étapes \(\d+,\d\d? s\)\n\n {2}Prêt\.\n$/)
  })

  it('are silent for a supervisor, except one-time messages', async () => {
    let printed = ''
    const steps = createStartSteps(null, (text) => (printed += text))
    expect(await steps.run('x', async () => 1)).toBe(1)
    steps.say(['Prêt.'])
    steps.insist([])
    expect(printed).toBe('')
    steps.insist(['Notez le mot de passe'])
    expect(printed).toBe('Notez le mot de passe\n')
  })
})
