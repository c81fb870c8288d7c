import type { MenuItem } from '#schemas/api/site.ts'
import { useLocalePath, useSite } from '#renderer/context.ts'
import { useText } from '#i18n/use-text.ts'
import type { PageError } from './page-state.ts'

/** The title of an error that brings none. */
export const DEFAULT_ERROR_TITLE = 'Error'

/** What a page that does not exist says, beside the sentence in the visitor's language. */
export const NOT_FOUND_TITLE = 'This page could not be found'

interface Suggestion {
  readonly title: string
  readonly url: string
}

function suggestions(menu: readonly MenuItem[]): Suggestion[] {
  const found: Suggestion[] = []
  for (const { title, url, linkType, showInMenu, children } of menu) {
    if (showInMenu && linkType === 'SELF' && url !== null) found.push({ title, url })
    found.push(...suggestions(children))
  }
  return found.slice(0, 8)
}

/** The page of an error inside the site's shell: its status and message, and the way out. */
export function ErrorPage({ error }: { readonly error: PageError }) {
  const text = useText()
  const site = useSite()
  const localPath = useLocalePath()
  const { status, message } = error
  const missing = status === 404
  return (
    <div className="message-page">
      <p className="message-page-status" aria-hidden="true">
        {status}
      </p>
      <h1>{missing ? text('error.notFoundTitle') : text('error.status', { status })}</h1>
      <p lang="en">{error.title ?? (missing ? NOT_FOUND_TITLE : DEFAULT_ERROR_TITLE)}</p>
      <p>{message ?? text(missing ? 'error.notFound' : 'error.failed')}</p>
      {missing ? (
        <>
          <p>{text('error.links')}</p>
          <ul>
            {suggestions(site.menu).map(({ title, url }) => (
              <li key={url}>
                <a href={localPath(url)}>{title}</a>
              </li>
            ))}
          </ul>
          <p>
            <a className="button" data-style="primary" href={localPath('/')}>
              {text('error.home')}
            </a>
          </p>
        </>
      ) : null}
    </div>
  )
}
