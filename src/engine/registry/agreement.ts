import type { AgreementOf } from '#schemas/runtime/preview-rendering.ts'
import type { Registry } from './registry.ts'

/** The gender and number of words that agree with the French label of a type. */
export type Agreement = ReturnType<AgreementOf>

/** The agreement of a type; masculine for one that this build does not know, which is called an element. */
export function agreementOf({ types }: Registry, type: string): Agreement {
  return types.get(type)?.manifest.agreement ?? 'masculine'
}
