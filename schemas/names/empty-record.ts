declare const withoutPrototype: unique symbol

/** A record without prototype, in which every name is a key like any other. Annotated as a plain `Record`, it is checked as one. */
export type BareRecord<Value> = Record<string, Value> & { readonly [withoutPrototype]?: never }

/** Makes an empty record for names from outside: `__proto__` is a key like any other, and `constructor` is absent until it is written. */
export const emptyRecord = <Value>(): BareRecord<Value> => Object.create(null) as BareRecord<Value>
