import { useCallback } from 'react'
import { useFormsText } from '#i18n/hooks/use-forms-text.ts'
import { IconButton } from '#kit/buttons/IconButton.tsx'
import { announce } from '#kit/feedback/announce.ts'
import { focusNow } from '#rich-text/view/focus-now.ts'
import { isEqualJson } from '#engine/draft/document/equal-json.ts'
import styles from '#forms/forms.module.css'
import { useForm, type FieldProps } from '#forms/form-context.ts'
import type { Value } from '#forms/form-store.ts'
import { useRead } from './use-field.ts'

/** The way back to the default of a setting. It is there as long as the document has another value. */
export function BackToDefault({ field, pointer }: FieldProps) {
  const text = useFormsText()
  const { store, focus, word } = useForm()
  const { fallback } = field
  const differs = useCallback((value: Value) => value !== undefined && !isEqualJson(value, fallback), [fallback])
  if (!useRead(pointer, differs)) return null
  const label = word(field.label)
  const goBack = () => {
    store.set(pointer, undefined)
    announce(text('forms.default.done', { label }))
    // The button goes: the field itself has the focus.
    focusNow(() => focus.focusAt(pointer))
  }
  return <IconButton className={styles.back} icon="rotate" iconSize={14} label={text('forms.default', { label })} onClick={goBack} />
}
