import { mailHref } from '#i18n/format/mail-href.ts'
import { formatPhone, phoneHref } from '#i18n/format/phone.ts'
import { useContactPath, usePage, useParameter } from '#renderer/context.ts'

/** A way to reach the company. */
export interface ContactLink {
  readonly href: string
  readonly label: string
}

/** The links by which a visitor reaches the company: its contact page, else its e-mail address and telephone; none where it has neither. */
export function useContactLinks(label: string): ContactLink[] {
  const { locale } = usePage()
  const path = useContactPath()
  const email = useParameter('COMPANY_EMAIL')
  const phone = useParameter('COMPANY_PHONE')
  if (path !== null) return [{ href: path, label }]
  return [
    ...(typeof email === 'string' ? [{ href: mailHref(email), label: email }] : []),
    ...(typeof phone === 'string' ? [{ href: phoneHref(phone), label: formatPhone(phone, locale) }] : []),
  ]
}
