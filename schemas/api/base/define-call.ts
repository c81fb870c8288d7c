import type { z } from 'zod'
import type { ErrorCode } from '#schemas/errors/errors.ts'
import type { Translations } from '#schemas/errors/translations.ts'
import type { BudgetName } from './rate-limits.ts'
import type { ListGrammar } from './list-grammar.ts'

/** Who may make a call: everyone, a member or above, an administrator of the site, a super-administrator alone. */
export type CallRole = 'V' | 'M' | 'A' | 'S'

/** How an answer may be kept: `C` until content changes, the same for all of one audience; `N` never. */
export type CallCache = 'C' | 'N'

/** One call of the API: an HTTP route, an in-process handler and a client method come from it. */
export interface CallDefinition<
  Name extends string = string,
  Params extends z.ZodObject = z.ZodObject,
  Body extends z.ZodType | undefined = z.ZodType | undefined,
  Data extends z.ZodType = z.ZodType,
  List extends ListGrammar | 'collection' | undefined = ListGrammar | 'collection' | undefined,
> {
  readonly name: Name
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Under `/api`; `{id}` is one segment, `{id?}` may be absent, `{id*}` is the rest of the path. */
  readonly path: `/${string}`
  readonly role: CallRole
  /** Whether a member who has kept sign-in codes may make it as well. */
  readonly alsoWithCodes?: true
  readonly cache: CallCache
  /** What stands in the path, and what `inQuery` names. */
  readonly params: Params
  /** Which of the parameters stand in the query instead; of a call that is no list. */
  readonly inQuery?: readonly string[]
  /** Whether its query holds nothing else, and each of them once: as a list's. */
  readonly onlyInQuery?: true
  /** The list grammar of the query; `'collection'` when the collection named in the path decides. A call without it ignores the query. */
  readonly list?: List
  readonly body?: Body
  readonly data: Data
  /** 200 unless said. */
  readonly status?: 200 | 201 | 202
  /** How often one address may make it. */
  readonly budget?: BudgetName
  /** Whether HTML forms are taken as well, as a mail program sends one; what stands in them counts for nothing. */
  readonly takesForms?: true
  /** Whether the token in its path is all that counts, from whatever page it is sent: no session is looked up. */
  readonly byTokenAlone?: true
  /** Whether its body is signed by a program that sends it: then it is heard to the byte, and no schema reads it. */
  readonly isSigned?: true
  /** Whether multipart forms with files are taken as well as JSON. */
  readonly takesFiles?: true
  /** Whether it looks itself into the texts of its body for files that hide there, and says what becomes of them. */
  readonly readsTexts?: true
  /** The type of the file that is answered as it is, instead of the envelope. */
  readonly file?: `application/${string}` | 'text/calendar' | 'text/csv'
  /** For how long an answer is kept at most, in milliseconds; until content changes when not said. */
  readonly holdsMs?: number
  /** The type of the file that is answered instead of where it lies, to whoever accepts nothing else. */
  readonly alsoFile?: `application/${string}`
  /** Whether a caller may send a key (`Idempotency-Key`), under which it is done once and answered the same each time. */
  readonly idempotent?: true
  /** Whether a change is meant for the version that was read (`If-Match`); another is refused. */
  readonly versioned?: true
  /** The sentence that an act answers; a reading call has none. */
  readonly message?: Translations
  /** What it answers instead, by what is told in a field of its data. */
  readonly messageBy?: { readonly field: string; readonly words: Readonly<Record<string, Translations>> }
  /** The errors of its own, beside those that every call may answer. */
  readonly errors: readonly ErrorCode[]
  readonly summary: string
  readonly example: { readonly params: z.input<Params>; readonly query?: string; readonly body?: unknown; readonly data: z.input<Data> }
}

/** Types a call definition and returns it unchanged. */
export function defineCall<
  const Name extends string,
  Params extends z.ZodObject,
  Data extends z.ZodType,
  Body extends z.ZodType | undefined = undefined,
  const List extends ListGrammar | 'collection' | undefined = undefined,
>(definition: CallDefinition<Name, Params, Body, Data, List>): CallDefinition<Name, Params, Body, Data, List> {
  return definition
}
