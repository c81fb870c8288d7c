import type { ReactNode } from 'react'
import { mailHref } from '#i18n/format/mail-href.ts'
import { formatPhone, phoneHref } from '#i18n/format/phone.ts'
import { useContactPath, usePage, useParameter } from '#renderer/context.ts'

/** The links by which a visitor reaches the company: its contact page, else its e-mail address and telephone; none where it has neither. */
export function useContactLinks(words: string): ReactNode[] {
  const { locale } = usePage()
  const path = useContactPath()
  const email = useParameter('COMPANY_EMAIL')
  const phone = useParameter('COMPANY_PHONE')
  if (path !== null) return [link(path, words)]
  return [
    ...(typeof email === 'string' ? [link(mailHref(email), email)] : []),
    ...(typeof phone === 'string' ? [link(phoneHref(phone), formatPhone(phone, locale))] : []),
  ]
}

const link = (href: string, words: string) => (
  <a key={href} href={href}>
    {words}
  </a>
)
