import { postPlainForm } from '#api-client/transport/post-form.ts'
import { keptSending } from './pending-submission.ts'
import { showAnswer } from './render-form-result.ts'

interface Parts {
  readonly open: (address: string) => void
  /** Says of a form that nobody knows whether it has arrived. */
  readonly tell: (form: HTMLFormElement) => void
  /** Takes back what was told of its earlier sending. */
  readonly untell: (form: HTMLFormElement) => void
  /** Brings what `tell` needs: where the line is cut nothing comes any more. */
  readonly prepare: () => void
}

/** What tells one sending from another, or is agreed to anew: no part of the words by which it is known again. */
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

/** Leaves it to the browser, which shows the page that says what is to be mended. */
function sendPlainly(form: HTMLFormElement, more: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(more)) {
    form.querySelector(`input[name=${name}]`)?.remove()
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  }
  // A field may be called `submit`.
  HTMLFormElement.prototype.submit.call(form)
}

async function send(form: HTMLFormElement, sinceShown: number, { open, tell, untell }: Parts): Promise<void> {
  const fields = fieldsOf(form)
  const { pathname } = new URL(form.action)
  const kept = keptSending(`${fields.get('_form')} ${pathname}`)
  const words = JSON.stringify([...fields].filter(([name]) => !isOfSending(name)))
  const key = kept.keyOf(words) ?? crypto.randomUUID()
  kept.note(key, words)
  untell(form)
  // Mending what was refused may be quick: how long it took in all is not known any more.
  const isMended = form.querySelector('[aria-invalid=true], [role=alert]') !== null
  const more = { ...(!isMended && { _t: String(Math.round(sinceShown)) }), _key: key }
  for (const [name, value] of Object.entries(more)) fields.set(name, value)
  setBusy(form, true)
  const answer = await postPlainForm(form.action, fields)
  const isTaken = answer?.redirected === true
  if (isTaken) kept.forget()
  if (answer === null || answer.status >= 500) {
    setBusy(form, false)
    tell(form)
  } else if (await showAnswer(form, answer)) return
  else if (isTaken) open(answer.url)
  else sendPlainly(form, more)
}

/** Whether a form is one that visitors write into, and that the browser would send by itself. */
const isPlain = (form: unknown): form is HTMLFormElement =>
  form instanceof HTMLFormElement &&
  form.method === 'post' &&
  form.enctype !== 'multipart/form-data' &&
  form.querySelector('input[name=_hp]') !== null

/** Sends the plain forms that visitors write into: once, with how long it took, and without losing what was typed where the server is out of reach. */
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
  // The first touch of a page, which brings all this, may have been that of a field.
  prepareOnce(document.activeElement)
  // Whoever comes back finds the page as they left it.
  addEventListener('pageshow', () => {
    for (const form of document.querySelectorAll<HTMLFormElement>('form[data-sending]')) setBusy(form, false)
  })
}
