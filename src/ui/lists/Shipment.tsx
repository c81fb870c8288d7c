import type { ReactNode } from 'react'
import styles from './Shipment.module.css'

/** The words about one shipment. */
export interface ShipmentProps {
  /** Which of several it is, or that it is a part; null when all left at once. */
  readonly label: string | null
  readonly left: ReactNode
  /** Where it is followed: what the link says, or a number that leads nowhere. */
  readonly tracking: readonly { readonly words: string; readonly href: string | null }[]
  /** Its contents, where they are not the whole order. */
  readonly inside: readonly string[]
}

/** One shipment: its time, carrier and tracking link, and its contents when they are not the whole order. */
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
