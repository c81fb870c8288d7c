import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { InboxItem } from '#schemas/admin/inbox/inbox-shapes.ts'
import type { InboxActs } from '../use-inbox-acts.ts'

/** A note as it is typed, and the one that was there when its words were begun. */
interface Work {
  readonly base: string
  readonly note: string
}

/** The note of the team on an item: stored when it is left. One that a colleague has written meanwhile is never overwritten unseen. */
export function useNote(item: InboxItem, acts: Pick<InboxActs, 'note'>) {
  const [work, setWork] = useState<Work>({ base: item.note, note: item.note })
  const [isStoring, setIsStoring] = useState(false)
  const isLeft = useRef(false)
  const isChanged = work.note !== work.base
  if (!isStoring && item.note !== work.base && (!isChanged || item.note === work.note)) setWork({ base: item.note, note: item.note })
  /** The note of a colleague that stands against the one that is being written. */
  const theirs = !isStoring && isChanged && item.note !== work.base ? item.note : null
  const send = async ({ base, note }: Work): Promise<boolean> => {
    setIsStoring(true)
    const done = await acts.note(item, base, note)
    if (done) setWork((now) => ({ base: done.note, note: now.note === note ? done.note : now.note }))
    setIsStoring(false)
    return done !== null
  }
  /** Stores what is typed; what is typed while it is being stored follows. */
  const store = (): void => {
    isLeft.current = isStoring
    if (!isStoring && isChanged && theirs === null) void send(work)
  }
  const follow = useEffectEvent(() => isLeft.current && store())
  useEffect(() => {
    if (!isStoring) follow()
  }, [isStoring])
  const leave = useEffectEvent(() => store())
  // A way back of the browser takes the field away without leaving it.
  useEffect(() => () => leave(), [])
  /** Ends the choice between two notes with the one that stays. */
  const decide = (note: string): Promise<boolean> => {
    const decided = { base: item.note, note }
    setWork(decided)
    return note === item.note ? Promise.resolve(true) : send(decided)
  }
  return {
    ...{ note: work.note, isChanged, theirs },
    write: (note: string) => setWork((now) => ({ ...now, note })),
    store,
    /** The two notes, one below the other. */
    both: [item.note, work.note].join('\n'),
    decide,
  }
}
