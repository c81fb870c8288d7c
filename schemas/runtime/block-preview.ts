import type { CallData, CallName } from '#schemas/api/calls.ts'
import type { SiteInfo } from '#schemas/api/sites/site.ts'
import type { Block } from '#schemas/generated/content.ts'
import type { SentForm } from './site-rendering.ts'
import type { StaticActors } from './static-actors.ts'

/** With what examples of a block are shown in the catalogue, where a visitor's page would leave them empty or show one of their states alone. */
export interface BlockPreview {
  /** Which state it is: « filled ». */
  readonly state: string
  /** The examples that are shown so, by the names of their files. */
  readonly examples: readonly string[]
  /** Set where the state is that there is nothing to show. */
  readonly isEmpty?: true
  /** Set where the state is that something has failed. */
  readonly isFailure?: true
  /** Answers to data needs; what is not among them is asked of the site. */
  readonly answers?: { readonly [Name in CallName]?: CallData<Name> }
  /** What stands in the page's address. */
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string>>
  /** The languages that the site speaks besides its own, in which the page is too. */
  readonly languages?: SiteInfo['languages']
  /** The form that was sent to the page. */
  readonly form?: SentForm
  /** Blocks that stand on the page besides. */
  readonly beside?: readonly Block[]
  readonly actors?: StaticActors
}
