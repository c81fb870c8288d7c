import type { TextGuard } from '#site/preview/overlay/compose-mode.ts'
import type { Overlay } from '#site/preview/overlay/overlay.ts'
import type { Texts } from './start-texts.ts'

/** Tells the mode of the page which events belong to the text that is edited, and which ones open one. */
export function guardOf({ desk, edit, editAt, onKey, find }: Texts, overlay: Overlay, selected: () => string | null): TextGuard {
  return {
    owns: (target) => overlay.owns(target) || (target instanceof Node && desk.element?.contains(target) === true),
    isWithin: (target) => target instanceof Node && desk.element !== null && target.contains(desk.element),
    // The fields over the page have keys of their own.
    onKey: (event) => overlay.owns(event.target) || onKey(event),
    end: () => desk.end(),
    click: (event, id) => id === selected() && editAt(id, event),
    // The second of two quick clicks on a selected block opens its text, and is a double click as well.
    doubleClick: (event, id) => void (desk.isAt(id) || editAt(id, event)),
    enter: () => {
      const id = selected()
      if (id === null || find(id, false).length === 0) return false
      edit(id, null)
      return true
    },
  }
}
