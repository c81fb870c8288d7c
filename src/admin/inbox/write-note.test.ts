import { expect, it, vi } from 'vitest'
import { inboxRead } from '#schemas/admin/inbox/inbox-calls.ts'
import { CallError } from '#api-client/transport/errors.ts'
import { OvertakenError } from './use-in-turn.ts'
import { writeNote } from './write-note.ts'

const there = { ...inboxRead.example.data, id: 41, version: 9, note: 'Rappeler.' }
const stale = new CallError('', { code: 'STALE_VERSION' }, { status: 409, body: null })
const stage = (now = there) => ({
  inbox: { change: vi.fn().mockRejectedValueOnce(stale).mockResolvedValue(there), read: vi.fn().mockResolvedValue(now) },
  onRead: vi.fn(),
})
const aim = { id: 41, version: 8 }
const note = { base: 'Rappeler.', note: 'Rappeler jeudi.' }

it('writes a note in the newest version where a colleague has changed another field', async () => {
  const needs = stage()
  expect(await writeNote(needs, aim, note)).toEqual(there)
  expect(needs.inbox.change.mock.calls).toEqual([
    [aim, { note: note.note }],
    [there, { note: note.note }],
  ])
})

it('writes nothing over the note of a colleague, and shows it', async () => {
  const theirs = { ...there, note: 'Fait.' }
  const needs = stage(theirs)
  await expect(writeNote(needs, aim, note)).rejects.toThrow(OvertakenError)
  expect([needs.inbox.change.mock.calls.length, needs.onRead.mock.calls]).toEqual([1, [[theirs]]])
})
