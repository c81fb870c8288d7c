import type { TextGuard } from '#site/preview/overlay/compose-mode.ts'
import { holdEnter } from '#site/preview/overlay/held-enter.ts'
import type { Overlay } from '#site/preview/overlay/overlay.ts'
import { openAhead } from './ahead-field.ts'
import type { Texts } from './start-texts.ts'

interface GuardDeps {
  readonly page: Document
  readonly overlay: Overlay
  readonly selected: () => string | null
  /** True where the fields are a sheet over the page. */
  readonly isOnPhone: () => boolean
  /** True while the composer may have selected another block. */
  readonly isBehind: () => boolean
  /** Called when keys that were held for a text have none. */
  readonly onDropped: () => void
}

/** The guard, and what it does once the composer has heard of more. */
interface HearingGuard extends TextGuard {
  readonly heard: () => void
}

const HELD_LABEL = 'Texte'

/**
 * True for a press that only selects a block that is not selected yet. A keyboard on glass comes over the page with the text, and the
 * fields of a phone stand there as well; a press with a held key is for the block.
 */
function selectsFirst(event: MouseEvent, isOnPhone: boolean): boolean {
  const isTouch = event instanceof PointerEvent && event.pointerType === 'touch'
  return isTouch || isOnPhone || event.ctrlKey || event.metaKey || event.shiftKey
}

/** Tells the mode of the page which events belong to the text that is edited, and which ones open one. */
export function guardOf({ desk, enter, editAt, onKey, find, takeFrom }: Texts, deps: GuardDeps): HearingGuard {
  const { page, overlay, selected, isOnPhone, isBehind, onDropped } = deps
  const held = holdEnter({
    ...{ isBehind, onDropped },
    enter: () => {
      const id = selected()
      if (id === null || find(id, false).length === 0) return false
      enter(id)
      return true
    },
    openField: (onEscape) => openAhead({ page, overlay, place: page.body, label: HELD_LABEL, onEscape }),
  })
  takeFrom(held.take)
  return {
    owns: (target) => overlay.owns(target) || (target instanceof Node && desk.element?.contains(target) === true),
    isWithin: (target) => target instanceof Node && desk.element !== null && target.contains(desk.element),
    // The fields over the page have keys of their own.
    onKey: (event) => overlay.owns(event.target) || onKey(event),
    end: () => desk.end(),
    click: (event, id) => (!selectsFirst(event, isOnPhone()) || id === selected()) && editAt(id, event),
    // The second of two quick clicks on a selected block opens its text, and is a double click as well.
    doubleClick: (event, id) => void (desk.isAt(id) || editAt(id, event)),
    enter: held.enter,
    heard: held.look,
  }
}
