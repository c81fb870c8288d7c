import type { Text } from '#i18n/hooks/use-text.ts'

interface CodeRow {
  readonly name: string
  readonly amount: string
}

interface Code {
  readonly code: string
  readonly value: number
  /** Whether it takes off of the shipping, which is not known yet. */
  readonly onFees?: true
}

/** The line of a sum that tells what a code takes off, in the unit in which `money` writes; one that takes nothing off says so, and of what it will. */
export function codeRow({ code, value, onFees }: Code, text: Text, money: (amount: number) => string): CodeRow {
  const idle = onFees ? 'block.cart.codeOnFees' : 'block.cart.codeIdle'
  return { name: text('block.cart.code', { code }), amount: value === 0 ? text(idle) : money(-value) }
}
