import type { ReactNode } from 'react'
import type { Filling } from '#renderer/hooks/use-site-form.ts'
import type { FormField } from '#schemas/api/content/form.ts'

/** The props of every question of a form. */
export interface QuestionProps {
  readonly field: FormField
  /** The props that all fields share. */
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
