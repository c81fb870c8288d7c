import type { CallName } from '#schemas/api/calls.ts'
import type { CallDefinition } from '#schemas/api/base/define-call.ts'
import { ListQueryError, type ListGrammar, type ListQuery } from '#schemas/api/base/list-grammar.ts'
import { isStorableText } from '#schemas/text/is-storable-text.ts'
import { parseListQuery, type QueryPairs } from '#schemas/api/base/parse-list-query.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { fileHandlers } from '#server/http/api/handlers/file-handlers.ts'
import { handlers } from '#server/http/api/handlers/handlers.ts'
import type { CallContext, CallInput } from './call-context.ts'
import { validationErrorOfBody } from './field-validators.ts'
import { readBody, requireReadable, validFields } from './parse-body.ts'
import { readParams, type FlatParams } from './parse-params.ts'

/** A call as it comes: what stands in its path, its query and its body. */
export interface RawCall {
  readonly params: FlatParams
  readonly pairs: QueryPairs
  readonly body?: unknown
}

/** What a call is made with, once it is checked. */
export type ReadInput = CallInput<Record<string, unknown>, unknown>

type AnyFileHandler = (context: CallContext, params: Record<string, unknown>) => Promise<unknown>
type AnyHandler = (context: CallContext, input: ReadInput) => unknown

const noQuery: ListQuery = { nbItem: 0, page: 1, orderBy: [], filters: [], search: [] }

async function grammarOf(
  { list }: CallDefinition,
  context: CallContext,
  params: Record<string, unknown>,
): Promise<ListGrammar | undefined> {
  if (list !== 'collection') return list
  return (await context.features.elements.collection(context.scope, String(params['route']))).grammar
}

function readQuery(grammar: ListGrammar | undefined, pairs: QueryPairs): ListQuery {
  if (grammar === undefined) return noQuery
  try {
    return parseListQuery(grammar, pairs)
  } catch (error) {
    if (!(error instanceof ListQueryError)) throw error
    throw new ApiError('BAD_FILTER', { field: error.field.slice(0, 100), allowed: error.allowed })
  }
}

/** The parameters that stand in the query of a call that is no list; one that cannot be read is refused by its name. */
function fromQuery({ inQuery, onlyInQuery, params }: CallDefinition, given: RawCall): FlatParams {
  if (inQuery === undefined) return {}
  const names = [...given.pairs].map(([name]) => name)
  const stray = onlyInQuery && names.find((name, at) => !inQuery.includes(name) || names.indexOf(name) !== at)
  if (stray !== undefined) throw new ApiError('BAD_FILTER', { field: stray.slice(0, 100), allowed: inQuery })
  const pairs = Object.fromEntries([...given.pairs].filter(([name, value]) => inQuery.includes(name) && value !== ''))
  const parsed = params.safeParse({ ...given.params, ...pairs })
  const unstorable = Object.keys(pairs).find((name) => !isStorableText(pairs[name] ?? ''))
  const field = unstorable ?? parsed.error?.issues.map(({ path }) => String(path[0])).find((name) => inQuery.includes(name))
  if (field !== undefined) throw new ApiError('BAD_FILTER', { field, allowed: inQuery })
  return pairs
}

async function readWholeBody(
  { name, body, takesFiles, readsTexts }: CallDefinition,
  context: CallContext,
  { params, body: given }: Pick<ReadInput, 'params' | 'body'>,
): Promise<unknown> {
  if (body === undefined) return undefined
  try {
    return readBody(body, given, context.scope.locale, { readsTexts: takesFiles === true || readsTexts === true })
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'VALIDATION_FAILED') throw error
    throw await validationErrorOfBody(name, context, { refusal: error, sound: validFields(body, given, error), params })
  }
}

/** With what a call is refused that belongs to a part which its site does not have; null where the site has it. */
async function closedPart(
  { errors }: CallDefinition,
  { scope, features }: CallContext,
): Promise<'SHOP_CLOSED' | 'FEATURE_DISABLED' | null> {
  if (errors.includes('SHOP_CLOSED') && !scope.site.isECommerce) return 'SHOP_CLOSED'
  return errors.includes('FEATURE_DISABLED') && !(await features.newsletter.isOpen(scope)) ? 'FEATURE_DISABLED' : null
}

/** Checks everything that a call was given; throws the refusal of the first thing that does not fit: where nothing is sold or no letter is sent, that. */
export async function readInput(definition: CallDefinition, context: CallContext, given: RawCall): Promise<ReadInput> {
  const closed = await closedPart(definition, context)
  if (closed !== null) {
    // What can be nobody's body is told apart on every site.
    if (definition.body !== undefined) requireReadable(given.body)
    throw new ApiError(closed)
  }
  return readOpenInput(definition, context, given)
}

/** Checks everything that a call was given, on a site that has the part which it belongs to, or had it when it was first asked. */
export async function readOpenInput(definition: CallDefinition, context: CallContext, given: RawCall): Promise<ReadInput> {
  const params = readParams(definition, { ...given.params, ...fromQuery(definition, given) })
  const query = readQuery(await grammarOf(definition, context, params), given.pairs)
  const body = await readWholeBody(definition, context, { params, body: given.body })
  return { params, query, body }
}

/** An answer that is kept is given to a whole audience: its handler learns no more of the caller than that. */
function asAudience(context: CallContext): CallContext {
  const { caller } = context
  return caller.kind === 'visitor' ? context : { ...context, caller: { ...caller, userId: 0, sessionId: 0 } }
}

/** Gives the file that a call tells of, once its input was checked. */
export function answerFile(definition: CallDefinition, context: CallContext, input: ReadInput): Promise<unknown> {
  const handler = (fileHandlers as unknown as Readonly<Record<string, AnyFileHandler | undefined>>)[definition.name]
  if (!handler) throw new Error(`${definition.name} has no file`)
  return handler(asAudience(context), input.params)
}

/** Answers a call whose input was checked. */
export async function answerCall(definition: CallDefinition, context: CallContext, input: ReadInput): Promise<unknown> {
  const handler = handlers[definition.name as CallName] as AnyHandler
  return handler(definition.cache === 'C' ? asAudience(context) : context, input)
}
