const OPEN = 'details[data-dismiss][open]'

/** Closes open menus as people expect it: by a click elsewhere, when the focus goes on, or by Escape, which gives it back to what opened them. */
export function dismissFolds(): void {
  const closeOthers = ({ target }: Event) => {
    for (const fold of openFolds()) if (!(target instanceof Node && fold.contains(target))) fold.open = false
  }
  document.addEventListener('click', closeOthers)
  // What has the focus is not to lie below a menu that was left.
  document.addEventListener('focusin', closeOthers)
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
