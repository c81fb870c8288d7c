// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { CallError } from '#api-client/transport/errors.ts'
import { createSessionLock } from '#admin/session/session-lock.ts'
import { turns } from '#tests/support/turns.ts'
import { lastingUploads } from './lasting-uploads.ts'

const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
const over = new CallError('Votre session est terminée.', { code: 'SESSION_EXPIRED' }, { status: 401, body: null })

function open(...answers: readonly (() => Promise<unknown>)[]) {
  const lock = createSessionLock()
  const upload = vi.fn()
  for (const answer of answers)
    upload.mockImplementationOnce(() => {
      const call = answer()
      lock.watch(call)
      return call
    })
  const media = lastingUploads({ upload, uploadFilm: upload, replace: upload, replaceFilm: upload }, lock)
  return { lock, upload, send: () => media.upload(new Blob(['x'])) as Promise<unknown> }
}

it('sends a file again after the sign-in that its session lacked, and holds the window', async () => {
  const { lock, upload, send } = open(
    () => Promise.reject(over),
    () => Promise.resolve('there'),
  )
  const sent = send()
  await turns(2)
  expect([lock.state().isLocked, upload.mock.calls.length, isAsked()]).toEqual([true, 1, true])
  lock.unlock()
  expect(await sent).toBe('there')
  expect([upload.mock.calls.length, isAsked()]).toEqual([2, false])
})

it('passes any other refusal on, and lets the window be closed', async () => {
  const { send } = open(() => Promise.reject(new Error('offline')))
  await expect(send()).rejects.toThrow('offline')
  expect(isAsked()).toBe(false)
})
