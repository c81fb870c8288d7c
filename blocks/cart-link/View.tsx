import { useText } from '#i18n/hooks/use-text.ts'
import { useLocalePath, usePage, useSite } from '#renderer/context.ts'
import { useCartOpening } from '#renderer/hooks/use-cart-trigger.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { CartLinkProps } from '#schemas/generated/block-props.ts'
import { CountBadge } from '#ui/text/CountBadge.tsx'
import { Icon } from '#ui/icons/Icon.tsx'
import styles from './View.module.css'

/** The way to the cart, with the number of its articles once the browser has counted them. */
export function View({ props }: BlockViewProps<CartLinkProps>) {
  const text = useText()
  const localPath = useLocalePath()
  const { path } = usePage()
  const { id } = useSite()
  const opens = useCartOpening()
  const address = localPath(props.href)
  return (
    <a className={styles.link} href={address} data-cart-opens={opens} aria-current={address === path ? 'page' : undefined}>
      <Icon name="cart" />
      {props.label}
      <CountBadge counts={`vitrine.${id}.cart.lines`} one={text('ui.articles.one')} many={text('ui.articles.many')} />
    </a>
  )
}
