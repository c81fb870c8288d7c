import { formatPhone, phoneHref } from '#i18n/format/phone.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { useParameter, usePage } from '#renderer/context.ts'
import { useSocialLinks } from '#renderer/hooks/use-social-links.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { TopBarProps } from '#schemas/generated/block-props.ts'
import type { OpeningHoursConf } from '#schemas/generated/content.ts'
import { Icon } from '#ui/icons/Icon.tsx'
import { SocialLinks } from '#ui/navigation/SocialLinks.tsx'
import { useTodayHours } from '#view-parts/today-hours.ts'
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

/** The hours of today, in the words of the footer and of the contact page. */
function Hours({ conf }: { readonly conf: OpeningHoursConf }) {
  const said = useTodayHours(conf)
  if (said === null) return null
  return (
    <p className={styles.hours}>
      <Icon name="clock" /> <span>{said}</span>
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
