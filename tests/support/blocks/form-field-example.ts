import type { FormField } from '#schemas/api/content/form.ts'

/** A question of a custom form: a line of text that has to be given, unless said otherwise. */
export const formFieldExample = (name: string, more: Partial<FormField> = {}): FormField => ({
  name,
  type: 'TEXT',
  label: name,
  required: true,
  when: null,
  ...more,
})
