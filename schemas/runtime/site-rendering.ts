import type { Image } from '#schemas/api/base/image.ts'
import type { PageData } from '#schemas/api/content/page.ts'
import type { SiteParameter } from '#schemas/api/sites/parameter.ts'
import type { ShellData } from '#schemas/api/content/shell.ts'
import type { SiteInfo } from '#schemas/api/sites/site.ts'
import type { FieldError } from '#schemas/errors/errors.ts'
import type { StaticActors } from './static-actors.ts'

/** The data that the site loads before any page. */
export interface Start {
  readonly site: SiteInfo
  readonly parameters: readonly SiteParameter[]
}

/** The error of an error page. `building` means a site under construction. */
export interface PageError {
  readonly status: number
  readonly title: string | null
  readonly building?: boolean
  /** The search page of the site, for visitors who look for the missing page. Null when it has none, or where no form can be sent. */
  readonly search?: string | null
  /** True when a form was being sent and its outcome is unknown. */
  readonly isUnsent?: boolean
  /** True when a form arrived incomplete and was dropped. */
  readonly isCut?: boolean
}

/** A form submitted to a page: rejected, with its values and errors, or done, with its one-time result. */
export interface SentForm {
  readonly name: string
  /** The target of the form, when a page has several of that name. */
  readonly of?: string | null
  /** The submitted values, without passwords, codes and tokens. */
  readonly values: Readonly<Record<string, string | readonly string[]>>
  /** The fields with files, which are not returned. */
  readonly files?: readonly string[]
  readonly errors: readonly Pick<FieldError, 'field' | 'code' | 'message'>[]
  /** The error code; null when the form is done or edited again. */
  readonly code: string | null
  readonly message: string | null
  /** The one-time result of a completed form, or the context of a rejected one. */
  readonly answer?: unknown
  /** True when its author edits it again before it has any effect. It is neither rejected nor done. */
  readonly isRevised?: boolean
}

/** A call of a block with its response and the place that needs it. */
export interface AnsweredNeed {
  readonly call: string
  readonly params: Readonly<Record<string, string | number | boolean>>
  /** Present when the URL paginates this list. */
  readonly pagedBy?: 'page'
  readonly value: unknown
  readonly targets: readonly { readonly blockId: string; readonly key: string }[]
}

/** The responses to data needs by block and key. */
export type BlockData = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** The data of a page, on the server and in the browser. */
export interface PageParts {
  readonly start: Start
  readonly locale: string
  /** The path of the request without its locale prefix. */
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  /** The date in Paris as `YYYY-MM-DD`. */
  readonly today: string
  /** The last instant at which what the page says of the day changed, in milliseconds; the beginning of the day where it is left out. */
  readonly moment?: number
  readonly page: PageData | null
  readonly shell: ShellData | null
  readonly media: readonly Image[]
  readonly data: BlockData
  /** The calls behind the data. Those of interactive blocks are sent to the browser. */
  readonly answers: readonly AnsweredNeed[]
  /** The blocks that lack answers for now, by id: all they show, a part, or something in the shell. */
  readonly missing?: Readonly<Record<string, 'whole' | 'part' | 'shell'>>
  readonly error: PageError | null
  /** The rejected form of this page. */
  readonly form?: SentForm | null
  /** The token of the visitor, which forms contain; null without a session. */
  readonly owner?: string | null
  /** The states of static actors on a catalogue page, which is not hydrated. */
  readonly still?: StaticActors | undefined
}

/** The services of a page that need consent. */
export interface ConsentNeeds {
  /** The configured services. */
  readonly services: readonly string[]
  /** The URL of the script of the site, which needs consent too. */
  readonly script: string | null
}

/** The files that a document links, from the build or the development server. */
export interface DocumentAssets {
  readonly styles: readonly string[]
  /** The fonts of the first screen, preloaded beside the styles that use them. */
  readonly fonts: readonly string[]
  readonly noscriptStyle: string
  readonly loader: string
  /** The script that fetches what was late, for the pages that lack something. */
  readonly late: string
  /** The application script; null when the loader suffices. */
  readonly app: string | null
  /** The consent script and its services; null when nothing needs consent. */
  readonly consent: (ConsentNeeds & { readonly file: string }) | null
  readonly icon: string
  readonly themeColor: string
  /** Module scripts that the development server requires first. */
  readonly development: readonly string[]
}

/** The reason for which a block was skipped during rendering. */
export interface RenderProblem {
  readonly blockId: string
  readonly type: string
  readonly v: number
  readonly code: 'RENDER_FAILED' | 'HTML_TOO_LARGE'
  readonly error?: unknown
}

/** The input of the server for rendering a page. */
export interface SiteRendering {
  readonly request: Request
  /** Loads the page, or returns another response. */
  readonly load: () => Promise<PageParts | Response>
  /** Returns the files for a page with the given block types. */
  readonly assets: (types: ReadonlySet<string>) => DocumentAssets
  readonly report: (problem: RenderProblem) => void
  readonly warn: (message: string) => void
}

/** A rendered page. */
export interface RenderedPage {
  readonly status: number
  readonly html: string
}

/** The exports of the server entry of the site. */
export interface SiteEntry {
  renderSite(rendering: SiteRendering): Promise<RenderedPage | Response>
}
