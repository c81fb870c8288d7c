import { useState, type InputEvent } from 'react'
import type { FormState } from '#renderer/context.ts'

interface Mended {
  /** The sent form, without the errors of fields that were edited since. */
  readonly form: FormState
  readonly onInput: (event: InputEvent<HTMLElement>) => void
}

/** Clears the error of a field once it is edited. Another answer shows it again. */
export function useClearedErrors(form: FormState, answer: unknown): Mended {
  const [typed, setTyped] = useState<{ readonly answer: unknown; readonly names: readonly string[] }>({ answer, names: [] })
  const names = typed.answer === answer ? typed.names : []
  return {
    form: names.length === 0 ? form : { ...form, errors: form.errors.filter(({ field }) => !names.includes(field)) },
    onInput: ({ target }) => {
      if (!(target instanceof HTMLInputElement) || names.includes(target.name)) return
      setTyped({ answer, names: [...names, target.name] })
    },
  }
}
