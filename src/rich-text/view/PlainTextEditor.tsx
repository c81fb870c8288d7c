import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState, type Ref } from 'react'
import type { Dropped } from '#schemas/composer/dropped-content.ts'
import { useFormsText } from '#i18n/hooks/use-forms-text.ts'
import type { FramedControl } from '#kit/fields/FieldFrame.tsx'
import { nameDropped } from '#rich-text/paste/name-dropped.ts'
import { createPlainView, type PlainView } from './create-plain-view.ts'
import styles from './rich-text.module.css'
import { valueWords, type TextValue } from './value-words.ts'

/** Acts on a mounted editor of a text without formats. */
export type PlainTextHandle = Pick<PlainView, 'write' | 'insertValue' | 'focus'>

export interface PlainTextEditorProps {
  readonly control: FramedControl
  readonly labelId: string
  /** The text at first; a later one is written by `ref`. */
  readonly text: () => string
  readonly hasLines: boolean
  readonly values: readonly TextValue[]
  /** True where what mounts the editor undoes its changes. */
  readonly isUndoneOutside: boolean
  readonly onChange: (text: string) => void
  readonly onFocus: () => void
  readonly onBlur: () => void
  readonly ref?: Ref<PlainTextHandle>
}

const attributesOf = ({ control, labelId, hasLines }: PlainTextEditorProps): Record<string, string> => ({
  id: control.id,
  role: 'textbox',
  'aria-multiline': String(hasLines),
  'aria-labelledby': labelId,
  class: styles.plain ?? '',
  ...(hasLines && { 'data-lines': '' }),
  ...(control['aria-describedby'] !== undefined && { 'aria-describedby': control['aria-describedby'] }),
  ...(control['aria-invalid'] && { 'aria-invalid': 'true' }),
})

/** An editor of a text without formats that shows the values of the site in it as chips. */
export function PlainTextEditor(props: PlainTextEditorProps) {
  const { text, hasLines, isUndoneOutside, ref } = props
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<PlainView>(null)
  const [first] = useState(text)
  const words = useFormsText()
  const now = useEffectEvent(() => props)
  const named = useEffectEvent((dropped: Dropped) => nameDropped(words, dropped))
  useEffect(() => {
    if (place.current === null) return undefined
    const made = createPlainView({
      place: place.current,
      text: first,
      hasLines,
      attributes: attributesOf(now()),
      hasHistory: !isUndoneOutside,
      wordsOf: (placeholder) => valueWords(now().values, placeholder),
      onChange: (next) => now().onChange(next),
      onDropped: (dropped) => named(dropped),
      onFocus: () => now().onFocus(),
      onBlur: () => now().onBlur(),
    })
    view.current = made
    return () => {
      view.current = null
      made.destroy()
    }
  }, [first, hasLines, isUndoneOutside])
  const described = JSON.stringify(attributesOf(props))
  useEffect(() => view.current?.setAttributes(JSON.parse(described) as Record<string, string>), [described])
  useImperativeHandle(ref, () => ({
    write: (next) => view.current?.write(next),
    insertValue: (placeholder) => view.current?.insertValue(placeholder),
    focus: (caret) => view.current?.focus(caret),
  }))
  return <div ref={place} />
}
