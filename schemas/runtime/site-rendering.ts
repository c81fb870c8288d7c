import type { Image } from '#schemas/api/base/image.ts'
import type { PageData } from '#schemas/api/content/page.ts'
import type { SiteParameter } from '#schemas/api/sites/parameter.ts'
import type { ShellData } from '#schemas/api/content/shell.ts'
import type { SiteInfo } from '#schemas/api/sites/site.ts'
import type { FieldError } from '#schemas/errors/errors.ts'
import type { StaticActors } from './static-actors.ts'

/** What the site loads at its start, before any page. */
export interface Start {
  readonly site: SiteInfo
  readonly parameters: readonly SiteParameter[]
}

/** What went wrong, as an error page says it; `building` is the page of a site that is not open yet. */
export interface PageError {
  readonly status: number
  readonly title: string | null
  readonly building?: boolean
  /** The page where the site can be searched, if there is one: whoever finds nothing may look for it. */
  readonly search?: string | null
  /** A form was being sent when it happened: whether it has arrived is not known. */
  readonly isUnsent?: boolean
  /** A form was being sent and did not come whole: nothing of it was taken. */
  readonly isCut?: boolean
}

/** A form that was sent to a page: refused, with what stands in it again and why; or done, with what is shown this once. */
export interface SentForm {
  readonly name: string
  /** Which of the forms of that name, where a page may have several of them. */
  readonly of?: string | null
  /** As they were sent; passwords, codes and tokens never come back. */
  readonly values: Readonly<Record<string, string | readonly string[]>>
  /** The fields in which files came, which do not come back. */
  readonly files?: readonly string[]
  readonly errors: readonly Pick<FieldError, 'field' | 'code' | 'message'>[]
  /** The code of the refusal; null when the form is done, or taken up again. */
  readonly code: string | null
  readonly message: string | null
  /** What a form that is done shows this once, and never again; what stood beside a form that was refused. */
  readonly answer?: unknown
  /** Whether its author takes it up again, before anything has come of it: it stands there as it was sent, and is neither refused nor done. */
  readonly isRevised?: boolean
}

/** One call that blocks needed, with its answer, and where in which block it is wanted. */
export interface AnsweredNeed {
  readonly call: string
  readonly params: Readonly<Record<string, string | number | boolean>>
  /** Said where the address turns the pages of this list. */
  readonly pagedBy?: 'page'
  readonly value: unknown
  readonly targets: readonly { readonly blockId: string; readonly key: string }[]
}

/** The answers to blocks' data needs: by block, then by the need's key. */
export type BlockData = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** The answers of which a page is made, on the server and in the browser. */
export interface PageParts {
  readonly start: Start
  readonly locale: string
  /** Of the request, without the prefix of its locale. */
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  /** The day that it is in Paris, as `YYYY-MM-DD`. */
  readonly today: string
  readonly page: PageData | null
  readonly shell: ShellData | null
  readonly media: readonly Image[]
  readonly data: BlockData
  /** The calls behind the data, of which those of interactive blocks travel to the browser. */
  readonly answers: readonly AnsweredNeed[]
  readonly error: PageError | null
  /** The form whose refusal this page shows. */
  readonly form?: SentForm | null
  /** The mark of whoever it is made for, which its forms carry; null for a visitor. */
  readonly owner?: string | null
  /** Where what goes on behind the blocks stands, on a page of the catalogue that is looked at and does nothing: no script brings it to life. */
  readonly still?: StaticActors | undefined
}

/** What a page asks visitors about before anything is loaded from outside. */
export interface ConsentNeeds {
  /** The services that the site has configured. */
  readonly services: readonly string[]
  /** The address of the site's own script, which waits for an agreement as well. */
  readonly script: string | null
}

/** The files that a document links, as the build or the development server names them. */
export interface DocumentAssets {
  readonly styles: readonly string[]
  /** Fonts that the first screen needs, fetched beside the styles that name them. */
  readonly fonts: readonly string[]
  readonly noscriptStyle: string
  readonly loader: string
  /** The app that the loader fetches; null where the loader is all. */
  readonly app: string | null
  /** What asks for consent, and about what; null when the page loads nothing that needs it. */
  readonly consent: (ConsentNeeds & { readonly file: string }) | null
  readonly icon: string
  readonly themeColor: string
  /** Module scripts that the development server wants first. */
  readonly development: readonly string[]
}

/** Why a block was left out of a page while rendering. */
export interface RenderProblem {
  readonly blockId: string
  readonly type: string
  readonly v: number
  readonly code: 'RENDER_FAILED' | 'HTML_TOO_LARGE'
  readonly error?: unknown
}

/** What the server gives to have a page written. */
export interface SiteRendering {
  readonly request: Request
  /** Finds the page, or answers something else. */
  readonly load: () => Promise<PageParts | Response>
  /** The files for a page whose blocks are of these types. */
  readonly assets: (types: ReadonlySet<string>) => DocumentAssets
  readonly report: (problem: RenderProblem) => void
  readonly warn: (message: string) => void
}

/** A page as it is sent. */
export interface RenderedPage {
  readonly status: number
  readonly html: string
}

/** What the site's server entry exports. */
export interface SiteEntry {
  renderSite(rendering: SiteRendering): Promise<RenderedPage | Response>
}
