// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { CheckoutEvent, CheckoutState } from '#schemas/runtime/checkout.ts'
import { wholeCartExample } from '#tests/support/blocks/cart-examples.ts'
import { waitUntil } from '#tests/support/wait-until.ts'
import { CHECKOUT_STARTED } from '#site/site-events.ts'
import { keepStepsInHistory, storedStep } from './checkout-history.ts'

const order = { reference: 'CMD-2026-0001', accessToken: 'jeton' }
const named = '#commande=CMD-2026-0001.jeton'
const begun = { order: null } as unknown as CheckoutState
let heard: number
let routed: number

/** A checkout with a cart that is complete up to a step. */
function open({ wholeUpTo = 'review', isHeld = false, lines = wholeCartExample.lines, order = begun.order } = {}) {
  const steps = ['delivery', 'identity', 'review'] as const
  let state: CheckoutState = { ...begun, order, step: order ? 'confirmed' : (storedStep() ?? 'delivery') }
  let tell: () => void = () => undefined
  const told: CheckoutEvent['type'][] = []
  const become = (next: Partial<CheckoutState>) => {
    state = { ...state, ...next }
    tell()
  }
  const send = (event: CheckoutEvent) => {
    told.push(event.type)
    if (event.type === 'step.open' && !isHeld) become({ step: event.step })
    if (event.type === 'step.submit' && state.step !== wholeUpTo)
      become({ step: steps[steps.indexOf(state.step as (typeof steps)[number]) + 1] ?? 'review' })
  }
  const subscribe = (onChange: () => void) => ((tell = onChange), () => undefined)
  const cart = { ...wholeCartExample, lines }
  keepStepsInHistory({ getState: () => state, send, subscribe }, () => cart)
  return { told, become, step: () => state.step, goOn: () => send({ type: 'step.submit', cart }) }
}

/** Waits until the next history navigation is finished. */
async function gone(before = heard): Promise<void> {
  await waitUntil(() => expect(heard).toBeGreaterThan(before))
}
/** Navigates through the history like the browser buttons. */
const go = (entries: number) => {
  history.go(entries)
  return gone()
}
const mark = () => (history.state as { checkout?: unknown } | null)?.checkout
const onHeard = () => (heard += 1)
const onRouted = () => (routed += 1)

beforeEach(() => {
  heard = 0
  routed = 0
  history.pushState({ idx: 3, key: 'z' }, '', '/panier')
  history.pushState({ idx: 4, key: 'a' }, '', '/commande')
  // The router listens from the start of the page.
  addEventListener('popstate', onHeard, { capture: true })
  addEventListener('popstate', onRouted)
})
afterEach(() => {
  document.dispatchEvent(new Event(CHECKOUT_STARTED))
  removeEventListener('popstate', onHeard, { capture: true })
  removeEventListener('popstate', onRouted)
})

