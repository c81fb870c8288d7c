import { useText } from '#i18n/hooks/use-text.ts'
import { useIsPageTitle, usePage, type PageContext } from '#renderer/context.ts'
import type { MissingNoticeProps } from '#renderer/render-blocks.tsx'

/** Says that a block lacks answers for now, and offers to ask again: in place of its view, with the title of the page if it is the block's, or below it. */
export function MissingNotice({ id, isWhole }: MissingNoticeProps) {
  const text = useText()
  const page = usePage()
  const isTitle = useIsPageTitle(id)
  if (!isWhole) return <MissingPart page={page} />
  return (
    <div className="page-block">
      {isTitle && <h1 className="document-title">{page.title}</h1>}
      <div className="missing-notice" data-missing-notice="whole">
        <p>{text(isTitle ? 'missing.subject' : 'missing.whole')}</p>
        <p>
          <AskAgain kind="primary" page={page} />
        </p>
      </div>
    </div>
  )
}

interface MissingPartProps {
  readonly page: Pick<PageContext, 'path' | 'query'>
  readonly isShell?: boolean
}

/** Says that a part of a block or of the shell is missing for now. The shell of a page without interactive blocks has no context. */
export function MissingPart({ page, isShell = false }: MissingPartProps) {
  const text = useText()
  return (
    <div className="page-block">
      <p className="missing-notice" data-missing-notice={isShell ? 'shell' : 'part'}>
        <span>{text(isShell ? 'missing.shell' : 'missing.part')}</span> <AskAgain kind="link" page={page} />
      </p>
    </div>
  )
}

/** Leads to the same page. The server must make it: the application would show what it has. */
function AskAgain({ kind, page: { path, query } }: Pick<MissingPartProps, 'page'> & { readonly kind: 'primary' | 'link' }) {
  const text = useText()
  const search = new URLSearchParams(query).toString()
  const style = kind === 'primary' ? { className: 'button', 'data-style': 'primary' } : { className: 'inline-link' }
  return (
    <a {...style} href={encodeURI(path) + (search && `?${search}`)} data-full-load="">
      {text('missing.again')}
    </a>
  )
}
