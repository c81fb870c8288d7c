import { describe, expect, it, vi } from 'vitest'
import { CallError, RequestError } from '#api-client/transport/errors.ts'
import { createSessionLock, isSessionOver } from './session-lock.ts'

const refusal = (status: number, code: string) =>
  new RequestError('refused', { response: { status, body: { success: false, data: { code } } } })
const fail = async (lock: ReturnType<typeof createSessionLock>, error: unknown) => {
  const request = Promise.reject(error)
  lock.watch(request)
  await request.catch(() => undefined)
}

describe('the lock', () => {
  it.each([
    [refusal(401, 'SESSION_EXPIRED'), true],
    [refusal(401, 'UNAUTHENTICATED'), true],
    [refusal(401, 'BAD_CREDENTIALS'), false],
    [refusal(403, 'FORBIDDEN'), false],
    [refusal(500, 'INTERNAL'), false],
    [new RequestError('no answer', {}), false],
    [new TypeError('Failed to fetch'), false],
  ])('closes on %o: %s', async (error, isOver) => {
    const lock = createSessionLock()
    await fail(lock, error)
    expect(isSessionOver(error)).toBe(isOver)
    expect(lock.state().isLocked).toBe(isOver)
  })

  it('tells the return of the person once, and only to those who still listen', async () => {
    const lock = createSessionLock()
    const [stays, leaves] = [vi.fn(), vi.fn()]
    lock.onUnlock(stays)
    lock.onUnlock(leaves)()
    lock.unlock()
    expect(stays).not.toHaveBeenCalled()
    await fail(lock, refusal(401, 'SESSION_EXPIRED'))
    lock.unlock()
    lock.unlock()
    expect(stays).toHaveBeenCalledOnce()
    expect(leaves).not.toHaveBeenCalled()
  })

  it('makes a reading call again at the return of the person, and passes other refusals on', async () => {
    const lock = createSessionLock()
    const refused = new CallError('Session terminée', { code: 'SESSION_EXPIRED' }, { status: 401, body: {} })
    const call = vi.fn<() => Promise<string>>().mockRejectedValueOnce(refused).mockResolvedValueOnce('pages')
    const answer = lock.read(call)
    await fail(lock, refusal(401, 'SESSION_EXPIRED'))
    expect(call).toHaveBeenCalledOnce()
    lock.unlock()
    expect(await answer).toBe('pages')
    const broken = new CallError('Panne', { code: 'INTERNAL' }, { status: 500, body: {} })
    await expect(lock.read(() => Promise.reject(broken))).rejects.toBe(broken)
  })

  it('changes once for several refusals, and once for a new count', async () => {
    const lock = createSessionLock()
    const listener = vi.fn()
    lock.subscribe(listener)
    await fail(lock, refusal(401, 'SESSION_EXPIRED'))
    await fail(lock, refusal(401, 'UNAUTHENTICATED'))
    lock.setKeptChanges(3)
    lock.setKeptChanges(3)
    expect(listener).toHaveBeenCalledTimes(2)
    expect(lock.state()).toEqual({ isLocked: true, keptChanges: 3 })
  })
})
