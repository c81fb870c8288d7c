declare const unit: unique symbol

/** An amount of money: a whole number of euro cents, never below zero. */
export type Cents = number & { readonly [unit]: 'cents' }

/** Takes a whole number of cents as money; anything else is a fault of the code. */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`not an amount in cents: ${amount}`)
  return amount as Cents
}

/** No money at all. */
export const zeroCents = cents(0)

const written = /^(\d{1,9})(?:\.(\d{1,2}))?$/

/** Reads a number of at most two decimals, as JSON or a field brings it, as a whole number of hundredths; null when it is none, below zero or too large. */
export function parseHundredths(value: unknown): number | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null
  // A number's own text is the shortest that names it: 12.5 is written so, and 0.1 + 0.2 has too many decimals.
  const [, whole, decimals = ''] = written.exec(String(value)) ?? []
  return whole === undefined ? null : Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
}

/** Reads an amount in euros; null when it is not one of at most two decimals. */
export function parseEuros(value: unknown): Cents | null {
  const amount = parseHundredths(value)
  return amount === null ? null : cents(amount)
}

/** An amount in euros, as the API writes it. */
export function toEuros(amount: Cents): number {
  return amount / 100
}

/** The sum of amounts. */
export function sumCents(amounts: Iterable<Cents>): Cents {
  let sum = 0
  for (const amount of amounts) sum += amount
  return cents(sum)
}

/** An amount so many times. */
export function multiplyCents(amount: Cents, count: number): Cents {
  return cents(amount * count)
}

/** What is left of an amount when another is taken off; nothing when that is more. */
export function subtractCents(amount: Cents, taken: Cents): Cents {
  return cents(Math.max(0, amount - taken))
}

/** A share of an amount in hundredths of a per cent, half a cent rounded up. */
export function shareOfCents(amount: Cents, basisPoints: number): Cents {
  return cents(Math.floor((amount * basisPoints + 5000) / 10_000))
}
