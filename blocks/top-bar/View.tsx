import { openingLines } from '#i18n/opening-hours.ts'
import { formatPhone, phoneHref } from '#i18n/format/phone.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { useParameter, usePage } from '#renderer/context.ts'
import { useSocialLinks } from '#renderer/hooks/use-social-links.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { TopBarProps } from '#schemas/generated/block-props.ts'
import type { OpeningHoursConf } from '#schemas/generated/content.ts'
import { Icon } from '#ui/icons/Icon.tsx'
import { SocialLinks } from '#ui/navigation/SocialLinks.tsx'
import styles from './View.module.css'

interface TopBarData {
  readonly hours?: { readonly config: OpeningHoursConf }
}

/** How to reach the company, above everything else. */
export function View({ props, data }: BlockViewProps<TopBarProps, TopBarData>) {
  const text = useText()
  const links = useSocialLinks()
  return (
    <div className={styles.bar}>
      <div className={styles.frame}>
        {props.text && <p className={styles.text}>{props.text}</p>}
        {props.showHours && data.hours && <Hours conf={data.hours.config} />}
        {props.showPhone && <Phone />} {props.showEmail && <Email />}
        {props.showSocial && links.length > 0 && <SocialLinks label={text('ui.social')} links={links} />}
      </div>
    </div>
  )
}

function Hours({ conf }: { readonly conf: OpeningHoursConf }) {
  const text = useText()
  const { locale } = usePage()
  const open = openingLines(conf.days, locale).find(({ hours }) => hours !== null)
  if (!open) return null
  const { from, to, hours } = open
  return (
    <p className={styles.hours}>
      <Icon name="clock" />
      <span>
        {to === null ? text('hours.day', { day: from, hours: hours ?? '' }) : text('hours.days', { from, to, hours: hours ?? '' })}
      </span>
    </p>
  )
}

function Phone() {
  const { locale } = usePage()
  const phone = useParameter('COMPANY_PHONE')
  if (typeof phone !== 'string') return null
  return (
    <a className={styles.link} href={phoneHref(phone)}>
      <Icon name="phone" />
      <span>{formatPhone(phone, locale)}</span>
    </a>
  )
}

function Email() {
  const email = useParameter('COMPANY_EMAIL')
  if (typeof email !== 'string') return null
  return (
    <a className={styles.link} href={`mailto:${email}`}>
      <Icon name="envelope" />
      <span>{email}</span>
    </a>
  )
}
