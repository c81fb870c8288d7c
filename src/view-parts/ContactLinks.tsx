import { Fragment } from 'react'
import type { ContactLink } from './use-contact-links.ts'

/** Links to the company, in a line. */
export function ContactLinks({ links }: { readonly links: readonly ContactLink[] }) {
  return links.map(({ href, label }, index) => (
    <Fragment key={href}>
      {index > 0 && <span> · </span>}
      <a href={href}>{label}</a>
    </Fragment>
  ))
}
