/** An act that a toast offers: « Annuler », « Voir ». */
export interface ToastAct {
  readonly label: string
  readonly onAct: () => void
  /** True where the act has a place for the focus; left out, the focus returns to the control that had it before the toast. */
  readonly placesFocus?: true
}

export interface Toast {
  readonly text: string
  /** A refusal is red, and screen readers announce it immediately. */
  readonly tone?: 'plain' | 'stop'
  readonly acts?: readonly ToastAct[]
  /** True for one that stays until it is closed, its act is done or another one with an act comes. */
  readonly stays?: true
  /** Called once the toast is gone. */
  readonly onGone?: () => void
}

export interface ShownToast extends Toast {
  readonly id: number
}

type Listener = () => void

const listeners = new Set<Listener>()
let shown: readonly ShownToast[] = []
let count = 0

const offersAct = ({ acts = [] }: Toast): boolean => acts.length > 0

function change(next: readonly ShownToast[]): void {
  const gone = shown.filter((each) => !next.includes(each))
  shown = next
  for (const listener of listeners) listener()
  for (const { onGone } of gone) onGone?.()
}

/** Shows a toast in the place of the one before; one without acts stands under one that offers an act. The answer takes it away. */
export function toast(said: Toast): () => void {
  count += 1
  const id = count
  const left = offersAct(said) ? [] : shown.filter(offersAct)
  change([...left, { ...said, id }])
  return () => hideToast(id)
}

/** Takes a toast away, unless another has taken its place. */
export function hideToast(id: number): void {
  if (shown.some((each) => each.id === id)) change(shown.filter((each) => each.id !== id))
}

/** The toasts that are shown now, the newest last: at most one that offers an act, and one that does not. */
export const shownToasts = (): readonly ShownToast[] => shown

/** The newest toast that is shown now. */
export const shownToast = (): ShownToast | null => shown.at(-1) ?? null

/** Listens to the toasts that are shown; the answer ends it. */
export function onToast(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** How long a toast stays, in milliseconds: longer when it offers an act. */
export const toastTime = (said: Toast): number => (offersAct(said) ? 10_000 : 3_000)
