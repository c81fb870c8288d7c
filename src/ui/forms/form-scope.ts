import { createContext, useContext } from 'react'

/** Data of a form for its fields: the prefix of their ids, and the field that takes the focus. */
interface FormScope {
  readonly prefix: string
  readonly focus: string | null
}

const Scope = createContext<FormScope>({ prefix: 'form', focus: null })

/** Gives the fields inside a form its scope. */
export const FormScopeProvider = Scope.Provider

/** The id of a field of a form: of its input or, for a group, of its first choice. */
export function fieldId(prefix: string, name: string): string {
  return `${prefix}-${name}`.replaceAll(/[^\w-]+/g, '-')
}

/** The ids of a field's parts, and whether it takes the focus when the page comes. */
export function useFieldIds(name: string) {
  const { prefix, focus } = useContext(Scope)
  const id = fieldId(prefix, name)
  return { id, hintId: `${id}-hint`, errorId: `${id}-error`, autoFocus: focus === name }
}
