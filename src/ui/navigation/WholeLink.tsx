import type { ReactNode } from 'react'

interface WholeLinkProps {
  /** Undefined where no page shows what is listed. */
  readonly href: string | undefined
  readonly children: ReactNode
}

/** The link that the whole of a listed thing follows; its words alone where it leads nowhere. */
export function WholeLink({ href, children }: WholeLinkProps) {
  if (href === undefined) return children
  return (
    <a className="whole-link" href={href}>
      {children}
    </a>
  )
}
