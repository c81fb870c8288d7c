import { useNavigate } from 'react-router-dom'
import { usePanel } from '#admin/panel-context.ts'
import type { PlannedTime } from '#admin/publications/planned/PlanTimeDialog.tsx'
import { useResource } from '#admin/resources/use-resource.ts'
import { useItemSaid } from './head/use-item-said.ts'
import type { ItemSession } from './item-session.ts'

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
    /** Plans what is edited of an item that visitors see: true once it is planned. */
    plan: async (time: PlannedTime): Promise<boolean> => {
      const plans: number[] = []
      const item = await session.act('act', async ({ id, version }) => {
        plans.push((await admin.plan.createOfItem({ resource: resource.name, id }, { version, ...time })).plan)
        return client.read(id)
      })
      const [plan] = plans
      if (item === null || plan === undefined) return false
      done(item, 'resources.act.changePlanned', () => admin.plan.cancel(plan))
      return true
    },
    unpublish: async () => done(await session.act('act', (held) => client.unpublish(held)), 'resources.act.unpublished'),
    discard: async () => done(await session.actWithout((held) => client.discard(held)), 'resources.act.discarded'),
    restore: async () => done(await session.actWithout((held) => client.restore(held)), 'resources.act.restored'),
    toList: () => void navigate(`/${resource.name}`),
  }
}
