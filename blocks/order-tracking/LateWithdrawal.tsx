import { Fragment } from 'react'
import { useText } from '#i18n/hooks/use-text.ts'
import { useContactLinks } from '#view-parts/use-contact-links.ts'

/** The options after the withdrawal period: write to the company, or declare the withdrawal all the same. */
export function LateWithdrawal({ href }: { readonly href: string }) {
  const text = useText()
  const links = useContactLinks(text('block.order-tracking.write'))
  return (
    <p className="inline-links" data-print="hide">
      {links.map((link) => (
        <Fragment key={link.href}>
          <a href={link.href}>{link.label}</a>
          {' · '}
        </Fragment>
      ))}
      <a href={href}>{text('block.order-tracking.withdrawLate')}</a>
    </p>
  )
}
