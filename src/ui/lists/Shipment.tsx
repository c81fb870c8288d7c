import type { ReactNode } from 'react'
import styles from './Shipment.module.css'

/** What left in one go, in words. */
export interface ShipmentProps {
  /** Which of several it is, or that it is a part; null when all left at once. */
  readonly label: string | null
  readonly left: ReactNode
  /** Where it is followed: what the link says, or a number that leads nowhere. */
  readonly tracking: readonly { readonly words: string; readonly href: string | null }[]
  /** What is in it, where that is not everything. */
  readonly inside: readonly string[]
}

/** What left in one go: when, with whom, where it is followed, and what is in it when that is not everything. */
export function Shipment({ label, left, tracking, inside }: ShipmentProps) {
  return (
    <div className={styles.shipment}>
      {label !== null && <p className={styles.label}>{label}</p>}
      <p>{left}</p>
      {tracking.map(({ words, href }) => (
        <p key={words} className="inline-links">
          {href === null ? (
            words
          ) : (
            <a href={href} rel="noopener">
              {words}
            </a>
          )}
        </p>
      ))}
      {inside.length > 0 && (
        <ul className={styles.inside}>
          {inside.map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
