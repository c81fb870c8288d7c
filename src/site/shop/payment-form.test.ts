// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createPaymentForm } from './payment-form.ts'

const online = { publicKey: 'pk_test_1', currency: 'eur', country: 'FR', methods: ['CARD' as const] } as const
const unreachable = 'Le serveur ne répond pas.'
const form = (settings: () => Promise<typeof online | null> = () => Promise.resolve(online)) =>
  createPaymentForm({ settings: settings as never, locale: () => 'fr_FR', unreachable })

/** The provider's script as it comes, or does not. */
async function answerScript(come: boolean): Promise<void> {
  await vi.waitFor(() => expect(document.querySelector('script')).not.toBeNull())
  const script = document.querySelector('script')
  expect(script?.src).toBe('https://js.stripe.com/v3/')
  script?.dispatchEvent(new Event(come ? 'load' : 'error'))
}

/** A provider that notes what it is asked. */
function provider(error?: { readonly message?: string }) {
  const mount = vi.fn()
  const destroy = vi.fn()
  const elements = { create: vi.fn(() => ({ mount, destroy })) }
  const stripe = { elements: vi.fn(() => elements), confirmPayment: vi.fn(() => Promise.resolve(error ? { error } : {})) }
  const maker = vi.fn(() => stripe)
  vi.stubGlobal('Stripe', maker)
  return { mount, destroy, elements, stripe, maker }
}

afterEach(() => {
  document.head.replaceChildren()
  vi.unstubAllGlobals()
})

describe('the form of the payment provider', () => {
  it('offers what the site has, and a transfer in any case, and fetches nothing for it', async () => {
    const settings = vi.fn(() => Promise.resolve(online))
    const { actor } = form(settings)
    expect([await actor.methods(), await actor.methods()]).toEqual([
      ['CARD', 'TRANSFER'],
      ['CARD', 'TRANSFER'],
    ])
    expect(settings).toHaveBeenCalledTimes(1)
    expect(await form(() => Promise.resolve(null)).actor.methods()).toEqual(['TRANSFER'])
    expect(document.querySelector('script')).toBeNull()
  })

  it('asks for what is offered again when it was not answered', async () => {
    const settings = vi.fn(() => Promise.reject<typeof online>(new Error('no')))
    const { actor } = form(settings)
    await expect(actor.methods()).rejects.toThrow('no')
    settings.mockResolvedValue(online)
    expect(await actor.methods()).toEqual(['CARD', 'TRANSFER'])
  })

  it('is put into the page, asks the bank, comes back to the order, and is taken away', async () => {
    const { mount, destroy, elements, stripe, maker } = provider()
    const { actor, confirm } = form()
    const place = document.createElement('div')
    const mounted = actor.mount(place, 'pi_1_secret_2')
    await answerScript(true)
    const takeAway = await mounted
    expect(maker).toHaveBeenCalledWith('pk_test_1')
    expect(stripe.elements).toHaveBeenCalledWith({ clientSecret: 'pi_1_secret_2', locale: 'fr' })
    expect(mount).toHaveBeenCalledWith(place)
    await confirm()
    expect(stripe.confirmPayment).toHaveBeenCalledWith({
      elements,
      confirmParams: { return_url: location.href },
      redirect: 'if_required',
    })
    takeAway()
    expect(destroy).toHaveBeenCalled()
    await expect(confirm()).rejects.toThrow(unreachable)
  })

  it('says in the bank’s words why it does not pay', async () => {
    provider({ message: 'Votre carte est refusée.' })
    const { actor, confirm } = form()
    const mounted = actor.mount(document.createElement('div'), 'pi_1_secret_2')
    await answerScript(true)
    await mounted
    await expect(confirm()).rejects.toThrow('Votre carte est refusée.')
  })

  it('that does not come is said not to, and can be asked for again', async () => {
    const { actor } = form()
    const mounted = actor.mount(document.createElement('div'), 'pi_1_secret_2')
    const refused = expect(mounted).rejects.toThrow('did not come')
    await answerScript(false)
    await refused
    expect(document.querySelector('script')).toBeNull()
  })
})
