import { describe, expect, it } from 'vitest'
import { previewCart } from '#schemas/runtime/preview-cart.ts'
import { stillActors } from './static-actors.ts'

describe('actors that stand still', () => {
  it('are where they were put, also for the server, whatever they are told', () => {
    const { cart } = stillActors({ cart: previewCart })
    cart?.send({ type: 'cart.clear' })
    expect([cart?.getState(), cart?.getServerState?.()]).toEqual([previewCart, previewCart])
  })

  it('are absent where nothing is said of them', () => {
    expect(stillActors({}).cart).toBeUndefined()
  })

  it('know what they answer before they are asked', async () => {
    const { payment } = stillActors({ methods: ['CARD'] })
    expect(payment?.methods.known).toEqual(['CARD'])
    expect(await payment?.methods()).toEqual(['CARD'])
  })
})
