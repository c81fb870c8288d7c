import { useText } from '#i18n/hooks/use-text.ts'
import { useIsFirst, useIsPageTitle } from '#renderer/context.ts'
import { Html } from '#renderer/html/SafeHtml.tsx'
import type { BlockViewProps } from '#renderer/view.ts'
import type { SiteParameter } from '#schemas/api/sites/parameter.ts'
import type { LegalHtmlProps } from '#schemas/generated/block-props.ts'
import { outline } from './outline.ts'
import styles from './View.module.css'

interface LegalHtmlData {
  readonly parameters?: readonly SiteParameter[]
}

const LEGAL = `document ${styles.legal}`
const TITLE = `document-title ${styles.title}`
const CONTENT = `prose ${styles.content}`

/** One of the site's legal texts, its parts numbered in the margin as in a deed. */
export function View({ id, props, data }: BlockViewProps<LegalHtmlProps, LegalHtmlData>) {
  const text = useText()
  const Title = useIsPageTitle(id) ? 'h1' : 'h2'
  const value = data.parameters?.find(({ type }) => type === props.parameter)?.value
  const isFirst = useIsFirst('legal-html', id)
  const { html, parts } = outline(typeof value === 'string' ? value : '', isFirst ? 'part' : `${id}-part`)
  return (
    <article className={LEGAL}>
      <Title className={TITLE}>{props.title}</Title>
      {props.summary && parts.length > 1 && (
        <nav className={styles.summary} aria-label={text('block.legal-html.summary')} data-print="hide">
          <p className={`label ${styles.label}`}>{text('block.legal-html.summary')}</p>
          <ol className={styles.parts}>
            {parts.map(({ anchor, number, title }) => (
              <li key={anchor}>
                <a href={`#${anchor}`}>
                  {number !== null && <span className={styles.number}>{number}</span>} <span>{title}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      {html === '' ? <p className={styles.empty}>{text('block.legal-html.empty')}</p> : <Html className={CONTENT} html={html} />}
    </article>
  )
}
