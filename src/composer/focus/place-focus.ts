import { frameOf } from '#composer/dragging/frame-geometry.ts'
import { takesKeys } from '#composer/keys/takes-keys.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'
import type { FocusAfter } from './after-act.ts'

/** An act whose focus is to be placed. */
export interface PlacedAct {
  readonly focus: FocusAfter
  /** True when it was done by a click or a touch. */
  readonly isByPointer: boolean
}

const LAYERS = '[role=dialog], [role=menu]'

const isShown = (element: Element): boolean => element.closest('[hidden], [inert]') === null

/** The dialog, sheet or menu that lies over the work; null for none. */
const openLayer = (): Element | null => [...document.querySelectorAll(LAYERS)].filter(isShown).at(-1) ?? null

const shown = (selector: string, within: ParentNode = document): HTMLElement | null =>
  [...within.querySelectorAll<HTMLElement>(selector)].find(isShown) ?? null

/** True where nothing has the focus: its element is gone, no longer shown or turned off. */
export function isLost(): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body || !isShown(activeElement) || activeElement.matches(':disabled')
}

/** True for what keeps the focus after an act: a text, the page, the outline; for some acts the control that a key has pressed. */
function keepsFocus({ focus, isByPointer }: PlacedAct, page: Element | null): boolean {
  const { activeElement } = document
  if (isLost()) return false
  if (takesKeys(activeElement) || activeElement === page || activeElement?.matches('[role=treegrid]')) return true
  return focus === 'field' || (focus === 'control' && !isByPointer)
}

/**
 * Gives the focus to what an act has left: to the outline, whose tree grid names the row of the selected block; on a phone to the sheet of
 * that block; without a block to « Ajouter »; and to the page where the outline is closed. False while a layer is open that has to go first.
 */
export function placeFocus({ channel }: Pick<Workbench, 'channel'>, act: PlacedAct): boolean {
  const layer = openLayer()
  if (layer) return placeInLayer(layer)
  const page = frameOf(channel.get())
  if (keepsFocus(act, page)) return true
  const block = placeOfBlock()
  if (block) block.focus({ preventScroll: true })
  else if (isLost()) page?.focus()
  return true
}

// The outline of a phone is a sheet: its rows stay where the work is.
function placeInLayer(layer: Element): boolean {
  const tree = shown('[role=treegrid]', layer)
  if (tree && isLost()) tree.focus({ preventScroll: true })
  return tree !== null
}

function placeOfBlock(): HTMLElement | null {
  const tree = shown('[role=treegrid]')
  return tree?.querySelector('[role=row]') ? tree : (shown('[data-block-sheet]') ?? shown('[data-add]'))
}
