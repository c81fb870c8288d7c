interface CountBadgeProps {
  /** The name under which the browser keeps what is counted. */
  readonly counts: string
  /** The label of one item, and of « # » items, for screen readers. */
  readonly one: string
  readonly many: string
}

/** How many of something the browser keeps: filled by a small script of its own, and nothing without one. */
export function CountBadge({ counts, one, many }: CountBadgeProps) {
  return (
    <span className="count-badge" data-counts={counts} data-one={one} data-many={many} hidden>
      <span aria-hidden="true" />
      <span className="visually-hidden" />
    </span>
  )
}
