import type { z } from 'zod'

/** One kind of stored data: its form has every rule that needs no database. */
export interface RecordKind<Name extends string = string, Form extends z.ZodObject = z.ZodObject> {
  readonly name: Name
  readonly form: Form
}

/** Types the declaration of a kind of stored data and returns it unchanged. */
export function defineRecord<const Name extends string, Form extends z.ZodObject>(kind: RecordKind<Name, Form>): RecordKind<Name, Form> {
  return kind
}

/** Form of a kind of stored data once it is checked. */
export type RecordOf<K extends Pick<RecordKind, 'form'>> = z.output<K['form']>
