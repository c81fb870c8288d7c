import type { z } from 'zod'
import type { ErrorCode } from '#schemas/errors/errors.ts'
import type { Translations } from '#schemas/errors/translations.ts'
import type { BudgetName } from './rate-limits.ts'
import type { ListGrammar } from './list-grammar.ts'

/** Role that a call needs: none (V), member (M), administrator of the site (A), super-administrator (S). */
export type CallRole = 'V' | 'M' | 'A' | 'S'

/** Cache rule of a response: `C` until content changes, one response per audience; `N` never. */
export type CallCache = 'C' | 'N'

/** One call of the API: an HTTP route, an in-process handler and a client method come from it. */
export interface CallDefinition<
  Name extends string = string,
  Params extends z.ZodObject = z.ZodObject,
  Body extends z.ZodType | undefined = z.ZodType | undefined,
  Data extends z.ZodType = z.ZodType,
  List extends ListGrammar | 'collection' | undefined = ListGrammar | 'collection' | undefined,
  Role extends CallRole = CallRole,
> {
  readonly name: Name
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Under `/api`; `{id}` is one segment, `{id?}` may be absent, `{id*}` is the rest of the path. */
  readonly path: `/${string}`
  /** A call of administrators (A, S) has a line in the table of rights too. */
  readonly role: Role
  /** A member with two-factor sign-in may make the call too. */
  readonly alsoWithCodes?: true
  readonly cache: CallCache
  /** Parameters of the path, and those of the query that `inQuery` names. */
  readonly params: Params
  /** Names of the parameters that are read from the query, for a call without a list grammar. */
  readonly inQuery?: readonly string[]
  /** The query may hold nothing else, and each parameter once. */
  readonly onlyInQuery?: true
  /** The list grammar of the query; `'collection'` when the collection named in the path decides. A call without it ignores the query. */
  readonly list?: List
  readonly body?: Body
  readonly data: Data
  /** HTTP status of a success; 200 by default. */
  readonly status?: 200 | 201 | 202
  /** Rate limit per address. */
  readonly budget?: BudgetName
  /** HTML forms are accepted too, such as those of mail programs. Their fields are ignored. */
  readonly takesForms?: true
  /** The token of the path is the only credential: no session is read, and any page may send the request. */
  readonly byTokenAlone?: true
  /** The sender signs the body: its bytes reach the handler unparsed. */
  readonly isSigned?: true
  /** Multipart forms with files are accepted as well as JSON; the call may take as long as one that prepares files. */
  readonly takesFiles?: true
  /** The call prepares files, which takes a small machine longer than other calls may take. */
  readonly preparesFiles?: true
  /** The call checks the texts of its body for data URLs itself. */
  readonly readsTexts?: true
  /** Strings of the body arrive as they were sent: untrimmed, not normalised, empty ones stay empty, data URLs are allowed. */
  readonly verbatim?: true
  /** Largest body in bytes; the limit of the server by default. */
  readonly bodyLimit?: number
  /** The most values in its body, counted before it is parsed; that of every call by default. A body of blocks is as dense as its bytes allow. */
  readonly bodyValues?: number
  /** Media type of the file that is sent instead of the envelope. */
  readonly file?: `application/${string}` | 'text/calendar' | 'text/csv'
  /** Longest time in the cache, in milliseconds; until content changes by default. */
  readonly holdsMs?: number
  /** Media type of the file that is sent to a client that accepts nothing else. */
  readonly alsoFile?: `application/${string}`
  /** A caller may send a key (`Idempotency-Key`): the call runs once per key and gives the same response each time. */
  readonly idempotent?: true
  /** The answer holds a token that opens something: it is repeated to the holder of a random key alone. */
  readonly holdsToken?: true
  /** The change names the version that was read (`If-Match`); another version is refused. */
  readonly versioned?: true
  /**
   * The content that the call takes away: its kind, and the parameter with its number. It is refused (`IN_USE`) while more places use the content
   * than its query parameter `used` says.
   */
  readonly removes?: { readonly kind: string; readonly id: string }
  /** Message of a write; a read has none. */
  readonly message?: Translations
  /** Other messages, chosen by the value of a field of the data. */
  readonly messageBy?: { readonly field: string; readonly words: Readonly<Record<string, Translations>> }
  /** Errors of its own, beside those of every call. */
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
  const Role extends CallRole = CallRole,
>(definition: CallDefinition<Name, Params, Body, Data, List, Role>): CallDefinition<Name, Params, Body, Data, List, Role> {
  return definition
}
