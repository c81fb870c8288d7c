/** The names by which an object's prototype is reached. */
export const prototypeKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/** Whether the name of a field would reach a prototype, by itself or by one of its parts, as in `a[__proto__]`. */
export function isPrototypeKey(name: string): boolean {
  return name.split(/[[\].]/).some((part) => prototypeKeys.has(part))
}
