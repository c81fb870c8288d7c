import type { AdminCallData } from '#schemas/admin/calls.ts'
import type { ResourceItem } from '#schemas/admin/resources/calls/item-shapes.ts'
import type { CallContext } from '#server/http/api/call-context.ts'
import { memberOf } from '#server/http/api/handlers/require-member.ts'
import { parseIfMatch } from '#server/platform/input/parse-if-match.ts'
import type { Actor } from '#server/platform/resources/resource-needs.ts'

/** Names of the resources that each site has once, under its own number. */
type SingleKind = 'apps' | 'hours' | 'law' | 'setting'

function actorOf(context: CallContext): Actor {
  const member = memberOf(context)
  return {
    scope: context.scope,
    userId: member.userId,
    requirePublish: ({ area }) => context.features.adminRights.require(member, [`${area}.publish`]),
  }
}

/** The acts on a resource that each site has once. Answers have the form of that resource, which its store guarantees. */
export function singleItem<Kind extends SingleKind>(context: CallContext, kind: Kind) {
  type Item = AdminCallData[`${Kind}.update`]
  const acts = context.features.resources.of(kind)
  const { id } = context.scope.site
  const actor = actorOf(context)
  return {
    read: async () => (await acts.one.read(actor, id)) as unknown as Item,
    update: async (body: ResourceItem['form']) =>
      (await acts.one.update(actor, { id, version: parseIfMatch(context.ifMatch) }, body)) as unknown as Item,
    history: async () => ({ changes: await acts.history(actor, id) }),
    at: async (version: number) => ({ form: await acts.at(actor, id, version) }) as unknown as AdminCallData[`${Kind}.at`],
  }
}
