import type { ReactNode } from 'react'

interface DisclosureProps {
  readonly summary: ReactNode
  readonly children: ReactNode
  readonly open?: boolean | undefined
  /** Disclosures of the same group close one another. */
  readonly group?: string | undefined
}

/** A fold that opens without script. */
export function Disclosure({ summary, children, open = false, group }: DisclosureProps) {
  return (
    <details className="fold" name={group} open={open || undefined}>
      <summary>
        {summary}
        <span className="fold-sign" aria-hidden="true" />
      </summary>
      {children}
    </details>
  )
}
