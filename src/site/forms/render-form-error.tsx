import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { FormNotice } from '#ui/forms/FormNotice.tsx'

/** Says in a form why what was sent is not confirmed: where a refusal stands, in the place of an earlier one, and in the focus. */
export function showFailure(form: HTMLFormElement, words: string): void {
  // Hidden alone: it may be the page's own, which takes it away itself.
  for (const said of form.querySelectorAll<HTMLElement>(':scope > [role=alert]')) said.hidden = true
  const place = document.createElement('div')
  place.dataset['unconfirmed'] = ''
  form.prepend(place)
  flushSync(() => {
    createRoot(place).render(<FormNotice kind="failure" title={words} takesFocus />)
  })
  place.querySelector<HTMLElement>('[role=alert]')?.focus()
}
