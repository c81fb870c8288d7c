/** The callers: a visitor, a member, an administrator by their profile, a super-administrator. */
export const people = ['visitor', 'member', 'ORDERS', 'SHOP', 'AUTHOR', 'EDITOR', 'ALL', 'SUPER_ADMIN'] as const

/** A caller. */
export type Person = (typeof people)[number]

/** An act in words of the trade, who may do it, and the calls by which it is done. */
export interface TradeLine {
  readonly does: string
  readonly may: readonly Person[]
  /** Names of calls; of a call whose right depends on what it is about, the name, a colon and that: `order.happen:PAY`. */
  readonly calls: readonly string[]
}

const [, ...members] = people
const [, ...admins] = members

/** Those who may do an act, by the least of them. */
export const everyone: readonly Person[] = [...people]
export const everyMember: readonly Person[] = members
export const everyAdmin: readonly Person[] = admins
export const owners: readonly Person[] = ['SUPER_ADMIN']
export const whole: readonly Person[] = ['ALL', 'SUPER_ADMIN']
export const editors: readonly Person[] = ['EDITOR', 'ALL', 'SUPER_ADMIN']
export const authors: readonly Person[] = ['AUTHOR', 'EDITOR', 'ALL', 'SUPER_ADMIN']
export const shopkeepers: readonly Person[] = ['SHOP', 'ALL', 'SUPER_ADMIN']
export const packers: readonly Person[] = ['ORDERS', 'SHOP', 'ALL', 'SUPER_ADMIN']
export const picturers: readonly Person[] = ['SHOP', 'AUTHOR', 'EDITOR', 'ALL', 'SUPER_ADMIN']

/** Writes out `a.{b,c}.{d,e}`: every name that the braces stand for. */
function namesOf(pattern: string): string[] {
  const found = /^([^{]*)\{([^}]*)\}(.*)$/.exec(pattern)
  if (!found) return [pattern]
  const [, before = '', inside = '', after = ''] = found
  return inside.split(',').flatMap((each) => namesOf(`${before}${each}${after}`))
}

/** Makes a line; the calls are separated by blanks, and braces hold several. */
export const line = (does: string, may: readonly Person[], calls: string): TradeLine => ({
  ...{ does, may },
  calls: calls.trim().split(/\s+/).flatMap(namesOf),
})
