const OPEN = 'details[data-dismiss][open]'

/** Closes open menus as people expect it: by a click elsewhere, or by Escape, which gives the focus back to what opened them. */
export function dismissFolds(): void {
  document.addEventListener('click', ({ target }) => {
    for (const fold of openFolds()) if (!(target instanceof Node && fold.contains(target))) fold.open = false
  })
  document.addEventListener('keydown', (event) => {
    const fold = event.key === 'Escape' ? openFolds().at(-1) : undefined
    if (!fold) return
    fold.open = false
    fold.querySelector('summary')?.focus()
  })
}

/** Those that are open, outer ones first. */
function openFolds(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>(OPEN)]
}
