/** The names by which an object's prototype is reached. */
export const poisonedNames: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/** Whether the name of a field would reach a prototype, by itself or by one of its parts, as in `a[__proto__]`. */
export function isPoisonedName(name: string): boolean {
  return name.split(/[[\].]/).some((part) => poisonedNames.has(part))
}
