/** Names that objects are born with, and others that code takes for something else than a name. */
export const hostileNames: readonly string[] = [
  ...Object.getOwnPropertyNames(Object.prototype),
  ...['prototype', 'then', 'length', 'name', 'caller', 'arguments', 'null', 'undefined', 'NaN', '0', '-1', '[object Object]'],
  ...['', '.', '..', '%00', '/', '~0', '~1', 'a b', 'a\u00a0b', '\u202eabc', '\u200fabc', 'ABC', 'é', '🍇', 'a'.repeat(10_000)],
  ...['a/b', 'a~0b', 'a.b', 'a[0]', '__proto__.a', 'constructor.prototype', 'a\nb'],
]
