/** The property names that reach a prototype. */
export const prototypeKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/** Returns true when a field name reaches a prototype, itself or by a part, as in `a[__proto__]`. */
export function isPrototypeKey(name: string): boolean {
  return name.split(/[[\].]/).some((part) => prototypeKeys.has(part))
}
