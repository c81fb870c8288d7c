import { sendProof } from './ask-server.ts'
import { CONSENT_VERSION } from './consent-texts.ts'

/** Choices that come within this time are one: « accept all » is told service by service. */
const TOGETHER_MS = 200

/** What a proof is made of. */
interface ProofParts {
  readonly keys: readonly string[]
  /** What was chosen, service by service. */
  readonly state: () => Readonly<Record<string, boolean | undefined>>
  readonly onSaved: () => void
}

/** Sends the server the proof of each choice that a person makes: services and answers, nothing of who they are. */
export function proveChoices({ keys, state, onSaved }: ProofParts): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const send = () => {
    const now = state()
    const choices = Object.fromEntries(keys.flatMap((key) => (now[key] === undefined ? [] : [[key, now[key]]])))
    void sendProof({ choices, version: CONSENT_VERSION }).then(onSaved, () => undefined)
  }
  const changed = () => {
    clearTimeout(timer)
    timer = setTimeout(send, TOGETHER_MS)
  }
  for (const key of keys) for (const said of ['allowed', 'disallowed']) document.addEventListener(`${key}_${said}`, changed)
}