describe('the steps of a checkout in the history', () => {
  it('go back one by one and forward while the cart is complete, without the router', async () => {
    const { step, goOn, told } = open()
    goOn()
    goOn()
    expect([step(), history.state]).toEqual(['review', { idx: 4, key: 'a', checkout: { step: 'review', depth: 2 } }])
    await go(-1)
    expect(step()).toBe('identity')
    await go(-1)
    expect([step(), mark()]).toEqual(['delivery', { step: 'delivery', depth: 0 }])
    await go(2)
    expect([step(), mark()]).toEqual(['review', { step: 'review', depth: 2 }])
    expect(told).toEqual(['step.submit', 'step.submit', 'step.open', 'step.open', 'step.submit', 'step.submit'])
    expect(routed).toBe(0)
  })

  it('stop at the first incomplete step, and the history entry records it', async () => {
    const checkout = open()
    checkout.goOn()
    checkout.goOn()
    await go(-2)
    const again = open({ wholeUpTo: 'identity' })
    await go(2)
    expect([again.step(), mark()]).toEqual(['identity', { step: 'identity', depth: 2 }])
  })

  it('open again where the page was left', () => {
    open().goOn()
    expect(storedStep()).toBe('identity')
    const again = open()
    expect([again.step(), mark()]).toEqual(['identity', { step: 'identity', depth: 1 }])
  })

  it('add an entry for a step that is opened again, and going back returns to the last one', async () => {
    const { step, goOn, become } = open()
    goOn()
    goOn()
    become({ step: 'delivery' })
    expect(mark()).toEqual({ step: 'delivery', depth: 3 })
    await go(-1)
    expect(step()).toBe('review')
  })

  it('leave no entry behind a placed order, and every earlier entry shows that order', async () => {
    const { step, goOn, become, told } = open()
    goOn()
    goOn()
    become({ step: 'confirmed', order })
    await gone(0)
    expect([mark(), location.hash]).toEqual([{ step: 'delivery', depth: 0 }, named])
    await go(1)
    expect([step(), location.hash]).toEqual(['confirmed', named])
    expect(told).toEqual(['step.submit', 'step.submit'])
    expect(routed).toBe(0)
  })

  it('leave entries of other pages to the router', async () => {
    open().goOn()
    await go(-2)
    expect(routed).toBe(1)
    expect(storedStep()).toBeNull()
  })

  it('count anchors that were written into the URL between them', async () => {
    const { step, goOn, become } = open()
    const before = history.length
    goOn()
    location.hash = 'adresse'
    await gone()
    expect([step(), history.state]).toMatchObject(['identity', { checkout: { step: 'identity', depth: 2 } }])
    goOn()
    become({ step: 'confirmed', order })
    await gone()
    expect([mark(), location.hash, history.length]).toEqual([{ step: 'delivery', depth: 0 }, named, before + 3])
  })

  it('add no entry for anchor links, which still work', () => {
    const { goOn } = open()
    goOn()
    document.body.innerHTML = '<a href="#champ">Adresse</a><input id="champ">'
    const entries = history.length
    document.querySelector('a')!.click()
    expect([document.activeElement?.id, location.hash, history.length]).toEqual(['champ', '', entries])
  })

  it('store the current input before they are left', async () => {
    const { goOn } = open()
    goOn()
    const field = document.body.appendChild(document.createElement('input'))
    let left = 0
    field.addEventListener('blur', () => (left += 1))
    field.focus()
    await go(-1)
    expect(left).toBe(1)
    field.focus()
    dispatchEvent(new Event('pagehide'))
    expect(left).toBe(2)
  })

  it('show another order that is opened in their place from its start', async () => {
    const { goOn, step } = open()
    goOn()
    history.pushState(null, '', '#commande=CMD-2026-0009.autre')
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
    expect([mark(), routed, step()]).toEqual([undefined, 0, 'identity'])
  })

  it('are restored after an earlier order that was opened in between', async () => {
    open().goOn()
    history.pushState(null, '', '#commande=CMD-2026-0009.autre')
    open({ order: { reference: 'CMD-2026-0009', accessToken: 'autre' } })
    expect(mark()).toBeUndefined()
    await go(-1)
    // The page is reloaded, which this test environment cannot do.
    expect([location.hash, mark(), storedStep()]).toEqual(['', { step: 'identity', depth: 1 }, 'identity'])
  })

  it('do not change while an order is being sent', async () => {
    open().goOn()
    const { goOn, step } = open({ isHeld: true })
    goOn()
    await go(-1)
    expect([step(), mark()]).toEqual(['review', { step: 'review', depth: 2 }])
    await go(-1)
    expect(mark()).toEqual({ step: 'review', depth: 2 })
  })

  it('require nothing for a cart that was emptied elsewhere', async () => {
    open().goOn()
    await go(-1)
    const { told } = open({ lines: [] })
    await go(1)
    expect(told).toEqual([])
  })

  it('open once at the step that was left for another locale or the login', () => {
    const left = (link: string) => {
      history.replaceState(null, '', '/commande')
      document.body.innerHTML = `<a ${link}>là</a>`
      document.querySelector('a')?.click()
      history.pushState(null, '', '/en/commande')
      return open().step()
    }
    open().goOn()
    expect(left('data-language href="/en/commande"')).toBe('identity')
    expect(open().step()).toBe('identity')
    history.pushState(null, '', '/en/commande')
    expect(open().step()).toBe('delivery')
    for (const [href, step] of [
      ['/connexion?target=%2Fcommande', 'identity'],
      ['/connexion?target=%2Fpanier', 'delivery'],
    ]) {
      document.dispatchEvent(new Event(CHECKOUT_STARTED))
      history.pushState(null, '', '/commande')
      open().goOn()
      expect(left(`href="${href}"`)).toBe(step)
    }
  })

  it('take an order to the page in another locale', () => {
    const { become } = open()
    become({ step: 'confirmed', order })
    history.replaceState(history.state, '', named)
    document.body.innerHTML = '<a data-language href="/en/checkout?locale=en_GB">English</a>'
    const link = document.querySelector('a')!
    link.addEventListener('click', (event) => event.preventDefault())
    link.click()
    expect([link.getAttribute('href'), link.dataset['fullLoad']]).toEqual([`${location.origin}/en/checkout?locale=en_GB${named}`, ''])
  })

  it('stay in this tab when a link opens another one, and take an order there', () => {
    const { goOn, become } = open()
    goOn()
    document.body.innerHTML = '<a data-language href="/en/commande?locale=en_GB">English</a>'
    const link = document.querySelector('a')!
    for (const type of ['click', 'auxclick']) link.addEventListener(type, (event) => event.preventDefault())
    const press = (type: string, how: MouseEventInit) =>
      link.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, ...how }))
    const elsewhere = [
      ['click', { ctrlKey: true }],
      ['click', { metaKey: true }],
      ['click', { shiftKey: true }],
      ['auxclick', { button: 1 }],
    ] as const
    for (const [type, how] of elsewhere) {
      press(type, how)
      expect([type, how, sessionStorage.getItem('vitrine.checkout.left')]).toEqual([type, how, null])
    }
    become({ step: 'confirmed', order })
    history.replaceState(history.state, '', named)
    for (const [type, how] of elsewhere) {
      link.hash = ''
      press(type, how)
      expect([type, how, link.hash]).toEqual([type, how, named])
    }
  })
})
