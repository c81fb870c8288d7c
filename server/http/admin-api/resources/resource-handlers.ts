import { appearanceItemCalls } from '#schemas/admin/appearance/appearance-calls.ts'
import { appearanceResource } from '#schemas/admin/appearance/appearance-resource.ts'
import { deriveCalls } from '#schemas/admin/resources/calls/derive-calls.ts'
import type { ResourceCall } from '#schemas/admin/resources/calls/resource-call.ts'
import { resources } from '#schemas/admin/resources/resources.ts'
import type { Resource } from '#schemas/admin/resources/resource.ts'
import type { CallContext } from '#server/http/api/call-context.ts'
import type { ReadInput } from '#server/http/api/call-registry.ts'
import { memberOf } from '#server/http/api/handlers/require-member.ts'
import type { Actor } from '#server/platform/resources/resource-needs.ts'
import type { Form } from '#server/platform/resources/item.ts'
import type { ResourceActs } from '#server/platform/resources/service.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { aimedAt, aimedMany, idOf, usedOf } from './read-aim.ts'

/** Function that answers a derived call. */
export type ResourceHandler = (context: CallContext, input: ReadInput) => Promise<unknown>

interface Asked {
  readonly acts: ResourceActs
  readonly context: CallContext
  readonly input: ReadInput
}

type Answer = (asked: Asked) => Promise<unknown>

function actorOf(context: CallContext): Actor {
  const member = memberOf(context)
  return {
    scope: context.scope,
    userId: member.userId,
    requirePublish: ({ area }) => context.features.adminRights.require(member, [`${area}.publish`]),
  }
}

const reading: Readonly<Record<string, Answer>> = {
  list: ({ acts, context, input }) => acts.list(actorOf(context), input.query),
  export: ({ acts, context, input }) => acts.export(actorOf(context), input.query),
  trash: ({ acts, context, input }) => acts.trash(actorOf(context), input.query),
  read: ({ acts, context, input }) => acts.one.read(actorOf(context), idOf(input)),
  history: async ({ acts, context, input }) => ({ changes: await acts.history(actorOf(context), idOf(input)) }),
  at: async ({ acts, context, input }) => ({
    form: await acts.at(actorOf(context), idOf(input), Number(input.params['version'])),
  }),
}

const onOne: Readonly<Record<string, Answer>> = {
  create: ({ acts, context, input }) => acts.one.create(actorOf(context), input.body as Form),
  update: ({ acts, context, input }) => acts.one.update(actorOf(context), aimedAt(context, input), input.body as Form),
  duplicate: ({ acts, context, input }) => acts.one.duplicate(actorOf(context), aimedAt(context, input)),
  remove: ({ acts, context, input }) => acts.one.remove(actorOf(context), aimedAt(context, input), usedOf(input.params)),
  restore: ({ acts, context, input }) => acts.one.restore(actorOf(context), aimedAt(context, input)),
  erase: ({ acts, context, input }) => acts.one.erase(actorOf(context), aimedAt(context, input)),
  publish: ({ acts, context, input }) =>
    acts.one.publish(actorOf(context), aimedAt(context, input), (input.body as { readonly at: string | null }).at),
  unpublish: ({ acts, context, input }) => acts.one.unpublish(actorOf(context), aimedAt(context, input)),
  discard: ({ acts, context, input }) => acts.one.discard(actorOf(context), aimedAt(context, input)),
}

function manyAnswer(act: string): Answer {
  return ({ acts, context, input }) => {
    const { items, values } = aimedMany(input)
    const actor = actorOf(context)
    if (act === 'remove') return acts.many.remove(actor, items, usedOf(values))
    if (act === 'restore') return acts.many.restore(actor, items)
    if (act === 'merge') return acts.many.merge(actor, items, Number(values['into']))
    if (act === 'publish') return acts.many.publish(actor, items)
    if (act === 'set') return acts.many.set(actor, items, values)
    throw new Error(`no handler for the act ${act} of resources`)
  }
}

function answerOf(verb: string): Answer {
  const answer = verb.startsWith('many.') ? manyAnswer(verb.slice('many.'.length)) : (ownValue(reading, verb) ?? ownValue(onOne, verb))
  if (!answer) throw new Error(`no handler for the verb ${verb} of resources`)
  return answer
}

function handlersOf(resource: Resource, calls: readonly ResourceCall[]): (readonly [name: string, handler: ResourceHandler])[] {
  const prefix = `admin.${resource.name}.`
  return calls.map(({ name }) => {
    const answer = answerOf(name.slice(prefix.length))
    return [name, (context, input) => answer({ acts: context.features.resources.of(resource.name), context, input })]
  })
}

const undo: ResourceHandler = (context, { body }) =>
  context.features.resources.undo(actorOf(context), (body as { readonly batch: string }).batch)

/** The handlers of the calls that are derived from resources. */
export const resourceHandlers: Readonly<Record<string, ResourceHandler>> = {
  ...Object.fromEntries(resources.flatMap((resource) => handlersOf(resource, deriveCalls(resource)))),
  ...Object.fromEntries(handlersOf(appearanceResource, appearanceItemCalls)),
  'admin.undo': undo,
}
