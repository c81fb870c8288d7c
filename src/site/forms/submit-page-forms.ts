import { postPlainForm } from '#api-client/transport/post-form.ts'
import { keptSending } from './pending-submission.ts'
import { showAnswer } from './render-form-result.ts'

interface Parts {
  readonly open: (address: string) => void
  /** Reports that the outcome of a submission is unknown. */
  readonly tell: (form: HTMLFormElement) => void
  /** Removes the message of the previous submission. */
  readonly untell: (form: HTMLFormElement) => void
  /** Loads what `tell` needs before the connection can fail. */
  readonly prepare: () => void
}

/** Returns true for a field that differs between submissions or is given again, and is therefore not part of the identity. */
const isOfSending = (name: string): boolean => name.startsWith('_') || name === 'consent'

function setBusy(form: HTMLFormElement, isBusy: boolean): void {
  form.toggleAttribute('data-sending', isBusy)
  for (const button of form.querySelectorAll('button[type=submit]')) {
    if (isBusy) button.setAttribute('aria-disabled', 'true')
    else button.removeAttribute('aria-disabled')
  }
}

function fieldsOf(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams([...new FormData(form)].filter((pair): pair is [string, string] => typeof pair[1] === 'string'))
}

/** Submits the form natively, so that the browser shows the page with the errors. */
function sendPlainly(form: HTMLFormElement, more: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(more)) {
    form.querySelector(`input[name=${name}]`)?.remove()
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  }
  // A field may be named `submit`.
  HTMLFormElement.prototype.submit.call(form)
}

async function send(form: HTMLFormElement, sinceShown: number, { open, tell, untell }: Parts): Promise<void> {
  const fields = fieldsOf(form)
  const { pathname } = new URL(form.action)
  const pending = keptSending(`${fields.get('_form')} ${pathname}`)
  const words = JSON.stringify([...fields].filter(([name]) => !isOfSending(name)))
  const key = pending.keyOf(words) ?? crypto.randomUUID()
  pending.note(key, words)
  untell(form)
  // A correction may be quick. The total time is unknown, so none is sent.
  const isMended = form.querySelector('[aria-invalid=true], [role=alert]') !== null
  const more = { ...(!isMended && { _t: String(Math.round(sinceShown)) }), _key: key }
  for (const [name, value] of Object.entries(more)) fields.set(name, value)
  setBusy(form, true)
  const answer = await postPlainForm(form.action, fields)
  const isTaken = answer?.redirected === true
  if (isTaken) pending.forget()
  if (answer === null || answer.status >= 500) {
    setBusy(form, false)
    tell(form)
  } else if (await showAnswer(form, answer)) return
  else if (isTaken) open(answer.url)
  else sendPlainly(form, more)
}

/** Returns true for a form with visitor input that the browser would submit itself. */
const isPlain = (form: unknown): form is HTMLFormElement =>
  form instanceof HTMLFormElement &&
  form.method === 'post' &&
  form.enctype !== 'multipart/form-data' &&
  form.querySelector('input[name=_hp]') !== null

/** Sends plain forms with visitor input: once, with the elapsed time, and without losing input when the server is unreachable. */
export function sendPageForms(parts: Parts): void {
  document.addEventListener('submit', (event) => {
    const { target: form, defaultPrevented, timeStamp } = event
    if (defaultPrevented || !isPlain(form)) return
    event.preventDefault()
    if (!form.hasAttribute('data-sending')) void send(form, timeStamp, parts)
  })
  const writing = new AbortController()
  const prepareOnce = (target: unknown) => {
    if (!(target instanceof Element) || !isPlain(target.closest('form'))) return
    writing.abort()
    parts.prepare()
  }
  const { signal } = writing
  document.addEventListener('focusin', ({ target }) => prepareOnce(target), { signal })
  // The first interaction, which loads this script, may have been in a field.
  prepareOnce(document.activeElement)
  // On a return by the history the page is as it was left.
  addEventListener('pageshow', () => {
    for (const form of document.querySelectorAll<HTMLFormElement>('form[data-sending]')) setBusy(form, false)
  })
}
