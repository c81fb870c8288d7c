/**
 * Leaves the focus where it is while a sheet or a dialog opens around it, which would take it to its title or its first control: the mark of
 * those goes.
 */
export function keepFocus(): void {
  const { activeElement } = document
  if (!activeElement || activeElement === document.body) return
  for (const marked of activeElement.closest('[role=dialog]')?.querySelectorAll('[data-autofocus]') ?? [])
    marked.removeAttribute('data-autofocus')
  activeElement.setAttribute('data-autofocus', '')
  activeElement.addEventListener('blur', () => activeElement.removeAttribute('data-autofocus'), { once: true })
}
