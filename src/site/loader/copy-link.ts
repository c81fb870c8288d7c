const SAID_FOR_MS = 3000

/** Copies where the page itself may not write to the clipboard: what is marked. */
function copyMarked(words: string): boolean {
  const area = Object.assign(document.createElement('textarea'), { value: words, readOnly: true, className: 'visually-hidden' })
  const { activeElement } = document
  document.body.append(area)
  area.focus()
  area.select()
  const isCopied = document.execCommand('copy')
  area.remove()
  ;(activeElement as HTMLElement | null)?.focus()
  return isCopied
}

async function copy(words: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(words)
    return true
  } catch {
    return copyMarked(words)
  }
}

/** Has a button copy the link that it names, and the place beside it say so; where no way is open, that place shows the link. */
export async function copyLink({ target }: Event): Promise<void> {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-copies]') : null
  const said = button?.nextElementSibling
  if (!button || !said) return
  const { copies = '', done = '', failed = '' } = button.dataset
  const isCopied = await copy(copies)
  const words = isCopied ? done : `${failed} ${copies}`
  said.textContent = words
  if (!isCopied) return
  setTimeout(() => {
    if (said.textContent === words) said.textContent = ''
  }, SAID_FOR_MS)
}
