declare const unit: unique symbol

/** An amount of money: a whole number of euro cents, never negative. */
export type Cents = number & { readonly [unit]: 'cents' }

/** Brands a whole number as an amount in cents. Throws a RangeError for any other number. */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`not an amount in cents: ${amount}`)
  return amount as Cents
}

/** The amount of 0 €. */
export const zeroCents = cents(0)

const written = /^(\d{1,9})(?:\.(\d{1,2}))?$/

/** Parses a number with at most two decimals, from JSON or a field, as hundredths; null when it is invalid, negative or too large. */
export function parseHundredths(value: unknown): number | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null
  // The text of a number is its shortest form: 12.5 stays so, and 0.1 + 0.2 has too many decimals.
  const [, whole, decimals = ''] = written.exec(String(value)) ?? []
  return whole === undefined ? null : Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
}

/** Parses an amount in euros; null when it has more than two decimals or is invalid. */
export function parseEuros(value: unknown): Cents | null {
  const amount = parseHundredths(value)
  return amount === null ? null : cents(amount)
}

/** Converts cents to euros, the unit of the API. */
export function toEuros(amount: Cents): number {
  return amount / 100
}

/** Returns the sum of amounts. */
export function sumCents(amounts: Iterable<Cents>): Cents {
  let sum = 0
  for (const amount of amounts) sum += amount
  return cents(sum)
}

/** Multiplies an amount by a whole number. */
export function multiplyCents(amount: Cents, count: number): Cents {
  return cents(amount * count)
}

/** Subtracts an amount from another; 0 when the result would be negative. */
export function subtractCents(amount: Cents, taken: Cents): Cents {
  return cents(Math.max(0, amount - taken))
}

/** Returns a share of an amount in hundredths of a per cent, half a cent rounded up. */
export function shareOfCents(amount: Cents, basisPoints: number): Cents {
  return cents(Math.floor((amount * basisPoints + 5000) / 10_000))
}
