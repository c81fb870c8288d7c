import { createContext, use, type ComponentType } from 'react'
import type { LocalText } from '#schemas/generated/content.ts'
import type { Field } from './field-tree.ts'
import type { FocusRegistry } from './focus-registry.ts'
import type { FormStore } from './form-store.ts'
import type { FieldUploads } from './media/field-uploads.ts'
import type { Pickers } from './pickers.ts'

/** A fault of a value, with the sentence that says it. */
export interface Problem {
  /** JSON pointer from the root of the form. */
  readonly pointer: string
  readonly message: string
}

/** A field with its place in the form. */
export interface FieldProps<Kind extends Field = Field> {
  readonly field: Kind
  readonly pointer: string
}

/** The parts of a form that all its fields share. */
export interface FormContextValue {
  readonly store: FormStore
  readonly pickers: Pickers
  readonly focus: FocusRegistry
  /** True where the form has no undo around it: texts then undo their own changes. */
  readonly hasOwnUndo: boolean
  readonly word: (text: LocalText) => string
  /** Lets pictures be sent while the person works on; absent in forms that close. */
  readonly uploads?: FieldUploads | undefined
  /** Shows any field; lists and objects use it for what they hold. */
  readonly Field: ComponentType<FieldProps>
}

/** True where a change is on the site once it is saved, and nothing is published later. */
export const SavedAtOnceContext = createContext(false)

/** Gives fields their form. */
export const FormContext = createContext<FormContextValue | null>(null)

/** The faults of a form, apart from its other parts: they change while a person types. */
export const ProblemsContext = createContext<readonly Problem[]>([])

/** Remarks about fields that are no faults. */
export const RemarksContext = createContext<readonly Problem[]>([])

/** The form around a field. */
export function useForm(): FormContextValue {
  const form = use(FormContext)
  if (!form) throw new Error('A field needs a SchemaForm around it')
  return form
}

/** The sentence of the first fault at a pointer. */
export function useProblem(pointer: string): string | undefined {
  return use(ProblemsContext).find((problem) => problem.pointer === pointer)?.message
}

/** The sentence of the first remark about a field. */
export function useRemark(pointer: string): string | undefined {
  return use(RemarksContext).find((remark) => remark.pointer === pointer)?.message
}

/** True when a value at a pointer, or a part of it, has a fault. */
export function useHasProblem(pointer: string): boolean {
  return use(ProblemsContext).some((problem) => problem.pointer === pointer || problem.pointer.startsWith(`${pointer}/`))
}
