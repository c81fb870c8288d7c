import type { AdminCallData } from '#schemas/admin/calls.ts'
import type { ValueStore } from '#engine/value-store.ts'
import type { Timer } from '#composer/saving/saver.ts'
import { presentAmong, type Present } from './present-words.ts'

/** The time from one beat to the next, in milliseconds. */
export const BEAT_EVERY_MS = 10_000

/** The pause after a change of the selection before it is sent, in milliseconds. */
const SELECTION_PAUSE_MS = 400

interface PresenceNeeds {
  readonly beat: (place: { readonly block: string | null; readonly isChosen: boolean }) => Promise<AdminCallData['presence.beat']>
  readonly leave: () => Promise<unknown>
  readonly selection: { readonly ids: readonly string[]; readonly subscribe: (listener: () => void) => () => void }
  readonly people: ValueStore<readonly Present[]>
  /** The account of the person who edits here. */
  readonly account: number
  /** Called after a beat that finds other notes than those that were read last; the answer tells if they were read. */
  readonly onNotes: () => Promise<boolean>
  readonly timer: Timer
}

/** Tells the server every ten seconds that the draft is open here and what is selected, and keeps the list of the others. The answer ends it. */
export function watchPresence({ beat, leave, selection, people, account, onNotes, timer }: PresenceNeeds): () => void {
  let isOver = false
  let next: unknown = null
  let notes = ''
  // The first beat tells that the window was opened.
  let isChosen = true
  const plan = (ms: number) => {
    if (next !== null) timer.stop(next)
    next = timer.start(ms, () => void tell())
  }
  const tell = async () => {
    plan(BEAT_EVERY_MS)
    const place = { block: selection.ids[0] ?? null, isChosen }
    isChosen = false
    const answer = await beat(place).catch(() => null)
    if (isOver) return
    if (answer === null) isChosen ||= place.isChosen
    people.set(presentAmong(answer?.people ?? [], account))
    if (answer === null || answer.notes === notes) return
    if (await onNotes()) ({ notes } = answer)
  }
  void tell()
  const end = selection.subscribe(() => {
    isChosen = true
    plan(SELECTION_PAUSE_MS)
  })
  return () => {
    isOver = true
    if (next !== null) timer.stop(next)
    end()
    people.set([])
    void leave().catch(() => undefined)
  }
}
