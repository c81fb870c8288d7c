import type { ReactNode } from 'react'
import styles from './Totals.module.css'

/** One line of a bill. */
export interface SumRow {
  readonly name: ReactNode
  readonly amount: ReactNode
  /** `sum` for the total of all lines, `note` for a part that one of them contains. */
  readonly kind?: 'sum' | 'note' | undefined
}

/** Amounts below one another, and what they come to. */
export function SumRows({ rows }: { readonly rows: readonly SumRow[] }) {
  return (
    <dl className={styles.rows}>
      {rows.map(({ name, amount, kind }, index) => (
        <div key={index} className={styles.row} data-kind={kind}>
          <dt>{name}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  )
}

interface SumsProps {
  readonly rows: readonly SumRow[]
  /** The reason why the cart cannot be ordered as it is. */
  readonly limit?: string | null
  /** The gain of a slightly larger cart. */
  readonly gain: string | null
}

/** A bill, what stands in its way, and what a little more would bring. */
export function Sums({ rows, limit = null, gain }: SumsProps) {
  return (
    <div>
      <SumRows rows={rows} />
      {limit !== null && <p className={styles.gain}>{limit}</p>}
      {gain !== null && <p className={styles.gain}>{gain}</p>}
    </div>
  )
}
