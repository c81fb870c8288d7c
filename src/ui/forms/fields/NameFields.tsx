import { FormRow } from '#ui/forms/FormRow.tsx'
import { TextField } from './TextField.tsx'

interface NameField {
  readonly name: string
  readonly label: string
  readonly defaultValue: string | undefined
  readonly error: string | undefined
}

interface NameFieldsProps {
  readonly firstname: NameField
  readonly lastname: NameField
  readonly required?: boolean | undefined
  /** The word that says that they may be left empty. */
  readonly requirement?: string | undefined
}

/** The two names of a person, side by side where there is room. */
export function NameFields({ firstname, lastname, ...both }: NameFieldsProps) {
  return (
    <FormRow>
      <TextField {...firstname} {...both} autoComplete="given-name" />
      <TextField {...lastname} {...both} autoComplete="family-name" />
    </FormRow>
  )
}
