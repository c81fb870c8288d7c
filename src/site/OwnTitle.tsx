interface OwnTitleProps {
  readonly title: string
  /** True when the page shows nothing else. */
  readonly isAlone: boolean
}

/** The page's title when no block shows it: visually hidden, unless the page shows nothing else. */
export function OwnTitle({ title, isAlone }: OwnTitleProps) {
  if (!isAlone) return <h1 className="visually-hidden">{title}</h1>
  return (
    <div className="message-page">
      <h1>{title}</h1>
    </div>
  )
}
