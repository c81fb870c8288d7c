import { useEffect, useRef } from 'react'
import { valueAt } from '#engine/document/pointer.ts'
import { usePlainPaste } from '#forms/fields/use-plain-paste.ts'
import { commands } from '#composer/commands/commands.ts'
import type { HeadPointer } from '#composer/commands/set-values.ts'
import type { DocumentStore } from '#composer/store/document-store.ts'
import { useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'

/** A text of the head as it is now; empty where there is none. */
export const readText = ({ document }: DocumentStore, pointer: HeadPointer): string => {
  const value = valueAt(document.head, pointer)
  return typeof value === 'string' ? value : ''
}

/** A text of the head: the element holds what is typed, and takes what others or an undo write. A fault of the text leads to it. */
export function useHeadText(pointer: HeadPointer) {
  const { store, runner, focused } = useWorkbench()
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const wanted = useValue(focused)
  const onPaste = usePlainPaste()
  const isWanted = wanted?.blockId === null && wanted.pointer === pointer
  useEffect(() => {
    if (isWanted) field.current?.focus()
  }, [isWanted, wanted])
  useEffect(
    () =>
      store.onHead(() => {
        const now = readText(store, pointer)
        if (field.current && field.current.value !== now) field.current.value = now
      }),
    [store, pointer],
  )
  return {
    ref: field,
    defaultValue: readText(store, pointer),
    // A sheet that opens would move the focus to its first button.
    'data-autofocus': isWanted || undefined,
    onBlur: () => focused.set(null),
    onPaste,
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      void runner.run(commands.setHead, value === '' && pointer.startsWith('/seo/') ? { pointer } : { pointer, value }),
  }
}
