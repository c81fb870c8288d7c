import { Icon } from '#ui/icons/Icon.tsx'
import { ariaCurrent, type Entry } from './entries.ts'
import styles from './View.module.css'

interface EntriesProps {
  readonly entries: readonly Entry[]
  /** Folds of one level share a name, so that opening one closes the other. */
  readonly group: string
  readonly path: string
  /** True when a fold that holds the current page starts closed. */
  readonly folded: boolean
}

/** One level of a menu. */
export function Entries({ entries, group, path, folded }: EntriesProps) {
  return (
    <ul className={styles.list}>
      {entries.map((entry, index) => {
        const { label, href, below } = entry
        const current = ariaCurrent(entry, path)
        if (below.length === 0) {
          return (
            <li key={index} className={styles.item}>
              <Entry label={label} href={href} current={current} />
            </li>
          )
        }
        const own: Entry[] = href === null ? [] : [{ label, href, below: [] }]
        return (
          <li key={index} className={styles.item}>
            <details
              className={styles.fold}
              name={group}
              open={(!folded && current !== undefined) || undefined}
              data-dismiss={folded ? '' : undefined}
            >
              <summary className={styles.link} data-current={current}>
                {label}
                <Icon name="chevron" />
              </summary>
              <Entries entries={[...own, ...below]} group={`${group}-${index}`} path={path} folded={folded} />
            </details>
          </li>
        )
      })}
    </ul>
  )
}

function Entry({
  label,
  href,
  current,
}: {
  readonly label: string
  readonly href: string | null
  readonly current: 'page' | 'true' | undefined
}) {
  if (href === null) return <span className={styles.link}>{label}</span>
  return (
    <a className={styles.link} href={href} aria-current={current}>
      {label}
    </a>
  )
}
