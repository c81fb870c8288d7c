import { useRef, useState } from 'react'
import type { LinkField } from '#forms/field-tree.ts'
import type { FieldProps } from '#forms/form-context.ts'
import { useFocusTarget, useStored, useWords } from '#forms/fields/use-field.ts'
import { LinkEditor } from './LinkEditor.tsx'

/** The address of a link. */
export function LinkInput(props: FieldProps<LinkField>) {
  const { field, pointer } = props
  const words = useWords(props)
  const [value, set] = useStored(pointer)
  const href = typeof value === 'string' ? value : ''
  const [written, setWritten] = useState({ href, turn: 0 })
  // An address from outside begins the choice again; one of its own does not take the caret away.
  if (written.href !== href) setWritten({ href, turn: written.turn + 1 })
  const place = useRef<HTMLDivElement>(null)
  useFocusTarget(pointer, () => place.current?.querySelector<HTMLElement>('select')?.focus())
  const isItem = field.name === ''
  const change = (next: string | null) => {
    const address = next ?? ''
    setWritten((before) => ({ ...before, href: address }))
    set(address === '' && !field.required && !isItem ? undefined : address)
  }
  return (
    <div ref={place}>
      <LinkEditor key={written.turn} {...words} href={href} canBeEmpty={!field.required} onChange={change} />
    </div>
  )
}
