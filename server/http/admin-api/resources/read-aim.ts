import type { AimedItem } from '#schemas/admin/resources/calls/item-shapes.ts'
import type { CallContext } from '#server/http/api/call-context.ts'
import type { ReadInput } from '#server/http/api/call-registry.ts'
import { parseIfMatch } from '#server/platform/input/parse-if-match.ts'
import type { AimedAt } from '#server/platform/resources/acts-on-one.ts'
import type { Form } from '#server/platform/resources/item.ts'

/** The number of the item in the address. */
export function idOf({ params }: ReadInput): number {
  return Number(params['id'])
}

/** The item in the address, in the version that `If-Match` names. */
export function aimedAt({ ifMatch }: CallContext, input: ReadInput): AimedAt {
  return { id: idOf(input), version: parseIfMatch(ifMatch) }
}

/** The items of an act on several, each once, and what the act is given. */
export function aimedMany({ body }: ReadInput): { readonly items: readonly AimedItem[]; readonly values: Form } {
  const { items, with: values } = body as { readonly items: readonly AimedItem[]; readonly with: Form }
  return { items: [...new Map(items.map((item) => [item.id, item])).values()], values }
}

/** The number of uses that the person has seen before a removal. */
export function usedOf({ used }: Readonly<Record<string, unknown>>): number | undefined {
  return typeof used === 'number' ? used : undefined
}
