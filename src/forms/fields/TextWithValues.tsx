import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useFormsText } from '#i18n/hooks/use-forms-text.ts'
import { announce } from '#kit/feedback/announce.ts'
import { FieldFrame, type FramedControl } from '#kit/fields/FieldFrame.tsx'
import { AreaControl, LineControl } from '#kit/fields/TextControl.tsx'
import { hasValue } from '#rich-text/document/plain-text.ts'
import { focusNow } from '#rich-text/view/focus-now.ts'
import { PlainTextEditor, type PlainTextHandle } from '#rich-text/view/PlainTextEditor.tsx'
import { valueWords } from '#rich-text/view/value-words.ts'
import { ValueMenu } from '#rich-text/view/ValueMenu.tsx'
import type { TextField } from '#forms/field-tree.ts'
import { useForm, type FieldProps } from '#forms/form-context.ts'
import type { Value } from '#forms/form-store.ts'
import { textOf, useFocusTarget, useRead, useTextElement, useWords, withoutEmpty } from './use-field.ts'

interface TextProps extends FieldProps<TextField> {
  readonly hasLines: boolean
  readonly counter: ReactNode
}

/** The selection of a control, which the control that replaces it restores. */
interface Caret {
  readonly from: number
  readonly to: number
}

interface ControlProps extends TextProps {
  readonly control: FramedControl
  readonly labelId: string
  /** Where the caret of the next control stands; null where it does not take the focus. */
  readonly caretRef: RefObject<Caret | null>
}

type TextElement = HTMLInputElement | HTMLTextAreaElement

const hasValueAt = (value: Value) => typeof value === 'string' && hasValue(value)
const caretOf = ({ selectionStart, selectionEnd, value }: TextElement): Caret => ({
  from: selectionStart ?? value.length,
  to: selectionEnd ?? value.length,
})

/** The text as a control of the browser, as long as it names no value of the site. */
function BareControl({ control, hasLines, caretRef, elementRef, ...props }: ControlProps & { elementRef: RefObject<TextElement | null> }) {
  const { ref, ...attributes } = useTextElement<TextElement>(props)
  useLayoutEffect(() => {
    elementRef.current = ref.current
    return () => {
      const gone = ref.current ?? elementRef.current
      if (gone && document.activeElement === gone) caretRef.current = caretOf(gone)
      elementRef.current = null
    }
  }, [ref, elementRef, caretRef])
  const shared = { ...control, ...attributes }
  return hasLines ? (
    <AreaControl {...shared} ref={ref as RefObject<HTMLTextAreaElement | null>} rows={3} />
  ) : (
    <LineControl {...shared} ref={ref as RefObject<HTMLInputElement | null>} />
  )
}

interface ChipProps extends ControlProps {
  readonly editor: RefObject<PlainTextHandle | null>
  readonly onFocusChange: (hasFocus: boolean) => void
}

/** The text with its values of the site as chips. */
function ChipControl({ caretRef, editor, onFocusChange, ...props }: ChipProps) {
  const { store, pickers, hasOwnUndo } = useForm()
  const { pointer, control, labelId, hasLines } = props
  useEffect(() => {
    const write = () => editor.current?.write(textOf(store.get(pointer)))
    write()
    return store.subscribe(pointer, write)
  }, [store, pointer, editor])
  useEffect(() => {
    const at = caretRef.current
    caretRef.current = null
    if (at) focusNow(() => editor.current?.focus(at.to))
  }, [caretRef, editor])
  useFocusTarget(pointer, () => editor.current?.focus())
  return (
    <PlainTextEditor
      {...{ control, labelId, hasLines }}
      ref={editor}
      text={() => textOf(store.get(pointer))}
      values={pickers.values}
      isUndoneOutside={!hasOwnUndo}
      onChange={(next) => store.set(pointer, withoutEmpty(next, props))}
      onFocus={() => onFocusChange(true)}
      onBlur={() => onFocusChange(false)}
    />
  )
}

/** A text without formats that can name values of the site: they are inserted from a list and shown as chips. */
export function TextWithValues(props: TextProps) {
  const { pointer, counter } = props
  const text = useFormsText()
  const { store, pickers } = useForm()
  const words = useWords(props)
  const labelId = useId()
  const hasChips = useRead(pointer, hasValueAt)
  // The last chip can go while a person types: the control is replaced when the person leaves it.
  const [isInUse, setIsInUse] = useState(false)
  const elementRef = useRef<TextElement>(null)
  const editor = useRef<PlainTextHandle>(null)
  const caretRef = useRef<Caret | null>(null)
  const insert = (placeholder: string) => {
    announce(text('forms.values.inserted', { label: valueWords(pickers.values, placeholder).label }))
    if (editor.current) {
      const { current } = editor
      current.insertValue(placeholder)
      return focusNow(() => current.focus())
    }
    const before = textOf(store.get(pointer))
    const { from, to } = elementRef.current ? caretOf(elementRef.current) : { from: before.length, to: before.length }
    caretRef.current = { from, to: from + placeholder.length }
    store.set(pointer, before.slice(0, from) + placeholder + before.slice(to))
  }
  const shared = { ...props, labelId, caretRef }
  return (
    <FieldFrame
      {...words}
      label={<span id={labelId}>{words.label}</span>}
      counter={counter}
      act={
        <ValueMenu
          label={text('forms.values.insert', { label: words.label })}
          position="bottom-end"
          values={pickers.values}
          onChoose={insert}
        />
      }
    >
      {(control) =>
        hasChips || isInUse ? (
          <ChipControl {...shared} control={control} editor={editor} onFocusChange={setIsInUse} />
        ) : (
          <BareControl {...shared} control={control} elementRef={elementRef} />
        )
      }
    </FieldFrame>
  )
}
