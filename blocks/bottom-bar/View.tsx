import { useLocalePath, usePage } from '#renderer/context.ts'
import { useOpenPlaces } from '#renderer/use-open-places.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { BottomBarProps } from '#schemas/generated/block-props.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './View.module.css'

/** The few acts that a thumb should always reach. */
export function View({ props }: BlockViewProps<BottomBarProps>) {
  const localPath = useLocalePath()
  const { path } = usePage()
  const isOpen = useOpenPlaces()
  const items = props.items.filter(({ href }) => isOpen(href))
  return (
    <nav className={styles.bar} data-tone="plain" aria-label={props.label}>
      <ul className={styles.list}>
        {items.map(({ label, href, icon }, index) => {
          const address = localPath(href)
          return (
            <li key={index} className={styles.item}>
              <a className={styles.link} href={address} aria-current={address === path ? 'page' : undefined}>
                <Icon name={icon} />
                <span className={styles.label}>{label}</span>
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
