import { Fragment } from 'react'
import { useText } from '#i18n/hooks/use-text.ts'
import { useContactLinks } from '#view-parts/use-contact-links.ts'

/** The options after the withdrawal period: write to the company, or declare the withdrawal all the same where a page takes it. */
export function LateWithdrawal({ href }: { readonly href: string | undefined }) {
  const text = useText()
  const contacts = useContactLinks(text('block.order-tracking.write'))
  const links = href ? [...contacts, { href, label: text('block.order-tracking.withdrawLate') }] : contacts
  if (links.length === 0) return null
  return (
    <p className="inline-links" data-print="hide">
      {links.map((link, index) => (
        <Fragment key={link.href}>
          {index > 0 && <span> · </span>}
          <a href={link.href}>{link.label}</a>
        </Fragment>
      ))}
    </p>
  )
}
