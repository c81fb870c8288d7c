import type { Need } from '#engine/registry/needs.ts'
import type { FormProps } from '#schemas/generated/block-props.ts'

/** The form's steps and fields. */
export function needs({ form }: FormProps): Need[] {
  return [{ key: 'form', call: 'form.get', params: { id: form }, isSubject: true }]
}
