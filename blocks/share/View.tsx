import { useText } from '#i18n/hooks/use-text.ts'
import { usePage } from '#renderer/context.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { ShareProps } from '#schemas/generated/block-props.ts'
import { BrandIcon } from '#ui/icons/BrandIcon.tsx'
import { Icon } from '#ui/icons/Icon.tsx'
import { NoWrap } from '#ui/text/NoWrap.tsx'
import { shareLinks } from './share-links.ts'
import styles from './View.module.css'

/** Plain links that send the page to someone, and its own to be copied; nothing is asked of anyone before they are followed. */
export function View({ props }: BlockViewProps<ShareProps>) {
  const text = useText()
  const { title, canonical } = usePage()
  const links = shareLinks({ title, address: canonical }, props)
  return (
    <div className={styles.share} data-print="hide">
      <p className={`label ${styles.title}`}>{props.title ?? text('block.share.title')}</p>
      <ul className={styles.links}>
        {props.mail && (
          <li>
            <a className={styles.link} href={links.mail}>
              <Icon name="envelope" />
              <NoWrap words={text('block.share.mail')} />
            </a>
          </li>
        )}
        <li data-needs-script="">
          <button
            className={styles.link}
            type="button"
            data-copies={canonical}
            data-done={text('block.share.copied')}
            data-failed={text('block.share.notCopied')}
          >
            <Icon name="copy" />
            {text('block.share.copy')}
          </button>
          <span className={styles.said} role="status" />
        </li>
        {links.networks.map(({ network, name, href }) => (
          <li key={network}>
            <a className={styles.link} href={href} rel="noopener nofollow">
              <BrandIcon network={network} />
              {name}
            </a>
          </li>
        ))}
      </ul>
      {props.showAddress && (
        <p className={styles.address}>
          {text('block.share.address')} <code className={styles.url}>{canonical}</code>
        </p>
      )}
    </div>
  )
}
