import type { CallData, CallName } from '#schemas/api/calls.ts'
import type { FlatParams } from '#server/http/api/parse-params.ts'
import type { Features } from '#server/composition/features.ts'
import type { Member } from '#server/platform/scope/member.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import type { Fields } from './form-fields.ts'

/** The page that a form was sent to, as the form sees it. */
export interface FormPage {
  /** The parameters of the page's address, such as a token. */
  readonly params: Readonly<Record<string, string | number>>
  /** The known names of the query. */
  readonly query: Readonly<Record<string, string>>
  /** Where to go on to afterwards: a place on this site, or null. */
  readonly target: string | null
}

/** Dependencies of the outcome of a form. */
export interface OutcomeNeeds {
  readonly features: Features
  readonly scope: Scope
}

/** A file as the answer to a form. */
export interface FormFile {
  readonly name: string
  readonly type: string
  readonly chunks: AsyncIterable<Uint8Array>
}

/**
 * The answer to a form that has done its work: a page that says that it is done (its own unless another is named) and leads on to a place on the site; another
 * page; its own page with the answer; its own page with a secret that is shown once and not stored; or a file.
 */
export type FormOutcome =
  | { readonly doneAt: string | null; readonly target?: string | null }
  | { readonly to: string }
  | { readonly told: unknown }
  | { readonly shown: unknown }
  | { readonly file: FormFile }

/** The same page, which says that the form is done. */
export const samePage: FormOutcome = { doneAt: null }

/** A form that pages may carry: its name is that of the call it makes, unless two forms make one call. */
export interface PageForm<Name extends CallName = CallName, Answer = never> {
  readonly call: Name
  /** The types of the blocks that carry it: a page without any of them does not take it. */
  readonly blocks: readonly string[]
  /** True for a form that redirects to the `target` of its page's query. Other forms do not receive the target. */
  readonly leadsOn?: true
  /** True when it changes the account of the signed-in member, though visitors may send it as well. */
  readonly isOfAccount?: true
  /** True when another account, or none, may be signed in once it is done: its page then says so to any caller in that browser. */
  readonly mayChangeCaller?: true
  /**
   * Returns true while the mailed link that leads to it is valid; the check does not use the link up. Pages that show what their link opens, such as an order, read
   * that as their data instead: there a link that was used already differs from a dead one.
   */
  readonly isLinkOpen?: (features: Features, scope: Scope, token: string) => Promise<boolean>
  /** True when the typed values go with the answer (`shown`), so that its author may edit them: sent back with `_revise` they are shown, and nothing is done. */
  readonly isRevisable?: true
  /** Makes of its fields what the call is given; the call checks it. */
  read(fields: Fields, place: FormPage): { readonly params?: FlatParams; readonly body?: Readonly<Record<string, unknown>> }
  /** Returns the data that its page shows again with a refusal. */
  shownAgain?(features: Features, member: Member): Promise<unknown>
  /** Returns the answer, when that is not the same page. */
  done?(answer: Answer, place: FormPage, needs: OutcomeNeeds): FormOutcome | Promise<FormOutcome>
}

/** Ties a form to the types of its call. */
export function definePageForm<Name extends CallName>(form: PageForm<Name, CallData<Name>>): PageForm {
  return form
}
