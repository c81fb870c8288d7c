import type { CallData, CallName } from '#schemas/api/calls.ts'
import type { SiteInfo } from '#schemas/api/sites/site.ts'
import type { Block } from '#schemas/generated/content.ts'
import type { SentForm } from './site-rendering.ts'
import type { StaticActors } from './static-actors.ts'

/** The data of block examples in the catalogue, for states that a page of a visitor does not show. */
export interface BlockPreview {
  /** The name of the state: « filled ». */
  readonly state: string
  /** The file names of the examples in this state. */
  readonly examples: readonly string[]
  /** Set when the state is empty. */
  readonly isEmpty?: true
  /** Set when the state is a failure. */
  readonly isFailure?: true
  /** Responses to data needs. Others are requested from the site. */
  readonly answers?: { readonly [Name in CallName]?: CallData<Name> }
  /** The parameters of the URL. */
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string>>
  /** The additional locales of the site and the page. */
  readonly languages?: SiteInfo['languages']
  /** The submitted form. */
  readonly form?: SentForm
  /** Further blocks on the page. */
  readonly beside?: readonly Block[]
  readonly actors?: StaticActors
}
