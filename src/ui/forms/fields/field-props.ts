import type { ReactNode } from 'react'

/** The props of every field of a form. All words come from its user. */
export interface FieldProps {
  readonly name: string
  readonly label: ReactNode
  /** Help for the field, shown before it. */
  readonly hint?: ReactNode
  /** Why what was sent was refused. */
  readonly error?: string | undefined
  readonly required?: boolean | undefined
  /** The word that says whether the field may be left empty, such as « facultatif ». */
  readonly requirement?: string | undefined
}

/** The ids of a field's hint and error, for `aria-describedby`. */
export function describedBy({ hint, error }: FieldProps, ids: { readonly hintId: string; readonly errorId: string }): string | undefined {
  const described = [hint ? ids.hintId : null, error === undefined ? null : ids.errorId].filter((id) => id !== null)
  return described.length > 0 ? described.join(' ') : undefined
}

/** The attributes that tie a field's element to its hint, its error and its form. */
export function fieldAria(props: FieldProps, ids: { readonly id: string; readonly hintId: string; readonly errorId: string }) {
  return {
    id: ids.id,
    name: props.name,
    required: props.required === true,
    'aria-invalid': props.error === undefined ? undefined : true,
    'aria-describedby': describedBy(props, ids),
  }
}
