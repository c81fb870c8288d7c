import type { TextGuard } from '#site/preview/overlay/compose-mode.ts'
import type { Overlay } from '#site/preview/overlay/overlay.ts'
import type { Texts } from './start-texts.ts'

interface GuardDeps {
  readonly overlay: Overlay
  readonly selected: () => string | null
  /** True where the fields are a sheet over the page. */
  readonly isOnPhone: () => boolean
}

/**
 * True for a press that only selects a block that is not selected yet. A keyboard on glass comes over the page with the text, and the
 * fields of a phone stand there as well; a press with a held key is for the block.
 */
function selectsFirst(event: MouseEvent, isOnPhone: boolean): boolean {
  const isTouch = event instanceof PointerEvent && event.pointerType === 'touch'
  return isTouch || isOnPhone || event.ctrlKey || event.metaKey || event.shiftKey
}

/** Tells the mode of the page which events belong to the text that is edited, and which ones open one. */
export function guardOf({ desk, enter, editAt, onKey, find }: Texts, { overlay, selected, isOnPhone }: GuardDeps): TextGuard {
  return {
    owns: (target) => overlay.owns(target) || (target instanceof Node && desk.element?.contains(target) === true),
    isWithin: (target) => target instanceof Node && desk.element !== null && target.contains(desk.element),
    // The fields over the page have keys of their own.
    onKey: (event) => overlay.owns(event.target) || onKey(event),
    end: () => desk.end(),
    click: (event, id) => (!selectsFirst(event, isOnPhone()) || id === selected()) && editAt(id, event),
    // The second of two quick clicks on a selected block opens its text, and is a double click as well.
    doubleClick: (event, id) => void (desk.isAt(id) || editAt(id, event)),
    enter: () => {
      const id = selected()
      if (id === null || find(id, false).length === 0) return false
      enter(id)
      return true
    },
  }
}
