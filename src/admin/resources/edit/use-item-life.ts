import { useNavigate } from 'react-router-dom'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import { CallError } from '#api-client/transport/errors.ts'
import { usePanel } from '#admin/panel-context.ts'
import { replaceableOf, type PlannedTime, type PlanRefusal } from '#composer/planning/plan-refusal.ts'
import { useResource } from '#admin/resources/use-resource.ts'
import { useItemSaid } from './head/use-item-said.ts'
import type { ItemSession } from './item-session.ts'

/** The refusal that another planned change stands in the way; anything else is thrown on. */
function refusalOf(error: unknown): PlanRefusal {
  if (!(error instanceof CallError) || error.code !== 'PLAN_OVERLAPS') throw error
  return { reason: error.message, replaceable: replaceableOf(error) }
}

/** The acts of the life of an item, from its form: each says what it did, and how it is taken back. */
export function useItemLife(session: ItemSession) {
  const navigate = useNavigate()
  const { admin } = usePanel()
  const { resource, client } = useResource()
  const { done } = useItemSaid(session)
  return {
    save: () => session.save(),
    publish: async (at: string | null = null) => {
      const item = await session.act('publish', (held) => client.publish(held, at))
      done(item, at === null ? 'resources.act.published' : 'resources.act.planned')
      return item
    },
    /** Plans what is edited of an item that visitors see, or puts it in the place of a planned change. */
    plan: async (time: PlannedTime, replaces?: number): Promise<PlanRefusal | null> => {
      const answers: (AdminCallData['plan.createOfItem'] | PlanRefusal)[] = []
      const item = await session.act('act', async ({ id, version }) => {
        const wanted = { version, ...time, ...(replaces !== undefined && { replaces }) }
        answers.push(await admin.plan.createOfItem({ resource: resource.name, id }, wanted).catch(refusalOf))
        return client.read(id)
      })
      const [answer] = answers
      // Other refusals are shown beside the form.
      if (item === null || answer === undefined) return { reason: null, replaceable: null }
      if ('reason' in answer) return answer
      const { plan, former } = answer
      if (former === null) done(item, 'resources.act.changePlanned', () => admin.plan.cancel(plan))
      else done(item, 'resources.act.changeReplaced', () => admin.plan.change(plan, former))
      return null
    },
    unpublish: async () => done(await session.act('act', (held) => client.unpublish(held)), 'resources.act.unpublished'),
    discard: async () => done(await session.actWithout((held) => client.discard(held)), 'resources.act.discarded'),
    restore: async () => done(await session.actWithout((held) => client.restore(held)), 'resources.act.restored'),
    toList: () => void navigate(`/${resource.name}`),
  }
}
