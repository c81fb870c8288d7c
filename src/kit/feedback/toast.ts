/** An act that a toast offers: « Annuler », « Voir ». */
export interface ToastAct {
  readonly label: string
  readonly onAct: () => void
}

export interface Toast {
  readonly text: string
  /** A refusal is red, and screen readers announce it immediately. */
  readonly tone?: 'plain' | 'stop'
  readonly acts?: readonly ToastAct[]
}

export interface ShownToast extends Toast {
  readonly id: number
}

type Listener = () => void

const listeners = new Set<Listener>()
let shown: ShownToast | null = null
let count = 0

function change(next: ShownToast | null): void {
  shown = next
  for (const listener of listeners) listener()
}

/** Shows a toast in the place of the one before; the answer takes it away. */
export function toast(said: Toast): () => void {
  count += 1
  const id = count
  change({ ...said, id })
  return () => hideToast(id)
}

/** Takes a toast away, unless another has taken its place. */
export function hideToast(id: number): void {
  if (shown?.id === id) change(null)
}

/** The toast that is shown now. */
export const shownToast = (): ShownToast | null => shown

/** Listens to the toast that is shown; the answer ends it. */
export function onToast(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** How long a toast stays, in milliseconds: longer when it offers an act. */
export const toastTime = ({ acts = [] }: Toast): number => (acts.length > 0 ? 10_000 : 3_000)
