import type { ReactNode } from 'react'
import styles from './Totals.module.css'

/** One line of a bill. */
export interface SumRow {
  readonly name: ReactNode
  readonly amount: ReactNode
  /** Whether it is what all lines come to, or only says what one of them holds. */
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
  /** What stands in the way of it as it is. */
  readonly limit?: string | null
  /** What a little more would bring. */
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
