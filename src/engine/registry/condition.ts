import type { Condition, Json } from '#schemas/generated/content.ts'

const lengthOf = (value: Json | undefined): number => (typeof value === 'string' || Array.isArray(value) ? value.length : 0)

/** Reports whether a condition holds for the value of the prop that it names, the default where there is none. */
export function conditionHolds({ is, min }: Condition, value: Json | undefined): boolean {
  if (min !== undefined && lengthOf(value) < min) return false
  return is === undefined || is.some((wanted) => wanted === value)
}
