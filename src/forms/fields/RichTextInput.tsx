import { useEffect, useRef, useState } from 'react'
import { RichTextEditor, type RichTextHandle } from '#rich-text/view/RichTextEditor.tsx'
import type { RichTextField } from '#forms/field-tree.ts'
import { useForm, type FieldProps } from '#forms/form-context.ts'
import { LinkForm } from '#forms/links/LinkForm.tsx'
import { MediaBrowser } from '#forms/media/MediaBrowser.tsx'
import { Counter } from './Counter.tsx'
import { useFocusTarget, useWords, withoutEmpty } from './use-field.ts'

/** Formatted text. */
export function RichTextInput(props: FieldProps<RichTextField>) {
  const { field, pointer } = props
  const { store, pickers, hasOwnUndo } = useForm()
  const words = useWords(props)
  const editor = useRef<RichTextHandle>(null)
  const htmlAt = () => {
    const value = store.get(pointer)
    return typeof value === 'string' ? value : ''
  }
  const [first] = useState(htmlAt)
  useEffect(
    () =>
      store.subscribe(pointer, () => {
        const value = store.get(pointer)
        editor.current?.write(typeof value === 'string' ? value : '')
      }),
    [store, pointer],
  )
  useFocusTarget(pointer, () => editor.current?.focus())
  const { max } = field.limits
  return (
    <RichTextEditor
      {...words}
      ref={editor}
      kind={field.html}
      html={first}
      values={pickers.values}
      isUndoneOutside={!hasOwnUndo}
      counter={max === null ? undefined : <Counter pointer={pointer} max={max} isOptional={!field.required} />}
      dialogs={{
        link: (href, onChoose) => <LinkForm href={href} onChoose={onChoose} />,
        picture: (onChoose) => <MediaBrowser kind="picture" onChoose={onChoose} />,
      }}
      onChange={(html) => store.set(pointer, withoutEmpty(html, props))}
    />
  )
}
