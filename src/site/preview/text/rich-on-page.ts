import { createRichToolbar, type RichToolbar } from './rich-toolbar.ts'
import { openRich, type RichEditor, type RichText } from './open-rich.ts'
import type { TextEditor } from './text-editor.ts'
import { choosableValues } from './value-choice.ts'

/** A formatted text, and the place over the page for its buttons. */
export interface RichOnPage extends Omit<RichText, 'onState' | 'onLink'> {
  readonly pin: (toolbar: HTMLElement) => () => void
  readonly values: ReadonlyMap<string, string | null>
}

/** Opens a formatted text in its container, with its buttons over it. */
export function openRichOnPage({ pin, values, ...text }: RichOnPage): TextEditor | null {
  let toolbar: RichToolbar | null = null
  const editor: RichEditor | null = openRich({
    ...text,
    onState: (state) => toolbar?.show(state),
    onLink: () => toolbar?.askLink(),
  })
  if (!editor) return null
  const { element, kind } = text
  toolbar = createRichToolbar({
    ...{ page: element.ownerDocument, kind, run: editor.run, href: editor.href },
    values: choosableValues(values),
  })
  const unpin = pin(toolbar.element)
  return {
    ...editor,
    close: () => {
      unpin()
      editor.close()
    },
  }
}
