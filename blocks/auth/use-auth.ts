import { useState, useSyncExternalStore } from 'react'
import { useBlockActor } from '#renderer/context.ts'
import type { AuthEvent, AuthState } from '#schemas/runtime/block-actors.ts'

/** Signing in as the view sees it. */
export interface Auth {
  /** Null as long as nothing was sent from here: what the server has said stands. */
  readonly state: AuthState | null
  /** Null without a script behind the page: its forms then go to the server by themselves. */
  readonly send: ((event: AuthEvent) => void) | null
}

const nothing = (): null => null
const neverChanges = () => () => undefined

/** The machine behind the page, once the browser has it. */
export function useAuth(): Auth {
  const actor = useBlockActor('auth')
  const state = useSyncExternalStore(actor?.subscribe ?? neverChanges, actor?.getState ?? nothing, nothing)
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
