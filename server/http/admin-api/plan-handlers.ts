import type { AdminCall } from '#schemas/admin/calls.ts'
import { appearanceResource } from '#schemas/admin/appearance/appearance-resource.ts'
import { resources } from '#schemas/admin/resources/resources.ts'
import type { Right, RightVerb } from '#schemas/admin/resources/rights.ts'
import type { CallContext } from '#server/http/api/call-context.ts'
import type { HandlersOf } from '#server/http/api/handlers/call-handler.ts'
import { memberOf } from '#server/http/api/handlers/require-member.ts'
import { notFound } from '#server/platform/errors/api-error.ts'
import { authorOf, keyOf } from './draft-handlers.ts'

const timeOf = ({ startsAt, endsAt }: { readonly startsAt: string; readonly endsAt: string | null }) => ({
  startsAt: new Date(startsAt),
  endsAt: endsAt === null ? null : new Date(endsAt),
})

/** The right on the plans of a resource; on those of documents without one. */
function rightOn(name: string | null, verb: RightVerb): Right {
  if (name === null) return `pages.${verb}`
  const resource = [...resources, appearanceResource].find((each) => each.name === name)
  if (!resource) throw notFound()
  return `${resource.area}.${verb}`
}

async function allow(context: CallContext, resource: string | null): Promise<void> {
  await context.features.adminRights.require(memberOf(context), [rightOn(resource, 'publish')])
}

async function allowPlan(context: CallContext, plan: number): Promise<void> {
  await allow(context, await context.features.plans.resourceOf(context.scope, plan))
}

/** The handlers of the calls for planned versions. Each kind of content takes the right of its own. */
export const planHandlers: HandlersOf<Extract<AdminCall, { readonly name: `plan.${string}` }>> = {
  'plan.list': async (context, { params }) => {
    const rights = await context.features.adminRights.of(memberOf(context))
    const plans = await context.features.plans.list(context.scope, { from: new Date(params.from), until: new Date(params.until) })
    return plans.filter(({ resource }) => rights.includes(rightOn(resource, 'read')))
  },
  'plan.createOfItem': async (context, { params, body }) => {
    await allow(context, params.resource)
    const { version, name, replaces } = body
    const actor = { scope: context.scope, userId: memberOf(context).userId, requirePublish: () => Promise.resolve() }
    return context.features.plans.createOfItem(actor, { ...params, version, name, replaces, ...timeOf(body) })
  },
  'plan.create': async (context, { params, body }) => {
    await allow(context, null)
    const { seq, hash, name, replaces } = body
    const wanted = { seq, hash, name, replaces, ...timeOf(body) }
    const { plan, base, isEntryWaiting, former } = await context.features.plans.create(
      context.scope,
      keyOf(context, params),
      wanted,
      authorOf(context),
    )
    return { plan, ...base, isEntryWaiting, former }
  },
  'plan.change': async (context, { params, body }) => {
    await allowPlan(context, params.plan)
    await context.features.plans.change(context.scope, params.plan, { ...body, ...timeOf(body) }, authorOf(context))
    return null
  },
  'plan.cancel': async (context, { params }) => {
    await allowPlan(context, params.plan)
    await context.features.plans.cancel(context.scope, params.plan, authorOf(context))
    return null
  },
}
