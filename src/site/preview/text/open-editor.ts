import type { Dropped } from '#schemas/composer/dropped-content.ts'
import type { FromFrame } from '#schemas/composer/messages.ts'
import { attributeWords } from '#site/preview/french.ts'
import type { Overlay } from '#site/preview/overlay/overlay.ts'
import { openAround, scrollStrips } from '#site/preview/overlay/reveal.ts'
import { createExcessNote } from './excess-note.ts'
import type { FoundText } from './find-texts.ts'
import { loadRich } from './load-rich.ts'
import { openField } from './open-field.ts'
import { openPlain } from './open-plain.ts'
import { sightOf } from './sight.ts'
import type { TextEditor } from './text-editor.ts'
import type { TextPlace } from './text-place.ts'

interface EditorDeps {
  readonly page: Document
  readonly overlay: Overlay
  readonly values: ReadonlyMap<string, string | null>
  readonly post: (message: FromFrame) => void
}

/** A text that is opened, and who hears of it. */
interface Opening {
  readonly found: FoundText
  readonly value: string
  readonly onInput: (value: string) => void
  readonly onKey: (event: KeyboardEvent) => void
  readonly leave: () => void
}

/** Opens the editor of a text in its place, with a note under it while the text is too long. */
export async function openEditor(deps: EditorDeps, opening: Opening): Promise<TextEditor | null> {
  const { page, overlay } = deps
  const note = createExcessNote({ page, overlay, max: opening.found.text.max })
  const onInput = (value: string) => {
    note.show(value)
    opening.onInput(value)
  }
  const editor = await openInPlace(deps, { ...opening, onInput })
  return editor && note.around(editor, opening.value)
}

async function openInPlace(
  { page, overlay, values, post }: EditorDeps,
  { found, value, onInput, onKey, leave }: Opening,
): Promise<TextEditor | null> {
  const { text, place } = found
  const valueOf = (name: string) => values.get(name) ?? ''
  const onDropped = (dropped: Dropped) => post({ type: 'dropped', dropped })
  const common = { value, label: text.label.fr, valueOf, onInput, onDropped }
  if (place.kind === 'none' || place.kind === 'gap') return null
  unfold(page, place)
  if (place.kind === 'words') return openPlain({ ...common, node: place.node, shown: text.shown, isLong: text.kind === 'long-text' })
  if (place.kind === 'html') {
    if (text.kind !== 'html' && text.kind !== 'html-inline') return null
    const { openRichOnPage } = await loadRich()
    const { element } = place
    return openRichOnPage({
      ...common,
      element,
      kind: text.kind,
      values,
      pin: (toolbar) => overlay.pin(toolbar, () => element.getBoundingClientRect()),
    })
  }
  const label = `${attributeWords(place)} (${text.label.fr})`
  const pin = (field: HTMLElement) => overlay.pin(field, () => place.element.getBoundingClientRect())
  return openField({ page, label, value, onInput, pin, onKey, onLeave: leave })
}

/** Opens what hides a text, or brings its slide. A summary that is seen stays as it is. */
function unfold(page: Document, place: TextPlace): void {
  const words = place.kind === 'words' ? place.node : place.kind === 'html' ? place.element : null
  const around = words instanceof Text ? words.parentElement : words
  if (!words || !around) return
  if (sightOf(words) === 'seen') scrollStrips(around)
  else openAround(page, around)
}
