import { expect, it, vi } from 'vitest'
import { PublicationError } from '#machines/composer/composer.machine.ts'
import { waitUntil } from '#tests/support/wait-until.ts'
import { publishSignedIn, SignedOutError } from './publish-signed-in.ts'

function stage(first: Error, isLocked = false) {
  const listeners = new Set<() => void>()
  const publish = vi.fn<() => Promise<number>>().mockRejectedValueOnce(first).mockResolvedValue(7)
  const lock = {
    onUnlock: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  return { publish, listeners, done: publishSignedIn({ publish, isLocked: () => isLocked, lock }) }
}

it.each([
  ['is refused for want of a session', new SignedOutError('Connectez-vous'), false],
  ['finds work that waits for a session', new PublicationError('Pas encore enregistré'), true],
])('publishes again after the sign-in when it %s', async (_name, error, isLocked) => {
  const { publish, listeners, done } = stage(error, isLocked)
  await waitUntil(() => expect(listeners.size).toBe(1))
  expect(publish).toHaveBeenCalledTimes(1)
  for (const listener of listeners) listener()
  await expect(done).resolves.toBe(7)
  expect([publish.mock.calls.length, listeners.size]).toEqual([2, 0])
})

it('gives any other refusal on without a second try', async () => {
  const { publish, done } = stage(new PublicationError('Un point à régler'))
  await expect(done).rejects.toThrow('Un point à régler')
  expect(publish).toHaveBeenCalledTimes(1)
})
