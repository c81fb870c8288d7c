import type { ReactNode } from 'react'
import { mailHref } from '#i18n/format/mail-href.ts'
import { formatPhone, phoneHref } from '#i18n/format/phone.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { useParameter, usePage, useSite } from '#renderer/context.ts'
import { Html } from '#renderer/html/SafeHtml.tsx'
import type { BlockViewProps } from '#renderer/view.ts'
import type { ContactDetailsProps } from '#schemas/generated/block-props.ts'
import { BlockFrame } from '#ui/layout/BlockFrame.tsx'
import { mapHref } from '#ui/text/map-href.ts'
import styles from './View.module.css'

const NOTE = `inline-links ${styles.note}`

/** How to reach the company: what its settings say, as far as they say it. */
export function View({ props }: BlockViewProps<ContactDetailsProps>) {
  const text = useText()
  const { name } = useSite()
  const { locale } = usePage()
  const company = useSetting('COMPANY_NAME') ?? name
  const phone = useSetting('COMPANY_PHONE')
  const email = useSetting('COMPANY_EMAIL')
  const office = useSetting('HEAD_OFFICE')
  return (
    <BlockFrame title={props.title} level={props.level}>
      <address className={styles.details}>
        {props.showName && <p className={styles.company}>{company}</p>}
        {props.showPhone && phone && (
          <Way label={text('block.contact-details.phone')} note={props.phoneNote}>
            <a className={styles.phone} href={phoneHref(phone)}>
              {formatPhone(phone, locale)}
            </a>
          </Way>
        )}
        {props.showEmail && email && (
          <Way label={text('form.email')} note={props.emailNote}>
            <a href={mailHref(email)}>{email}</a>
          </Way>
        )}
        {props.showAddress && office && (
          <Way label={text('block.contact-details.address')}>
            <a href={mapHref(office)} rel="noopener">
              {office}
              <span className="visually-hidden"> {text('ui.onMap')}</span>
            </a>
          </Way>
        )}
        {props.access && (
          <Way label={text('block.contact-details.access')}>
            <Html as="span" className={NOTE} html={props.access} />
          </Way>
        )}
      </address>
    </BlockFrame>
  )
}

function useSetting(type: Parameters<typeof useParameter>[0]): string | null {
  const value = useParameter(type)
  return typeof value === 'string' && value !== '' ? value : null
}

interface WayProps {
  readonly label: string
  readonly note?: string | undefined
  readonly children: ReactNode
}

function Way({ label, note, children }: WayProps) {
  return (
    <div className={styles.way}>
      <span className={styles.label}>{label}</span>{' '}
      <span className={styles.value}>
        {children} {note && <Html as="span" className={NOTE} html={note} />}
      </span>
    </div>
  )
}
