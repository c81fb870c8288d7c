import type { FieldProps } from './field-props.ts'
import { TextField } from './TextField.tsx'

interface PhoneFieldProps extends FieldProps {
  readonly defaultValue?: string | undefined
}

/** A phone number, as people write it. */
export function PhoneField(field: PhoneFieldProps) {
  return <TextField {...field} type="tel" autoComplete="tel" />
}
