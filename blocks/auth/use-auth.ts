import { useState } from 'react'
import { useBlockActor } from '#renderer/context.ts'
import { useActorState } from '#renderer/hooks/use-actor-state.ts'
import type { AuthEvent, AuthState } from '#schemas/runtime/block-actors.ts'

/** State and events of signing in, for the view. */
export interface Auth {
  /** Null until something is sent from here: the state of the server applies. */
  readonly state: AuthState | null
  /** Null without scripts: the browser then sends the forms itself. */
  readonly send: ((event: AuthEvent) => void) | null
}

/** Reads the machine of signing in, once the browser has it. */
export function useAuth(): Auth {
  const actor = useBlockActor('auth')
  const state = useActorState(actor)
  const [isUsed, setUsed] = useState(false)
  if (actor === null) return { state: null, send: null }
  return {
    state: isUsed ? state : null,
    send: (event) => {
      setUsed(true)
      actor.send(event)
    },
  }
}
