import { newNetwork } from '#tests/support/accounts/callers.ts'
import type { TestMember } from '#tests/support/accounts/members.ts'
import type { TestApp } from '#tests/support/server/app.ts'
import type { BatchDone, ItemChange, ResourceItem, ResourceRow, TrashedItem } from '#schemas/admin/resources/calls/item-shapes.ts'
import type { Resource } from '#schemas/admin/resources/resource.ts'

/** A refused call. */
export class RefusedCall extends Error {
  readonly status: number
  readonly data: Readonly<Record<string, unknown>> & { readonly code: string }

  constructor(status: number, data: RefusedCall['data']) {
    super(`${status} ${data.code}`)
    this.status = status
    this.data = data
  }
}

/** The item that an act is meant for, and the version. */
type Aimed = Pick<ResourceItem, 'id' | 'version'>
type Form = ResourceItem['form']

interface Sent {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly version?: number
  readonly body?: unknown
}

/** Asks for a path of the panel as a member. */
async function injectAs({ app }: TestApp, { token }: TestMember, { method, path, version, body }: Sent, host: string) {
  const answer = await app.inject({
    ...{ method, url: `/api/admin${path}`, remoteAddress: newNetwork() },
    headers: {
      ...{ host, 'sec-fetch-site': 'same-origin', authorization: token },
      ...(version !== undefined && { 'if-match': `"${version}"` }),
    },
    ...(body !== undefined && { payload: body as object }),
  })
  if (answer.statusCode >= 400) throw new RefusedCall(answer.statusCode, answer.json<{ data: RefusedCall['data'] }>().data)
  return answer
}

/** Sends a call of the panel as a member; throws `RefusedCall`. */
export async function sendAs(test: TestApp, member: TestMember, sent: Sent, host = 'localhost'): Promise<unknown> {
  return (await injectAs(test, member, sent, host)).json<{ data: unknown }>().data
}

/** The refusal of a call that must not succeed. */
export async function refusalOf(work: Promise<unknown>): Promise<RefusedCall> {
  try {
    await work
  } catch (error) {
    if (error instanceof RefusedCall) return error
    throw error
  }
  throw new Error('the call was not refused')
}

/** Calls of one resource as a member of a site. */
export function resourceClient(test: TestApp, member: TestMember, { name }: Resource, host = 'localhost') {
  const send = (sent: Sent) => sendAs(test, member, sent, host)
  const item = (sent: Sent) => send(sent) as Promise<ResourceItem>
  const act = (verb: string) => (aimed: Aimed, body?: unknown) =>
    item({ method: 'POST', path: `/${name}/${aimed.id}/${verb}`, version: aimed.version, ...(body !== undefined && { body }) })
  const aim = (items: readonly Aimed[]) => items.map(({ id, version }) => ({ id, version }))
  return {
    list: (query = 'nbItem=100') =>
      send({ method: 'GET', path: `/${name}?${query}` }) as Promise<{ rows: ResourceRow[]; total: number; hasMore: boolean }>,
    export: async (query = '') => (await injectAs(test, member, { method: 'GET', path: `/${name}/export?${query}` }, host)).body,
    trash: (query = 'nbItem=100') =>
      send({ method: 'GET', path: `/${name}/trash?${query}` }) as Promise<{ rows: TrashedItem[]; total: number }>,
    read: (id: number) => item({ method: 'GET', path: `/${name}/${id}` }),
    create: (form: Form) => item({ method: 'POST', path: `/${name}`, body: form }),
    update: (aimed: Aimed, form: Form) => item({ method: 'PUT', path: `/${name}/${aimed.id}`, version: aimed.version, body: form }),
    /** `used` is the number of uses that the person has seen. */
    remove: (aimed: Aimed, used?: number) =>
      item({ method: 'DELETE', path: `/${name}/${aimed.id}${used === undefined ? '' : `?used=${used}`}`, version: aimed.version }),
    duplicate: act('duplicate'),
    restore: act('restore'),
    erase: act('erase'),
    unpublish: act('unpublish'),
    discard: act('discard'),
    publish: (aimed: Aimed, at: string | null = null) => act('publish')(aimed, { at }),
    history: async (id: number) => ((await send({ method: 'GET', path: `/${name}/${id}/history` })) as { changes: ItemChange[] }).changes,
    at: async (id: number, version: number) =>
      ((await send({ method: 'GET', path: `/${name}/${id}/history/${version}` })) as { form: Form }).form,
    many: (verb: string, items: readonly Aimed[], values: object = {}) =>
      send({ method: 'POST', path: `/${name}/many/${verb}`, body: { items: aim(items), with: values } }) as Promise<BatchDone>,
    undo: (batch: string) => send({ method: 'POST', path: '/undo', body: { batch } }) as Promise<BatchDone>,
  }
}

/** Client of one resource. */
export type ResourceClient = ReturnType<typeof resourceClient>
