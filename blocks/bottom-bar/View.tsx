import { useText } from '#i18n/hooks/use-text.ts'
import { useLocalePath, usePage, useSite } from '#renderer/context.ts'
import { useCartOpening } from '#renderer/hooks/use-cart-trigger.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { BottomBarProps } from '#schemas/generated/block-props.ts'
import { CountBadge } from '#ui/text/CountBadge.tsx'
import { Icon } from '#ui/icons/Icon.tsx'
import styles from './View.module.css'

/** The few acts that a thumb should always reach. */
export function View({ props }: BlockViewProps<BottomBarProps>) {
  const text = useText()
  const localPath = useLocalePath()
  const site = useSite()
  const { path } = usePage()
  const cartOpens = useCartOpening()
  return (
    <nav className={styles.bar} data-tone="plain" aria-label={props.label}>
      <ul className={styles.list}>
        {props.items.map(({ label, href, icon }, index) => {
          const address = localPath(href)
          return (
            <li key={index} className={styles.item}>
              <a
                className={styles.link}
                href={address}
                aria-current={address === path ? 'page' : undefined}
                data-cart-opens={icon === 'cart' ? cartOpens : undefined}
              >
                <Icon name={icon} />
                <span className={styles.label}>{label}</span>
                {icon === 'cart' && (
                  <CountBadge counts={`vitrine.${site.id}.cart.lines`} one={text('ui.articles.one')} many={text('ui.articles.many')} />
                )}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
