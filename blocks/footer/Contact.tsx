import { formatPhone, phoneHref } from '#i18n/format/phone.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { useParameter, usePage } from '#renderer/context.ts'
import styles from './View.module.css'

/** The company's telephone, e-mail and address, those that are set. */
export function Contact() {
  const text = useText()
  const { locale } = usePage()
  const phone = useParameter('COMPANY_PHONE')
  const email = useParameter('COMPANY_EMAIL')
  const office = useParameter('HEAD_OFFICE')
  if (!phone && !email && !office) return null
  return (
    <address className={styles.contact}>
      {typeof phone === 'string' && (
        <a className={styles.phone} href={phoneHref(phone)}>
          {formatPhone(phone, locale)}
        </a>
      )}{' '}
      {typeof email === 'string' && <a href={`mailto:${email}`}>{email}</a>}{' '}
      {typeof office === 'string' && (
        <a href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(office)}`} rel="noopener">
          <span>{office}</span>
          <span className="visually-hidden"> {text('ui.onMap')}</span>
        </a>
      )}
    </address>
  )
}
