import type { MenuItem } from '#schemas/api/sites/site.ts'
import type { PageError } from '#schemas/runtime/site-rendering.ts'
import { useLocalePath, usePage, useSite } from '#renderer/context.ts'
import { useText, type Text } from '#i18n/hooks/use-text.ts'
import { SearchForm } from '#ui/forms/SearchForm.tsx'
import { BuildingSite } from './illustrations/UnderConstruction.tsx'
import { ReturnedLetter } from './illustrations/NotFound.tsx'
import { SpiltInk } from './illustrations/ServerError.tsx'
import { DEFAULT_ERROR_TITLE } from './document/head.ts'

/** The title of a missing page for programs: it is in the markup, but not shown. */
const NOT_FOUND_TITLE = 'This page could not be found'

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

/** The page of a site that is not open yet. */
function BuildingPage() {
  const text = useText()
  const { name } = useSite()
  return (
    <>
      <div className="drawing">
        <BuildingSite />
      </div>
      <p className="label">{name}</p>
      <h1>{text('building.title')}</h1>
      <p>{text('building.text')}</p>
    </>
  )
}

/** The page of an error inside the site's shell: its status and message, and the way out. */
export function ErrorPage({ error }: { readonly error: PageError }) {
  if (error.building) return <BuildingPage />
  if (error.status === 404) return <MissingPage error={error} />
  return <FailedPage error={error} />
}

/** Returns true when a request itself is at fault: sending it again cannot help. */
const isRefused = ({ status }: Pick<PageError, 'status'>): boolean => status >= 400 && status < 500 && status !== 429

/** The heading and sentence for an error of a page or of a form. */
function failureWords({ status, isUnsent, isCut }: PageError, text: Text): readonly [heading: string, words: string] {
  if (isUnsent) return [text('error.unsentTitle'), text('error.unsent')]
  if (isCut) return [text('error.cutTitle'), text('error.cut')]
  if (status === 429) return [text('error.tooManyTitle'), text('error.tooMany')]
  if (isRefused({ status })) return [text('error.refusedTitle'), text('error.refused')]
  return [text('error.status', { status: String(status) }), text('error.failed')]
}

function FailedPage({ error }: { readonly error: PageError }) {
  const text = useText()
  const { path, query } = usePage()
  const search = new URLSearchParams(query).toString()
  const [heading, words] = failureWords(error, text)
  const isForm = error.isUnsent === true || error.isCut === true
  return (
    <>
      <div className="drawing">
        <SpiltInk />
      </div>
      <p className="message-page-status" aria-hidden="true">
        {error.status}
      </p>
      <h1>{heading}</h1>
      <p lang="en" hidden>
        {error.title ?? DEFAULT_ERROR_TITLE}
      </p>
      <p>{words}</p>
      {/* There is no way back to a form that was sent but the browser's own. */}
      {!isForm && (isRefused(error) ? <HomeLink /> : <RetryLink href={encodeURI(path) + (search && `?${search}`)} />)}
    </>
  )
}

function MissingPage({ error }: { readonly error: PageError }) {
  const text = useText()
  const { menu } = useSite()
  const localPath = useLocalePath()
  return (
    <>
      <div className="drawing">
        <ReturnedLetter />
      </div>
      <p className="message-page-status" aria-hidden="true">
        {error.status}
      </p>
      <h1>{text('error.notFoundTitle')}</h1>
      <p lang="en" hidden>
        {error.title ?? NOT_FOUND_TITLE}
      </p>
      <p>{text('error.notFound')}</p>
      {error.search != null && (
        <SearchForm
          id="error-q"
          action={localPath(error.search)}
          label={text('error.search')}
          submit={text('search.submit')}
          layout="small"
        />
      )}
      <p>{text('error.links')}</p>
      <ul className="places">
        {suggestions(menu).map(({ title, url }) => (
          <li key={url}>
            <a href={localPath(url)}>{title}</a>
          </li>
        ))}
      </ul>
      <HomeLink />
    </>
  )
}

function HomeLink() {
  const text = useText()
  const localPath = useLocalePath()
  return (
    <p>
      <a className="button" data-style="primary" href={localPath('/')}>
        {text('error.home')}
      </a>
    </p>
  )
}

function RetryLink({ href }: { readonly href: string }) {
  const text = useText()
  return (
    <p>
      <a className="button" data-style="primary" href={href} data-full-load="">
        {text('error.retry')}
      </a>
    </p>
  )
}
