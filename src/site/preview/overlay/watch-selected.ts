import { findBlock } from '#engine/draft/document/find-block.ts'
import { sparedSlots } from '#engine/registry/drawn-slots.ts'
import type { Registry } from '#engine/registry/registry.ts'
import type { FromFrame } from '#schemas/composer/messages.ts'
import type { Canvas } from '#site/preview/canvas-model.ts'
import type { Texts } from '#site/preview/text/start-texts.ts'
import { createHints } from '#site/preview/text/text-hints.ts'
import { watchTexts, type TextWatch } from '#site/preview/text/watch-texts.ts'
import { elementOfBlock } from './block-element.ts'
import type { FieldOutline } from './field-outline.ts'
import type { Overlay } from './overlay.ts'

interface SelectedDeps {
  readonly canvas: Canvas
  readonly registry: Registry
  readonly overlay: Overlay
  readonly fields: FieldOutline
  readonly post: (message: FromFrame) => void
  /** The pause of the person after which texts are looked for, in milliseconds. */
  readonly pause: number
}

/** Watches the texts of the selected block while none is edited. */
export function watchSelected({ desk, enter, find }: Texts, { canvas, registry, overlay, fields, post, pause }: SelectedDeps): TextWatch {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const hints = createHints({
    ...{ page: document, overlay },
    host: () => elementOfBlock(document, watch.selected() ?? ''),
    open: (found) => {
      const id = watch.selected()
      if (id !== null) enter(id, found)
    },
    slots: () => {
      const found = desk.element ? null : findBlock(canvas.document(), watch.selected() ?? '')
      return found ? sparedSlots(registry, found.block) : []
    },
    add: (slot) => {
      const parent = watch.selected()
      if (parent !== null) post({ type: 'add', parent, slot })
    },
  })
  const watch: TextWatch = watchTexts({
    find: (id) => (desk.element ? null : find(id, true)),
    post,
    onFound: (found) => {
      fields.take(found)
      hints(found)
    },
    whenIdle: (act) => {
      clearTimeout(waiting)
      waiting = setTimeout(act, pause)
    },
  })
  return watch
}
