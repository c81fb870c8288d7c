import styles from './session.module.css'

/** Initials of a person in a circle; the name stands beside it. */
export function Avatar({ initials, isLarge = false }: { readonly initials: string; readonly isLarge?: boolean }) {
  return (
    <span className={styles.avatar} data-size={isLarge ? 'large' : undefined} aria-hidden="true">
      {initials}
    </span>
  )
}
