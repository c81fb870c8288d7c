import type { Workbench } from '#composer/workbench/workbench.ts'
import { closePalette } from '#composer/palette/open-palette.ts'
import { withClosed, withOpen, type DrawerName } from './open-drawers.ts'

/** The parts of an open composer that open and close its drawers. */
export type DrawerWork = Pick<Workbench, 'selection' | 'side' | 'focused' | 'adding' | 'addingTo' | 'sought' | 'drawers'>

/** The window as the drawers meet it. */
export interface DrawerWindow {
  readonly hasRoomForBoth: () => boolean
  readonly hasFocus: (name: DrawerName) => boolean
  /** Gives the focus to the button of a drawer. */
  readonly focusButton: (name: DrawerName) => void
}

/** Opens the drawer that the work needs, closes the one without work, and gives the focus back to its button. It answers what ends this. */
export function followWork(work: DrawerWork, window: DrawerWindow): () => void {
  const { selection, side, focused, adding, sought, drawers } = work
  const open = (name: DrawerName) => drawers.set(withOpen(drawers.get(), name, window.hasRoomForBoth()))
  const close = (name: DrawerName) => drawers.set(withClosed(drawers.get(), name))
  const onSelection = () => {
    if (selection.ids.length > 0) {
      // A person who walks through the outline keeps it.
      if (adding.get() > 0 || window.hasRoomForBoth() || !window.hasFocus('left')) open('right')
    } else if (side.get() === 'inspector') close('right')
  }
  const onDrawers = () => {
    const { left, right } = drawers.get()
    if (!left && window.hasFocus('left')) window.focusButton('left')
    if (!right && window.hasFocus('right')) window.focusButton('right')
    // The same view can then be asked for again.
    if (!left) {
      closePalette(work)
      sought.set(null)
    }
    if (!right) side.set('inspector')
  }
  drawers.set({ left: adding.get() > 0, right: side.get() !== 'inspector' })
  const ends = [
    selection.subscribe(onSelection),
    side.subscribe(() => side.get() !== 'inspector' && open('right')),
    focused.subscribe(() => focused.get() !== null && open('right')),
    adding.subscribe(() => adding.get() > 0 && open('left')),
    sought.subscribe(() => sought.get() === '' && open('left')),
    drawers.subscribe(onDrawers),
  ]
  return () => {
    for (const end of ends) end()
  }
}
