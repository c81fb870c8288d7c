import { describe, expect, it } from 'vitest'
import { createCaller } from '#api-client/transport/caller.ts'
import { CallError, RequestError } from '#api-client/transport/errors.ts'
import { routes, type RoutedCall } from '#api-client/transport/routes.ts'
import { shopCalls } from '#api-client/shop.ts'
import { userCalls } from '#api-client/user.ts'
import { createRefusingCaller } from './refusing-caller.ts'

const SENTENCE = 'Pendant l’essai, rien n’est envoyé.'

/** A caller of a trial, and what has left the browser by it. */
function trial() {
  const sent: string[] = []
  const answer: typeof fetch = (address, { method } = {}) => {
    sent.push(`${method} ${typeof address === 'string' ? address.split('?')[0] : 'elsewhere'}`)
    return Promise.resolve(Response.json({ success: true, data: null, message: null }))
  }
  return { sent, caller: createRefusingCaller(createCaller({ base: '/api', fetch: answer }), SENTENCE) }
}

describe('the caller of a trial', () => {
  it('lets through what reads', async () => {
    const { caller, sent } = trial()
    await caller.call('shop.rules')
    await caller.list('product.list', {})
    await caller.request({ address: '/product/31' })
    await caller.raw({ address: '/product/31', method: 'GET' })
    expect(sent).toEqual(['GET /api/shop/rules', 'GET /api/product', 'GET /api/product/31', 'GET /api/product/31'])
  })

  it('sends, of all calls with a body, those alone that ask the shop something', async () => {
    const { caller, sent } = trial()
    const refused: string[] = []
    for (const name of Object.keys(routes) as RoutedCall[])
      await caller.act(name, { method: 'POST', body: {} }).catch((error: unknown) => {
        expect(error).toBeInstanceOf(CallError)
        expect(error).toMatchObject({ message: SENTENCE, code: 'TRIAL' })
        refused.push(name)
      })
    const asking = ['/product/quantities', '/order/validate', '/order/discount', '/calculate/shipping-fees', '/relay/access-points']
    expect(sent.map((each) => each.replace('POST /api', '')).toSorted()).toEqual(asking.toSorted())
    expect(refused).toHaveLength(Object.keys(routes).length - asking.length)
  })

  it('takes no order, opens and ends no session, and makes no account', async () => {
    const { caller, sent } = trial()
    const shop = shopCalls(caller)
    const user = userCalls(caller)
    const acts = [
      () => shop.order({} as never, 'cle'),
      () => shop.pay('X', {} as never),
      () => user.login({} as never),
      () => user.logout(),
      () => user.register({} as never),
    ]
    for (const act of acts) await expect(act()).rejects.toThrow(SENTENCE)
    expect(sent).toEqual([])
  })

  it.each(['POST', 'PUT', 'DELETE'] as const)('refuses every %s by address, with the body that a server would answer', async (method) => {
    const { caller, sent } = trial()
    await expect(caller.request({ method, address: '/forms/3/submit' })).rejects.toThrow(SENTENCE)
    const refusal = await caller.raw({ method, address: '/forms/3/submit' }).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(RequestError)
    expect(refusal).toMatchObject({ response: { status: 403, body: { success: false, message: SENTENCE } } })
    expect(sent).toEqual([])
  })
})
