import { hasKeys } from './has-keys.ts'

const FIELDS =
  'input:not([type=hidden], [type=file]), textarea, select, [contenteditable=true], [role=combobox], [role=radio], [role=slider], [role=treegrid]'

function isUsable(field: HTMLElement): boolean {
  if (field.tabIndex < 0 || field.matches(':disabled') || field.closest('[hidden], [inert]') !== null) return false
  // Of a group of choices, the one that is chosen.
  const { type, name, checked } = field instanceof HTMLInputElement ? field : { type: '', name: '', checked: false }
  if (type !== 'radio' || checked || name === '') return true
  const group = field.closest('[role=dialog]')?.querySelectorAll<HTMLInputElement>('input[type=radio]:checked') ?? []
  return ![...group].some((other) => other.name === name)
}

/**
 * Marks what gets the focus when an overlay opens: the control that its content has marked, else its first field, else its title. Without
 * a mark it would be the close button. Given as `ref` to the head of the overlay.
 */
export function markFirstFocus(head: HTMLElement | null): void {
  const overlay = head?.closest('[role=dialog]')
  if (!head || !overlay || overlay.querySelector('[data-autofocus]')) return
  const fields = [...overlay.querySelectorAll<HTMLElement>(FIELDS)].filter((field) => !head.contains(field))
  markOne(hasKeys() ? fields.find(isUsable) : undefined, head)
}

/** Marks the title of an overlay with acts of its own, as `markFirstFocus` does for one with fields. */
export function markTitle(head: HTMLElement | null): void {
  const overlay = head?.closest('[role=dialog]')
  if (head && overlay && !overlay.querySelector('[data-autofocus]')) markOne(undefined, head)
}

function markOne(field: HTMLElement | undefined, head: HTMLElement): void {
  const target = field ?? head.querySelector<HTMLElement>('h2')
  if (target) target.dataset['autofocus'] = ''
}
