import type { CallDefinition } from '#schemas/api/base/define-call.ts'
import type { Resource } from '#schemas/admin/resources/resource.ts'
import type { Right, RightVerb } from '#schemas/admin/resources/rights.ts'

/** A derived call of a resource, with the right that it takes. */
export type ResourceCall = CallDefinition & { readonly right: Right }

type CallParts = Pick<CallDefinition, 'method' | 'path' | 'params' | 'data' | 'summary' | 'example'> & Partial<CallDefinition>

/** Makes a call of a resource: of an administrator, never cached, its texts as they were sent. */
export function resourceCall({ name, area }: Resource, verb: string, right: RightVerb, parts: CallParts): ResourceCall {
  const isWrite = parts.method !== 'GET'
  return {
    name: `admin.${name}.${verb}`,
    role: 'A',
    cache: 'N',
    errors: [],
    ...(isWrite && { message: { fr: 'C’est fait.', en: 'Done.' }, budget: 'adminWrite' }),
    ...(parts.body !== undefined && { verbatim: true }),
    ...parts,
    right: `${area}.${right}`,
  }
}
