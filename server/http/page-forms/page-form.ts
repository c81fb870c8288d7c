import type { CallData, CallName } from '#schemas/api/calls.ts'
import type { FlatParams } from '#server/http/api/parse-params.ts'
import type { Features } from '#server/composition/features.ts'
import type { Member } from '#server/platform/scope/member.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import type { Fields } from './form-fields.ts'

/** What a form knows of the page that it was sent to. */
export interface FormPage {
  /** What the page's address holds, such as a token. */
  readonly params: Readonly<Record<string, string | number>>
  /** Of the query, what pages may be told. */
  readonly query: Readonly<Record<string, string>>
  /** Where to go on to afterwards: a place on this site, or null. */
  readonly target: string | null
}

/** A file as the answer to a form. */
export interface FormFile {
  readonly name: string
  readonly type: string
  readonly chunks: AsyncIterable<Uint8Array>
}

/**
 * What follows once a form has done its work: a page that says that it is done, the same unless another is named, and leads on to a place on the site; another page; the same page, which tells
 * what was answered; the same with a secret that is shown this once and kept nowhere; or a file.
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
  /** Whether what it does is done to the account of whoever is signed in, though visitors may send it as well. */
  readonly isOfAccount?: true
  /** Whether another account, or none, may be signed in once it is done: that it is done is said to whoever has the browser then. */
  readonly mayChangeCaller?: true
  /**
   * Whether the mailed link that leads to it still opens something; to ask does not spend it. Pages that show what their link opens, such as the places at an event or
   * an order, read that as their data, and are told by it: a link that was followed already says something else there than a dead one.
   */
  readonly isLinkOpen?: (features: Features, scope: Scope, token: string) => Promise<boolean>
  /** Whether what was typed goes with what it is answered (`shown`), so that its author may take it up again: sent back with `_revise` it is shown, and nothing is done. */
  readonly isRevisable?: true
  /** Makes of its fields what the call is given; the call checks it. */
  read(fields: Fields, place: FormPage): { readonly params?: FlatParams; readonly body?: Readonly<Record<string, unknown>> }
  /** What its page shows with a refusal, for whoever sent it: what was shown with the form. */
  shownAgain?(features: Features, member: Member): Promise<unknown>
  /** What follows, when that is not the same page. */
  done?(answer: Answer, place: FormPage): FormOutcome
}

/** Ties a form to the types of its call. */
export function definePageForm<Name extends CallName>(form: PageForm<Name, CallData<Name>>): PageForm {
  return form
}
