import type { CallDefinition } from '#schemas/api/base/define-call.ts'
import { ListQueryError, type ListGrammar, type ListQuery } from '#schemas/api/base/list-grammar.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { singleLineText } from '#schemas/text/visible-text.ts'
import { isReadable } from '#server/platform/input/is-safe-body.ts'
import { parseListQuery, type QueryPairs } from '#schemas/api/base/parse-list-query.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { cutText } from '#schemas/text/cut-text.ts'
import type { CallContext } from './call-context.ts'
import type { ReadInput, RegisteredCall } from './call-registry.ts'
import { validationErrorOfBody } from './field-validators.ts'
import { readBody, RefusedBody, requireReadable, validFields } from './parse-body.ts'
import { readParams, type FlatParams } from './parse-params.ts'

/** Unchecked input of a call. */
export interface RawCall {
  readonly params: FlatParams
  readonly pairs: QueryPairs
  readonly body?: unknown
}

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
    throw new ApiError('BAD_FILTER', { field: cutText(error.field, 100), allowed: error.allowed })
  }
}

/** Reads the query parameters of a call without a list grammar. An unreadable one is refused by its name. */
function fromQuery({ inQuery, onlyInQuery, params }: CallDefinition, given: RawCall): FlatParams {
  if (inQuery === undefined) return {}
  const names = [...given.pairs].map(([name]) => name)
  const stray = onlyInQuery && names.find((name, at) => !inQuery.includes(name) || names.indexOf(name) !== at)
  if (stray !== undefined) throw new ApiError('BAD_FILTER', { field: cutText(stray, 100), allowed: inQuery })
  // As readParams will read them: a value that only its invisible characters make long enough is refused here, by its name.
  const pairs = Object.fromEntries(
    [...given.pairs]
      .map(([name, value]) => [name, singleLineText(value)] as const)
      .filter(([name, value]) => inQuery.includes(name) && value !== ''),
  )
  const parsed = params.safeParse({ ...given.params, ...pairs })
  const read: Readonly<Record<string, unknown>> = parsed.data ?? pairs
  const unstorable = Object.keys(pairs).find((name) => !isReadable(ownValue(read, name)))
  const field = unstorable ?? parsed.error?.issues.map(({ path }) => String(path[0])).find((name) => inQuery.includes(name))
  if (field !== undefined) throw new ApiError('BAD_FILTER', { field, allowed: inQuery })
  return pairs
}

async function readWholeBody(
  { definition: { body, takesFiles, readsTexts, verbatim }, checkFields }: RegisteredCall,
  context: CallContext,
  { params, body: given }: Pick<ReadInput, 'params' | 'body'>,
): Promise<unknown> {
  if (body === undefined) return undefined
  try {
    return readBody(body, given, context.scope.locale, {
      readsTexts: takesFiles === true || readsTexts === true,
      verbatim: verbatim === true,
    })
  } catch (error) {
    if (!(error instanceof RefusedBody)) throw error
    throw await validationErrorOfBody(checkFields, context, {
      refusal: error,
      sound: validFields(body, given, error, { verbatim: verbatim === true }),
      params,
    })
  }
}

/** Error of a call whose part the site does not have, such as the shop; null if the site has it. */
async function closedPart(
  { errors }: CallDefinition,
  { scope, features }: CallContext,
): Promise<'SHOP_CLOSED' | 'FEATURE_DISABLED' | null> {
  if (errors.includes('SHOP_CLOSED') && !scope.site.isECommerce) return 'SHOP_CLOSED'
  return errors.includes('FEATURE_DISABLED') && !(await features.newsletter.isOpen(scope)) ? 'FEATURE_DISABLED' : null
}

/** Checks the input of a call and throws the first refusal. A closed part of the site is refused before anything else. */
export async function readInput(call: RegisteredCall, context: CallContext, given: RawCall): Promise<ReadInput> {
  const { definition } = call
  const closed = await closedPart(definition, context)
  if (closed !== null) {
    // A body that no call could have is refused as such on every site.
    if (definition.body !== undefined) requireReadable(given.body)
    throw new ApiError(closed)
  }
  return readOpenInput(call, context, given)
}

/** Checks the input of a call, on a site that has its part, or had it at the first request. */
export async function readOpenInput(call: RegisteredCall, context: CallContext, given: RawCall): Promise<ReadInput> {
  const { definition } = call
  const params = readParams(definition, { ...given.params, ...fromQuery(definition, given) })
  const query = readQuery(await grammarOf(definition, context, params), given.pairs)
  const body = await readWholeBody(call, context, { params, body: given.body })
  return { params, query, body }
}

/** Hides the identity of the caller: a cached response goes to a whole audience. */
function asAudience(context: CallContext): CallContext {
  const { caller } = context
  return caller.kind === 'visitor' ? context : { ...context, caller: { ...caller, userId: 0, sessionId: 0 } }
}

/** Makes the file of a call whose input was checked. */
export function answerFile(call: RegisteredCall, context: CallContext, input: ReadInput): Promise<unknown> {
  if (!call.answerFile) throw new Error(`${call.definition.name} has no file`)
  return call.answerFile(asAudience(context), input.params)
}

/** Answers a call whose input was checked. */
export async function answerCall(call: RegisteredCall, context: CallContext, input: ReadInput): Promise<unknown> {
  return call.answer(call.definition.cache === 'C' ? asAudience(context) : context, input)
}
