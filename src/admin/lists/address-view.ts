/** A part of a view, as the query of an address holds it. */
export interface AddressPart<Value> {
  /** Its name in the query. */
  readonly name: string
  /** Reads the part; what is absent or unknown is as usual. */
  readonly read: (written: string | null) => Value
  /** Writes the part; empty where it is as usual. */
  readonly write: (value: Value) => string
}

const WHOLE = /^[1-9]\d{0,8}$/

const numberFrom = (name: string, least: number): AddressPart<number> => ({
  name,
  read: (written) => (written !== null && WHOLE.test(written) ? Number(written) : least),
  write: (value) => (value > least ? String(value) : ''),
})

/** A number above 0; 0 stands for none. */
export const numberPart = (name: string): AddressPart<number> => numberFrom(name, 0)

/** The page of a list. */
export const pagePart: AddressPart<number> = numberFrom('page', 1)

/** A text as `read` lets it pass; empty stands for none. */
export const textPart = (name: string, read: (written: string) => string = (written) => written): AddressPart<string> => ({
  name,
  read: (written) => read(written ?? ''),
  write: (value) => value,
})

/** One of several words; the usual one is absent from the address. */
export const choicePart = <Choice extends string>(
  name: string,
  choices: readonly Choice[],
  usual: NoInfer<Choice>,
): AddressPart<Choice> => ({
  name,
  read: (written) => choices.find((each) => each === written) ?? usual,
  write: (value) => (value === usual ? '' : value),
})

/** Reads and writes the view of a list by the query of its address. */
export interface AddressView<View> {
  readonly read: (query: URLSearchParams) => View
  readonly write: (view: View) => URLSearchParams
}

/** The view of a list by its parts, which are written in their order. */
export function addressView<View extends object>(parts: {
  readonly [Key in keyof View]: AddressPart<View[Key]>
}): AddressView<View> {
  const keys = Object.keys(parts) as (keyof View)[]
  const entry = <Key extends keyof View>(key: Key, query: URLSearchParams) => [key, parts[key].read(query.get(parts[key].name))] as const
  return {
    read: (query) => Object.fromEntries(keys.map((key) => entry(key, query))) as View,
    write: (view) =>
      new URLSearchParams(keys.map((key) => [parts[key].name, parts[key].write(view[key])]).filter(([, value]) => value !== '')),
  }
}
