import { useFormsText } from '#i18n/hooks/use-forms-text.ts'
import { useRead } from './use-field.ts'

interface CounterProps {
  readonly pointer: string
  readonly max: number
  readonly isOptional: boolean
}

/** The number of characters beside a label. It alone renders while a person types. */
export function Counter({ pointer, max, isOptional }: CounterProps) {
  const text = useFormsText()
  const used = useRead(pointer, (value) => (typeof value === 'string' ? Array.from(value).length : 0))
  return <span>{used === 0 && isOptional ? text('forms.optional') : text('forms.counter', { used, max })}</span>
}
