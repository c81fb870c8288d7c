import { ownValue } from '#schemas/names/own-value.ts'

import { CONSENT_VERSION } from './consent-texts.ts'
import type { Choices } from './sync-choices.ts'
import { loadServer } from './load-server.ts'

/** Choices within this time count as one: « accept all » fires an event for each service. */
const TOGETHER_MS = 200

type Server = typeof import('./consent-api.ts')

/** Dependencies of the consent proof. */
interface ProofParts {
  readonly keys: readonly string[]
  /** Returns the choices by service. */
  readonly state: () => Readonly<Record<string, boolean | undefined>>
  readonly onMade: (choices: Choices) => void
  readonly onSaved: () => void
}

/** Sends the proof of each choice to the server: services and answers, without personal data. */
export function sendConsentProof({ keys, state, onMade, onSaved }: ProofParts): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let due: (() => void) | undefined
  let server: Server | undefined
  const fetchServer = () =>
    loadServer().then(
      (come) => (server = come),
      () => undefined,
    )
  const prove = async (asking: Promise<unknown>) => {
    const now = state()
    const choices: Choices = Object.fromEntries(
      keys.flatMap((key) => {
        const choice = ownValue(now, key)
        return choice === undefined ? [] : [[key, choice]]
      }),
    )
    onMade(choices)
    // An unloading page does not wait.
    if (!server) await asking
    await server?.sendProof({ choices, version: CONSENT_VERSION })
    if (server) onSaved()
  }
  const settle = () => due?.()
  const changed = () => {
    // Loads immediately, because the page may soon be left.
    const asking = fetchServer()
    clearTimeout(timer)
    due = () => {
      due = undefined
      prove(asking).catch(() => undefined)
    }
    timer = setTimeout(settle, TOGETHER_MS)
  }
  addEventListener('tac.open_panel', () => void fetchServer())
  // The next document does not report the last choices of this one.
  addEventListener('pagehide', settle)
  for (const key of keys) for (const said of ['allowed', 'disallowed']) document.addEventListener(`${key}_${said}`, changed)
}
