import { useState, type ClipboardEvent, type ChangeEvent, type ReactNode } from 'react'
import { announce } from '#kit/feedback/announce.ts'
import { useKitTexts } from '#kit/texts.tsx'

type Control = HTMLInputElement | HTMLTextAreaElement

interface LimitedControl<Element extends Control> {
  readonly maxLength?: number | undefined
  readonly error?: ReactNode
  readonly onPaste?: ((event: ClipboardEvent<Element>) => void) | undefined
  readonly onChange?: ((event: ChangeEvent<Element>) => void) | undefined
}

/** Says beside a control with a limit how many characters of a pasted text the browser has left out. The sentence stays until the next change. */
export function useCutPaste<Element extends Control>({ maxLength, error, onPaste, onChange }: LimitedControl<Element>) {
  const texts = useKitTexts()
  const [cut, setCut] = useState(0)
  if (maxLength === undefined) return { error, listeners: {} }
  const listeners = {
    onPaste: (event: ClipboardEvent<Element>) => {
      onPaste?.(event)
      if (event.defaultPrevented) return
      const over = overflow(event.currentTarget, event.clipboardData.getData('text/plain'), maxLength)
      setCut(over)
      if (over > 0) announce(texts.cut(over, maxLength))
    },
    onChange: (event: ChangeEvent<Element>) => {
      onChange?.(event)
      if (!(event.nativeEvent instanceof InputEvent && event.nativeEvent.inputType === 'insertFromPaste')) setCut(0)
    },
  }
  return { error: cut > 0 ? texts.cut(cut, maxLength) : error, listeners }
}

function overflow({ value, selectionStart, selectionEnd, localName }: Control, pasted: string, max: number): number {
  const remaining = value.length - ((selectionEnd ?? 0) - (selectionStart ?? 0))
  const text = localName === 'input' ? pasted.replaceAll(/[\r\n]/gu, '') : pasted.replaceAll('\r\n', '\n')
  return Math.max(0, remaining + text.length - max)
}
