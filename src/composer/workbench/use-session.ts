import { createContext, use, useSyncExternalStore } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { composerMachine } from '#machines/composer/composer.machine.ts'
import type { ComposerActor, ComposerSession } from './composer-session.ts'

/** Gives the parts of a composer its session. */
export const SessionContext = createContext<ComposerSession | null>(null)

/** The session of the composer. */
export function useSession(): ComposerSession {
  const session = use(SessionContext)
  if (!session) throw new Error('A part of the composer stands outside of it')
  return session
}

/** A fact of the machine, rendered again when it changes. */
export function useMachine<Fact>(actor: ComposerActor, read: (snapshot: SnapshotFrom<typeof composerMachine>) => Fact): Fact {
  return useSyncExternalStore(
    (listener) => {
      const subscription = actor.subscribe(listener)
      return () => subscription.unsubscribe()
    },
    () => read(actor.getSnapshot()),
  )
}
