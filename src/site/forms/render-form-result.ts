const blockOf = (place: ParentNode, id: string) =>
  [...place.querySelectorAll<HTMLElement>('[data-block]')].find(({ dataset }) => dataset['block'] === id)

/** Shows in place what a page answers to its form: the block of the form as that page has it, and the title. Says whether there was one. */
export async function showAnswer(form: HTMLFormElement, answer: Pick<Response, 'text' | 'url'>): Promise<boolean> {
  const block = form.closest<HTMLElement>('[data-block]')
  const id = block?.dataset['block']
  if (!block || id === undefined || new URL(answer.url).pathname !== location.pathname) return false
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const answered = blockOf(page, id)
  // A page that says nothing of the form is shown by the browser.
  if (!answered?.querySelector('[role=alert], [role=status]')) return false
  block.replaceChildren(...answered.childNodes)
  document.title = page.title
  block.querySelector<HTMLElement>('[autofocus]')?.focus()
  return true
}
