import { expect, it } from 'vitest'
import { adminCalls } from '#schemas/admin/calls.ts'
import { CallError } from '#api-client/transport/errors.ts'
import { adminRoutes } from './admin-routes.ts'
import { createAdminApi, type AdminApi } from './create-admin-api.ts'

const key = { kind: 'page', id: 12, locale: 'fr_FR' } as const

interface Sent {
  readonly url: string
  readonly init: RequestInit
}

/** A client whose requests are recorded and answered with one envelope. */
function clientWith(envelope: object, status = 200): { readonly api: AdminApi; readonly sent: readonly Sent[] } {
  const sent: Sent[] = []
  const fetch = async (url: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    sent.push({ url: url instanceof Request ? url.url : url.toString(), init })
    return new Response(JSON.stringify(envelope), { status })
  }
  return { api: createAdminApi({ locale: () => 'fr_FR', fetch }), sent }
}

it('has the path of each call of the panel', () => {
  expect(adminRoutes).toEqual(Object.fromEntries(adminCalls.map(({ name, path }) => [name, path])))
})

it('sends batches with the session and the language, also from a page that is left', async () => {
  const { api, sent } = clientWith({ success: true, data: { steps: [], hash: 'sha256-x' }, message: null })
  const body = { base: { seq: 1, chain: 'sha256-x' }, batches: [], recent: [] }
  expect(await api.draft.step(key, body, { keepalive: true })).toEqual({ steps: [], hash: 'sha256-x' })
  expect(sent).toMatchObject([
    {
      url: '/api/admin/draft/page/12/fr_FR/step',
      init: { method: 'POST', credentials: 'include', keepalive: true, body: JSON.stringify(body) },
    },
  ])
  expect(new Headers(sent[0]?.init.headers).get('userlang')).toBe('fr_FR')
})

it('writes the point of steps and the filters of a list into the query', async () => {
  const { api, sent } = clientWith({ success: true, data: {}, message: null })
  await api.draft.steps(key, { seq: 3, chain: 'sha256-a+b/c=' })
  await api.page.list({ search: { value: 'été' }, state: { value: ['DRAFT', 'PLANNED'] }, nbItem: 20 })
  expect(sent.map(({ url }) => url)).toEqual([
    '/api/admin/draft/page/12/fr_FR/step?seq=3&chain=sha256-a%2Bb%2Fc%3D',
    '/api/admin/page?nbItem=20&page=1&search=%C3%A9t%C3%A9&state=DRAFT%2CPLANNED',
  ])
})

it('rejects with the sentence, the code and the data of a refusal', async () => {
  const errors = [{ blockId: 'b7f2', pointer: '/props/title' }]
  const { api } = clientWith({ success: false, data: { code: 'PAGE_INVALID', errors }, message: 'À corriger.' }, 422)
  const refusal = await api.draft.publish(key, { seq: 1, hash: 'sha256-x' }).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(CallError)
  expect(refusal).toMatchObject({ message: 'À corriger.', code: 'PAGE_INVALID', errors })
})
