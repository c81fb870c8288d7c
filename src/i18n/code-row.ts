import type { Text } from './use-text.ts'

interface CodeRow {
  readonly name: string
  readonly amount: string
}

/** The line of a sum that tells what a code takes off, in the unit in which `money` writes; one that takes nothing off says so. */
export function codeRow(
  { code, value }: { readonly code: string; readonly value: number },
  text: Text,
  money: (amount: number) => string,
): CodeRow {
  return { name: text('block.cart.code', { code }), amount: value === 0 ? text('block.cart.codeIdle') : money(-value) }
}
