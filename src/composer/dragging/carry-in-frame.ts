import type { FrameMessage } from '#composer/channel/connect-frame.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'
import { startDeskDrag } from './desk-drag.ts'
import type { Drag } from './drag.ts'
import { draggedBlocks } from './dragged.ts'
import { outOfFrame } from './frame-geometry.ts'

/** Follows a block that is lifted on the page: the frame reports where it is carried, here it is decided where it may go. */
export function carryInFrame(bench: Workbench, frame: HTMLElement): (message: FrameMessage) => void {
  let drag: Drag | null = null
  const grab = ({ id, ...point }: Extract<FrameMessage, { type: 'grab' }>) => {
    drag?.end(false)
    const { ids } = bench.selection
    const dragged = draggedBlocks(bench, ids.includes(id) ? ids : [id])
    drag = dragged && startDeskDrag(bench, dragged, outOfFrame(frame, point))
  }
  return (message) => {
    if (message.type === 'grab') grab(message)
    if (message.type === 'carry') drag?.move(outOfFrame(frame, message))
    if (message.type !== 'release') return
    drag?.end(message.isDropped)
    drag = null
  }
}
