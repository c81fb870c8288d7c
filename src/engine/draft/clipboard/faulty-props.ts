import type { RegisteredType } from '#engine/registry/registry.ts'
import type { Block } from '#schemas/generated/content.ts'

/** Keywords of faults that only say what is missing or too long: a draft may be half filled. */
const OF_UNFINISHED = new Set(['required', 'minLength', 'maxLength', 'minItems', 'maxItems'])

/** The names of the props whose values a type does not allow; an unfinished value is allowed. An empty name stands for the props as a whole. */
export function faultyProps({ validate }: Pick<RegisteredType, 'validate'>, props: Block['props']): ReadonlySet<string> {
  if (validate(props)) return new Set()
  const faults = (validate.errors ?? []).filter(({ keyword }) => !OF_UNFINISHED.has(keyword))
  return new Set(faults.map(({ instancePath }) => instancePath.split('/')[1] ?? ''))
}
