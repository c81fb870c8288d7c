import type { ItemChange, ResourceItem } from '#schemas/admin/resources/calls/item-shapes.ts'
import type { ResourceClient } from '#api-client/admin/resources/admin-client.ts'

interface SingleCalls<Form> {
  readonly read: () => Promise<{ readonly item: unknown }>
  readonly update: (version: number, form: Form) => Promise<unknown>
  readonly history: () => Promise<readonly ItemChange[]>
  readonly at: (version: number) => Promise<unknown>
}

// The schemas of the calls have the form of their resource.
const asItem = (item: unknown): ResourceItem => item as ResourceItem

/** Makes the calls of a resource that each site has once serve an editor of items, which makes no others. */
export function singleClient<Form>({ read, update, history, at }: SingleCalls<Form>): ResourceClient {
  const client = {
    read: async () => asItem((await read()).item),
    update: async ({ version }: Pick<ResourceItem, 'version'>, form: unknown) => asItem(await update(version, form as Form)),
    history,
    at: async (_id: number, version: number) => (await at(version)) as ResourceItem['form'],
  }
  return client as unknown as ResourceClient
}
