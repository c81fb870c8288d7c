import type { ReactNode } from 'react'
import type { Filling } from '#renderer/hooks/use-site-form.ts'
import type { FormField } from '#schemas/api/content/form.ts'

/** What every question of a form is drawn with. */
export interface QuestionProps {
  readonly field: FormField
  /** What all fields are told alike. */
  readonly common: {
    readonly name: string
    readonly label: string
    readonly hint: ReactNode
    readonly error: string | undefined
    readonly required: boolean
    readonly requirement: string | undefined
  }
  readonly defaultValue: string | undefined
  readonly filling: Filling
}
