import { makeTablesResponsive } from './responsive-tables.ts'

interface HtmlProps {
  /** Sanitised by the engine on its way out of the database; nothing else may be given here. */
  readonly html: string
  readonly as?: 'div' | 'span' | 'p' | 'figcaption' | 'section'
  readonly className?: string | undefined
  readonly id?: string | undefined
}

/** Shows HTML that the engine has sanitised. */
export function Html({ html, as: Tag = 'div', className, id }: HtmlProps) {
  return (
    <Tag id={id} className={className} dangerouslySetInnerHTML={{ __html: html.includes('<table') ? makeTablesResponsive(html) : html }} />
  )
}

const AS_SENT = { __html: '' }

/** A place in whose HTML the browser changes nothing: it stays as the server has sent it. */
export function StaticHtml({ className }: Pick<HtmlProps, 'className'>) {
  return <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={AS_SENT} />
}
