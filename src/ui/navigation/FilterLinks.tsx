import styles from './FilterLinks.module.css'

/** One part of a list that can be shown alone. */
export interface FilterLink {
  readonly href: string
  readonly label: string
  /** How much it holds. */
  readonly count?: number | undefined
  readonly isCurrent?: boolean | undefined
}

interface FilterLinksProps {
  readonly label: string
  readonly links: readonly FilterLink[]
}

/** Links that narrow a list, the one that is shown marked; nothing when there is none to choose. */
export function FilterLinks({ label, links }: FilterLinksProps) {
  if (links.length === 0) return null
  return (
    <ul className={styles.links} aria-label={label}>
      {links.map((link, index) => (
        <li key={index}>
          <a href={link.href} aria-current={link.isCurrent === true ? 'true' : undefined}>
            <span>{link.label}</span>
            {link.count !== undefined && <span className={styles.count}> {link.count}</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}
