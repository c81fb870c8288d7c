import { describe, expect, it } from 'vitest'
import { previewCart } from '#schemas/runtime/preview-cart.ts'
import { stillActors } from './static-actors.ts'

describe('static actors', () => {
  it('retain their state for any event, also on the server', () => {
    const { cart } = stillActors({ cart: previewCart })
    cart?.send({ type: 'cart.clear' })
    expect([cart?.getState(), cart?.getServerState?.()]).toEqual([previewCart, previewCart])
  })

  it('are absent without a given state', () => {
    expect(stillActors({}).cart).toBeUndefined()
  })

  it('know their result before a request', async () => {
    const { payment } = stillActors({ methods: ['CARD'] })
    expect(payment?.methods.known).toEqual(['CARD'])
    expect(await payment?.methods()).toEqual(['CARD'])
  })
})
