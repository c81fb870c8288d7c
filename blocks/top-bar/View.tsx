import { openingLines } from '#i18n/opening-hours.ts'
import { formatPhone, phoneHref } from '#i18n/phone.ts'
import { useText } from '#i18n/use-text.ts'
import { useParameter, usePage } from '#renderer/context.ts'
import { useSocialLinks } from '#renderer/use-social-links.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { TopBarProps } from '#schemas/generated/block-props.ts'
import type { OpeningHoursConf } from '#schemas/generated/content.ts'
import { Icon } from '#ui/Icon.tsx'
import { SocialLinks } from '#ui/SocialLinks.tsx'
import styles from './View.module.css'

interface TopBarData {
  readonly hours?: { readonly config: OpeningHoursConf }
}

/** How to reach the company, above everything else. */
export function View({ props, data }: BlockViewProps<TopBarProps, TopBarData>) {
  const text = useText()
  const { locale } = usePage()
  const phone = useParameter('COMPANY_PHONE')
  const email = useParameter('COMPANY_EMAIL')
  const links = useSocialLinks()
  const open = props.showHours && data.hours ? openingLines(data.hours.config.days, locale).find(({ hours }) => hours !== null) : undefined
  return (
    <div className={styles.bar}>
      <div className={styles.frame}>
        {props.text && <p className={styles.text}>{props.text}</p>}
        {open && (
          <p className={styles.hours}>
            <Icon name="clock" />
            {open.to === null
              ? text('hours.day', { day: open.from, hours: open.hours ?? '' })
              : text('hours.days', { from: open.from, to: open.to, hours: open.hours ?? '' })}
          </p>
        )}
        {props.showPhone && typeof phone === 'string' && (
          <a className={styles.link} href={phoneHref(phone)}>
            <Icon name="phone" />
            {formatPhone(phone)}
          </a>
        )}
        {props.showEmail && typeof email === 'string' && (
          <a className={styles.link} href={`mailto:${email}`}>
            <Icon name="envelope" />
            {email}
          </a>
        )}
        {props.showSocial && links.length > 0 && <SocialLinks label={text('ui.social')} links={links} />}
      </div>
    </div>
  )
}
