import { appearanceResource } from '#schemas/admin/appearance/appearance-resource.ts'
import { eventRights } from '#schemas/admin/resources/api-rights.ts'
import { askedVerbs } from '#schemas/admin/resources/call-rights.ts'
import { resources } from '#schemas/admin/resources/resources.ts'
import type { AskedBy, Right, RightVerb } from '#schemas/admin/resources/rights.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import type { CallContext } from './call-context.ts'
import type { RegisteredCall } from './call-registry.ts'
import type { RawCall } from './execute-call.ts'
import { memberOf } from './handlers/require-member.ts'

type Found = readonly Right[] | Promise<readonly Right[]>

/** The right on a kind of item; none for an unknown kind, which the check of the input refuses. */
export function rightOn(kind: unknown, verb: RightVerb): Right[] {
  const found = [...resources, appearanceResource].find(({ name }) => name === kind)
  return found ? [`${found.area}.${verb}`] : []
}

const onPages = (verb: RightVerb): Right => `pages.${verb}`

const bodyOf = ({ body }: RawCall): Readonly<Record<string, unknown>> => (isRecord(body) ? body : {})
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

function rightOfEvent(given: RawCall): readonly Right[] {
  const { event } = bodyOf(given)
  const right = typeof event === 'string' ? ownValue(eventRights, event) : undefined
  return right === undefined ? [] : [right]
}

function rightsOfContents(given: RawCall): readonly Right[] {
  const { documents, items } = bodyOf(given)
  const kinds = new Set(listOf(items).map((item) => (isRecord(item) ? item['resource'] : null)))
  return [
    ...(listOf(documents).length > 0 ? [onPages(askedVerbs.contents)] : []),
    ...[...kinds].flatMap((kind) => rightOn(kind, askedVerbs.contents)),
  ]
}

async function rightOfPlan({ features, scope }: CallContext, { params }: RawCall): Promise<readonly Right[]> {
  const plan = Number(params['plan'])
  if (!Number.isSafeInteger(plan) || plan < 1 || plan > 2_147_483_647) return []
  const resource = await features.plans.resourceOf(scope, plan)
  return resource === null ? [onPages(askedVerbs.plan)] : rightOn(resource, askedVerbs.plan)
}

async function rightsOfBatch(context: CallContext, given: RawCall): Promise<readonly Right[]> {
  const { batch } = bodyOf(given)
  if (typeof batch !== 'string' || !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(batch)) return []
  const actor = { scope: context.scope, userId: memberOf(context).userId, requirePublish: () => Promise.resolve() }
  return (await context.features.resources.ofBatch(actor, batch)).map(({ area }): Right => `${area}.${askedVerbs.batch}`)
}

const rightsBy: Readonly<Record<AskedBy, (context: CallContext, given: RawCall) => Found>> = {
  event: (_context, given) => rightOfEvent(given),
  contents: (_context, given) => rightsOfContents(given),
  resource: (_context, { params }) => rightOn(params['resource'], askedVerbs.resource),
  plan: rightOfPlan,
  batch: rightsOfBatch,
  // The act is read in the transaction that takes it back, which asks for the right of each of its kinds.
  act: () => [],
}

/** Asks for the rights that depend on what a call is about, by the little of its input that says so, before the rest is checked. */
export async function requireAskedBy({ asks }: RegisteredCall, context: CallContext, given: RawCall): Promise<void> {
  if (typeof asks !== 'object') return
  const rights = await rightsBy[asks.by](context, given)
  if (rights.length > 0) await context.features.adminRights.require(memberOf(context), rights)
}
