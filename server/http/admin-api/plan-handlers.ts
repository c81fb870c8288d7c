import type { AdminCall } from '#schemas/admin/calls.ts'
import type { Right } from '#schemas/admin/resources/rights.ts'
import { rightOn } from '#server/http/api/asked-rights.ts'
import type { HandlersOf } from '#server/http/api/handlers/call-handler.ts'
import { memberOf } from '#server/http/api/handlers/require-member.ts'
import { authorOf, keyOf } from './draft-handlers.ts'

const timeOf = ({ startsAt, endsAt }: { readonly startsAt: string; readonly endsAt: string | null }) => ({
  startsAt: new Date(startsAt),
  endsAt: endsAt === null ? null : new Date(endsAt),
})

const rightToRead = (resource: string | null): readonly Right[] => (resource === null ? ['pages.read'] : rightOn(resource, 'read'))

/** The handlers of the calls for planned versions. The list has those whose kind the caller may read. */
export const planHandlers: HandlersOf<Extract<AdminCall, { readonly name: `plan.${string}` }>> = {
  'plan.list': async (context, { params }) => {
    const rights = await context.features.adminRights.of(memberOf(context))
    const plans = await context.features.plans.list(context.scope, { from: new Date(params.from), until: new Date(params.until) })
    return plans.filter(({ resource }) => rightToRead(resource).some((right) => rights.includes(right)))
  },
  'plan.createOfItem': async (context, { params, body }) => {
    const { version, name, replaces } = body
    const actor = { scope: context.scope, userId: memberOf(context).userId, requirePublish: () => Promise.resolve() }
    return context.features.plans.createOfItem(actor, { ...params, version, name, replaces, ...timeOf(body) })
  },
  'plan.create': async (context, { params, body }) => {
    const { seq, hash, name, replaces, confirmed } = body
    const wanted = { seq, hash, name, replaces, confirmed, ...timeOf(body) }
    const { plan, base, isEntryWaiting, former } = await context.features.plans.create(
      context.scope,
      keyOf(context, params),
      wanted,
      authorOf(context),
    )
    return { plan, ...base, isEntryWaiting, former }
  },
  'plan.change': async (context, { params, body }) => {
    await context.features.plans.change(context.scope, params.plan, { ...body, ...timeOf(body) }, authorOf(context))
    return null
  },
  'plan.cancel': async (context, { params }) => {
    await context.features.plans.cancel(context.scope, params.plan, authorOf(context))
    return null
  },
}
