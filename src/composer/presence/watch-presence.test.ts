import { expect, it, vi } from 'vitest'
import { ValueStore } from '#engine/value-store.ts'
import { SelectionStore } from '#composer/store/selection-store.ts'
import { turns } from '#tests/support/turns.ts'
import { waitUntil } from '#tests/support/wait-until.ts'
import type { Present, PresentPerson } from './present-words.ts'
import { BEAT_EVERY_MS, watchPresence } from './watch-presence.ts'

const paul: Present = { person: '12', name: 'Paul Fontanel', block: 'b7f2' }

/** A timer whose waits are ended by the test. */
function handTimer() {
  const waits = new Map<number, { readonly ms: number; readonly run: () => void }>()
  let count = 0
  return {
    timer: {
      start: (ms: number, run: () => void) => waits.set((count += 1), { ms, run }) && count,
      stop: (id: unknown) => waits.delete(id as number),
    },
    waiting: () => [...waits.values()].map(({ ms }) => ms),
    ring: () => {
      const [[id, wait] = []] = [...waits]
      waits.delete(id ?? 0)
      wait?.run()
    },
  }
}

function watched(people: readonly PresentPerson[] = [{ ...paul, id: 9, name: 'Paul Fontanel' }]) {
  const { timer, ...hand } = handTimer()
  const selection = new SelectionStore()
  const store = new ValueStore<readonly Present[]>([])
  const beat = vi.fn(() => Promise.resolve({ people: [...people], notes: '' }))
  const leave = vi.fn(() => Promise.resolve(null))
  const onNotes = vi.fn(() => Promise.resolve(true))
  const end = watchPresence({ beat, leave, selection, people: store, account: 7, onNotes, timer })
  return { ...hand, selection, onNotes, people: store, beat, leave, end }
}

it('beats immediately and every ten seconds, with one wait at a time, and keeps the others', async () => {
  const { beat, people, waiting, ring } = watched()
  expect(beat).toHaveBeenCalledWith({ block: null, isChosen: true })
  await waitUntil(() => expect(people.get()).toEqual([paul]))
  expect(waiting()).toEqual([BEAT_EVERY_MS])
  ring()
  expect([beat.mock.calls.length, waiting()]).toEqual([2, [BEAT_EVERY_MS]])
})

it('reports a beat without other people that finds other notes, and no other beat', async () => {
  const { beat, onNotes, ring } = watched([])
  const ringWith = async (notes: string, beats: number) => {
    beat.mockResolvedValue({ people: [], notes })
    ring()
    await waitUntil(() => expect(beat).toHaveBeenCalledTimes(beats))
    await turns()
    return onNotes.mock.calls.length
  }
  expect(await ringWith('1 7 0 0 0', 2)).toBe(1)
  expect(await ringWith('1 7 0 0 0', 3)).toBe(1)
  expect(await ringWith('1 7 1 0 0', 4)).toBe(2)
  expect(await ringWith('', 5)).toBe(3)
})

it('reports notes that could not be read with each beat until they are read', async () => {
  const { beat, onNotes, ring } = watched([])
  beat.mockResolvedValue({ people: [], notes: '1 7 0 0 0' })
  onNotes.mockResolvedValueOnce(false)
  for (const calls of [1, 2, 2]) {
    ring()
    await waitUntil(() => expect(onNotes).toHaveBeenCalledTimes(calls))
    await turns()
  }
  expect(beat).toHaveBeenCalledTimes(4)
})

it('sends a newly selected block soon, and says once that it was chosen', async () => {
  const { beat, selection, waiting, ring } = watched()
  await turns()
  selection.select(['b7f2'])
  expect(waiting()[0]).toBeLessThan(1000)
  ring()
  expect(beat).toHaveBeenLastCalledWith({ block: 'b7f2', isChosen: true })
  ring()
  expect(beat).toHaveBeenLastCalledWith({ block: 'b7f2', isChosen: false })
})

it('says again that the block was chosen where the beat that said so has failed', async () => {
  const { beat, selection, ring } = watched()
  await turns()
  beat.mockRejectedValueOnce(new Error('offline'))
  selection.select(['b7f2'])
  ring()
  await turns()
  ring()
  expect(beat.mock.calls.slice(1)).toEqual([[{ block: 'b7f2', isChosen: true }], [{ block: 'b7f2', isChosen: true }]])
})

it('shows no one while beats fail', async () => {
  const { beat, people, ring } = watched()
  await waitUntil(() => expect(people.get()).toEqual([paul]))
  beat.mockRejectedValueOnce(new Error('offline'))
  ring()
  await waitUntil(() => expect(people.get()).toEqual([]))
})

it('leaves once at the end, and does not beat again', async () => {
  const { beat, leave, people, waiting, end } = watched()
  end()
  await Promise.resolve()
  expect([beat.mock.calls.length, leave.mock.calls.length, waiting(), people.get()]).toEqual([1, 1, [], []])
})
