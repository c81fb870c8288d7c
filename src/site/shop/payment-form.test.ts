// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { waitUntil } from '#tests/support/wait-until.ts'
import { createPaymentForm } from './payment-form.ts'

const online = { publicKey: 'pk_test_1', currency: 'eur', country: 'FR', methods: ['CARD' as const] } as const
const unreachable = 'Le serveur ne répond pas.'
const form = (settings: () => Promise<typeof online | null> = () => Promise.resolve(online), transfers = true) =>
  createPaymentForm({ settings: settings as never, takesTransfer: () => Promise.resolve(transfers), locale: () => 'fr_FR', unreachable })

/** The provider's script as it comes, or does not. */
async function answerScript(come: boolean): Promise<void> {
  await waitUntil(() => expect(document.querySelector('script')).not.toBeNull())
  const script = document.querySelector('script')
  expect(script?.src).toBe('https://js.stripe.com/v3/')
  script?.dispatchEvent(new Event(come ? 'load' : 'error'))
}

/** A provider that notes what it is asked. */
function provider(error?: object, isGone = false) {
  const mount = vi.fn()
  const destroy = vi.fn()
  const elements = { create: vi.fn(() => ({ mount, destroy })) }
  const stripe = {
    elements: vi.fn(() => elements),
    confirmPayment: vi.fn(() => (isGone ? Promise.reject(new TypeError('gone')) : Promise.resolve(error ? { error } : {}))),
  }
  const maker = vi.fn(() => stripe)
  vi.stubGlobal('Stripe', maker)
  return { mount, destroy, elements, stripe, maker }
}

/** The form as it stands in the page. */
async function mountedForm() {
  const made = form()
  const mounted = made.actor.mount(document.createElement('div'), 'pi_1_secret_2')
  await answerScript(true)
  await mounted
  return made
}

afterEach(() => {
  document.head.replaceChildren()
  vi.unstubAllGlobals()
})

describe('the form of the payment provider', () => {
  it('offers what the site has, a transfer only where one is taken, and fetches nothing for it', async () => {
    const settings = vi.fn(() => Promise.resolve(online))
    const { actor } = form(settings)
    expect([await actor.methods(), await actor.methods()]).toEqual([
      ['CARD', 'TRANSFER'],
      ['CARD', 'TRANSFER'],
    ])
    expect(settings).toHaveBeenCalledTimes(1)
    expect(await form(() => Promise.resolve(null)).actor.methods()).toEqual(['TRANSFER'])
    expect(await form(settings, false).actor.methods()).toEqual(['CARD'])
    expect(await form(() => Promise.resolve(null), false).actor.methods()).toEqual([])
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
    provider({ type: 'card_error', message: 'Votre carte est refusée.' })
    await expect((await mountedForm()).confirm()).rejects.toMatchObject({ message: 'Votre carte est refusée.', code: null })
  })

  it.each([
    ['the connection is lost', { type: 'api_connection_error', message: 'Connexion perdue.' }, 'PAYMENT_UNHEARD'],
    ['Stripe itself fails', { type: 'api_error' }, 'PAYMENT_UNHEARD'],
    ['nobody knows the payment any more', { type: 'invalid_request_error', payment_intent: { status: 'canceled' } }, 'PAYMENT_UNHEARD'],
    ['the bank was not answered', { type: 'invalid_request_error', payment_intent: { status: 'requires_payment_method' } }, null],
    ['a number is missing', { type: 'validation_error' }, null],
  ])('does not take it for a refusal of the bank when %s', async (_, error, code) => {
    provider(error)
    await expect((await mountedForm()).confirm()).rejects.toMatchObject({ code })
  })

  it('asks the shop what has happened when Stripe’s own script fails midway', async () => {
    provider(undefined, true)
    await expect((await mountedForm()).confirm()).rejects.toMatchObject({ code: 'PAYMENT_UNHEARD', message: unreachable })
  })

  it('is done when what was asked twice was paid the first time', async () => {
    provider({ type: 'invalid_request_error', code: 'payment_intent_unexpected_state', payment_intent: { status: 'succeeded' } })
    await expect((await mountedForm()).confirm()).resolves.toBeUndefined()
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
