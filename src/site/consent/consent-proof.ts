import { CONSENT_VERSION } from './consent-texts.ts'
import type { Choices } from './sync-choices.ts'
import { loadServer } from './load-server.ts'

/** Choices that come within this time are one: « accept all » is told service by service. */
const TOGETHER_MS = 200

type Server = typeof import('./consent-api.ts')

/** What a proof is made of. */
interface ProofParts {
  readonly keys: readonly string[]
  /** What was chosen, service by service. */
  readonly state: () => Readonly<Record<string, boolean | undefined>>
  readonly onMade: (choices: Choices) => void
  readonly onSaved: () => void
}

/** Sends the server the proof of each choice that a person makes: services and answers, nothing of who they are. */
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
    const choices: Choices = Object.fromEntries(keys.flatMap((key) => (now[key] === undefined ? [] : [[key, now[key]]])))
    onMade(choices)
    // A page that is being left waits for nothing.
    if (!server) await asking
    await server?.sendProof({ choices, version: CONSENT_VERSION })
    if (server) onSaved()
  }
  const settle = () => due?.()
  const changed = () => {
    // On its way at once: the page may soon be left.
    const asking = fetchServer()
    clearTimeout(timer)
    due = () => {
      due = undefined
      prove(asking).catch(() => undefined)
    }
    timer = setTimeout(settle, TOGETHER_MS)
  }
  addEventListener('tac.open_panel', () => void fetchServer())
  // Another document tells nobody what was chosen last in this one.
  addEventListener('pagehide', settle)
  for (const key of keys) for (const said of ['allowed', 'disallowed']) document.addEventListener(`${key}_${said}`, changed)
}
