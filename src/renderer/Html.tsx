interface HtmlProps {
  /** Sanitised by the engine on its way out of the database; nothing else may be given here. */
  readonly html: string
  readonly as?: 'div' | 'span' | 'p' | 'figcaption' | 'section'
  readonly className?: string | undefined
  readonly id?: string | undefined
}

/** Shows HTML that the engine has sanitised. */
export function Html({ html, as: Tag = 'div', className, id }: HtmlProps) {
  // A wide table scrolls sideways on a small screen: the keyboard must be able to reach it.
  const tabIndex = html.includes('<table') ? 0 : undefined
  return <Tag id={id} className={className} tabIndex={tabIndex} dangerouslySetInnerHTML={{ __html: html }} />
}
