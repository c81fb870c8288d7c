import { describe, expect, it } from 'vitest'
import { previewSubmittedForm } from '#engine/preview-forms.ts'
import { orderWithdraw } from '#schemas/api/shop/withdrawal-calls.ts'
import { orderViewExample, type OrderView } from '#schemas/api/shop/order-view.ts'
import { userExample } from '#schemas/api/people/user.ts'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { needs } from './data.ts'
import { View } from './View.tsx'

testBlock('withdrawal')

const props = { trackingHref: '/suivi-commande' }
const sent = (name: string, answer: unknown, more: Record<string, unknown> = {}) => ({
  form: { name, values: {}, errors: [], code: null, message: null, answer, ...more },
})
const names = (body: Element) => [...body.querySelectorAll('form [name]')].map((field) => field.getAttribute('name'))

describe('withdrawal', () => {
  it('asks a guest for their name, the order and the products, and for no reason', () => {
    const body = viewBody(View, { props })
    expect(names(body)).toEqual(['_form', 'reference', 'name', 'email', 'scope', 'scope', 'message'])
    expect(body.querySelector('[name=message]')?.hasAttribute('required')).toBe(false)
    expect(body.querySelector<HTMLInputElement>('[value=ALL]')?.checked).toBe(true)
  })

  it('lets the buyer with an open order choose the quantity of each product', () => {
    const body = viewBody(View, { props, data: { order: orderViewExample, me: userExample } })
    expect(names(body)).toEqual(['_form', 'reference', 'seen', 'name', 'email', 'scope', 'scope', 'scope', 'quantity-107', 'message'])
    expect(body.querySelector('[name=reference]')?.getAttribute('value')).toBe('2026-000123')
    expect(body.querySelectorAll('option')).toHaveLength(7)
    expect(body.querySelector('[name=name]')?.getAttribute('value')).toBe('Camille Roy')
  })

  it('offers of each line what is left of it, and of what was given up whole nothing', () => {
    const [line] = orderViewExample.products
    const order = {
      ...orderViewExample,
      products: [line!, { ...line!, id: 31 }],
      givenUp: [
        { id: 107, quantity: 2 },
        { id: 31, quantity: 6 },
      ],
    }
    const body = viewBody(View, { props, data: { order } })
    expect(names(body).filter((name) => name?.startsWith('quantity'))).toEqual(['quantity-107'])
    expect([...body.querySelectorAll('option')].map(({ value }) => value)).toEqual(['0', '1', '2', '3', '4'])
    expect(body.textContent).toContain('(sur 4)')
  })

  it('offers a company no form for its order, with the reason, but for a called-off order', () => {
    const order = { ...orderViewExample, isForCompany: true } as const
    const body = viewBody(View, { props, data: { order } })
    expect(names(body)).toEqual([])
    expect(body.textContent).toContain('Cette commande a été passée au nom d’une société')
    expect(body.textContent).not.toContain('quatorze jours')
    expect(names(viewBody(View, { props, data: { order: { ...order, fulfilment: 'CANCELLED' } } }))).toContain('scope')
  })

  it('reopens a declaration with all typed values, also after a refused confirmation', () => {
    const typed = {
      reference: '2026-000123',
      seen: '0',
      name: 'Camille Roy',
      email: 'camille@example.org',
      scope: 'PART',
      'quantity-107': '2',
      message: 'Le rouge',
    }
    const look = viewBody(View, {
      props,
      data: { order: orderViewExample },
      context: sent('order.withdraw', orderWithdraw.example.data, { values: typed }),
    })
    const hiddenIn = (form: Element | undefined) =>
      Object.fromEntries<string | null>(
        [...(form?.querySelectorAll('input[type=hidden]') ?? [])].map(
          (input) => [input.getAttribute('name') ?? '', input.getAttribute('value')] as const,
        ),
      )
    const againOf = (body: Element) =>
      [...body.querySelectorAll('form')].find(({ textContent }) => textContent?.includes('Modifier la déclaration'))
    expect(hiddenIn(againOf(look))).toEqual({ _form: 'order.withdraw', _revise: '1', ...typed })
    expect(againOf(look)?.getAttribute('method')).toBe('post')
    const confirming = hiddenIn([...look.querySelectorAll('form')].find((form) => form !== againOf(look)))
    const refused = {
      values: Object.fromEntries(Object.entries(confirming).filter(([name]) => !name.startsWith('_'))),
      code: 'TOO_MANY_REQUESTS',
      message: 'Attendez.',
    }
    const later = viewBody(View, {
      props,
      data: { order: orderViewExample },
      context: sent('order.confirmWithdrawal', undefined, refused),
    })
    expect(hiddenIn(againOf(later))).toEqual({ _form: 'order.withdraw', _revise: '1', ...typed })
    const again = viewBody(View, {
      props,
      data: { order: orderViewExample },
      context: sent('order.withdraw', undefined, { values: typed, isRevised: true }),
    })
    expect(again.querySelector<HTMLInputElement>('[value=PART]')?.checked).toBe(true)
    expect(again.querySelector<HTMLSelectElement>('[name=quantity-107]')?.value).toBe('2')
    expect(['name', 'email'].map((name) => again.querySelector(`[name=${name}]`)?.getAttribute('value'))).toEqual([typed.name, typed.email])
    expect(again.querySelector('[name=message]')?.textContent).toBe('Le rouge')
  })

  it.each([
    ['nothing is chosen of a part', 'PART', 'REQUIRED', 'Choisissez au moins une bouteille ou un coffret'],
    ['something is chosen beside the whole', 'ALL', 'NOT_CHOSEN', 'choisissez «\u202fÀ une partie de la commande\u202f»'],
    ['more is chosen than is left', 'PART', 'OPTION', 'Trop.'],
  ] as const)('leads to the first quantity where %s, and says what to do', (_, scope, code, words) => {
    const refused = { values: { scope }, errors: [{ field: 'products', code, message: 'Trop.' }], code: 'VALIDATION_FAILED' }
    const context = sent('order.withdraw', undefined, { ...refused, message: 'Vérifiez.' })
    const body = viewBody(View, { props, data: { order: orderViewExample }, context })
    const first = body.querySelector('select')
    expect([first?.getAttribute('aria-invalid'), first?.hasAttribute('autofocus')]).toEqual(['true', true])
    expect(body.querySelector(`[id="${first?.getAttribute('aria-describedby')}"]`)?.textContent).toContain(words)
    expect(body.querySelector('form ul a')?.getAttribute('href')).toBe(`#${first?.id}`)
    expect(body.querySelector('form ul')?.textContent).toContain('Quantités auxquelles vous renoncez')
  })

  it('tells the fault of a part that is not said beside its field', () => {
    const refused = {
      values: { scope: 'PART' },
      errors: [{ field: 'products', code: 'REQUIRED' as const, message: 'Dites laquelle.' }],
      code: 'VALIDATION_FAILED',
    }
    const body = viewBody(View, { props, context: sent('order.withdraw', undefined, { ...refused, message: 'Vérifiez.' }) })
    const field = body.querySelector('[name=message]')
    expect(body.querySelector(`[id="${field?.getAttribute('aria-describedby')}"]`)?.textContent).toContain('Dites laquelle.')
  })

  it('accepts a declaration in words of a guest or buyer, with its errors beside the field', () => {
    const missing = {
      values: { scope: 'WORDED' },
      errors: [{ field: 'message', code: 'REQUIRED' as const, message: 'Écrivez-le.' }],
      code: 'VALIDATION_FAILED',
    }
    for (const data of [{}, { order: orderViewExample }]) {
      const body = viewBody(View, { props, data, context: sent('order.withdraw', undefined, { ...missing, message: 'Vérifiez.' }) })
      expect(body.querySelector<HTMLInputElement>('[value=WORDED]')?.checked).toBe(true)
      const field = body.querySelector('[name=message]')
      expect(body.querySelector(`[id="${field?.getAttribute('aria-describedby')}"]`)?.textContent).toContain('Écrivez-le.')
    }
    const values = [...viewBody(View, { props }).querySelectorAll('[name=scope]')].map((field) => field.getAttribute('value'))
    expect(values).toEqual(['ALL', 'WORDED'])
  })

  it('shows the declaration for confirmation, with the button in the words of the law', () => {
    const body = viewBody(View, { props, context: sent('order.withdraw', orderWithdraw.example.data) })
    expect(body.querySelector('button')?.textContent).toBe('Confirmer la rétractation')
    expect(body.querySelector('dl')?.textContent).toContain('6 × Cuvée A 2021')
    expect(body.querySelector('[name=withdrawalId]')?.getAttribute('value')).toBe(orderWithdraw.example.data.withdrawalId)
    expect(body.querySelector('[name=_form]')?.getAttribute('value')).toBe('order.confirmWithdrawal')
  })

  it('can be confirmed again when that was refused for now', () => {
    const refused = { values: { withdrawalId: 'jeton' }, code: 'TOO_MANY_REQUESTS', message: 'Trop de demandes.' }
    const body = viewBody(View, { props, context: sent('order.confirmWithdrawal', undefined, refused) })
    expect(body.querySelector('[name=withdrawalId]')?.getAttribute('value')).toBe('jeton')
    expect(body.querySelector('[role=alert]')?.textContent).toContain('Trop de demandes.')
  })

  it('says when it was received, to the second, in Paris', () => {
    const body = viewBody(View, { props, context: sent('order.confirmWithdrawal', { receivedAt: '2026-11-20T09:41:07Z' }) })
    expect(body.querySelector('[role=status] time')?.textContent).toBe('20/11/2026 10:41:07')
    expect(body.querySelector('form')).toBeNull()
    const later = viewBody(View, { props, context: { form: previewSubmittedForm('order.confirmWithdrawal') } })
    expect([later.querySelector('time'), later.querySelector('[role=status]')?.textContent]).toEqual([
      null,
      expect.stringContaining('enregistrée'),
    ])
  })

  it('believes no answer of another shape', () => {
    for (const answer of [null, 'x', { withdrawalId: 1 }, {}])
      expect(viewBody(View, { props, context: sent('order.withdraw', answer) }).querySelector('[name=email]')).not.toBeNull()
  })

  it('asks for the order that its address names, and for none otherwise', () => {
    const context = { siteId: 38, locale: 'fr_FR', query: {}, today: '2026-11-20' }
    expect(needs(props, { ...context, params: {} }).map(({ call }) => call)).toEqual(['user.me'])
    expect(needs(props, { ...context, params: { reference: '2026-000123', token: 'jeton' } })[1]).toMatchObject({
      call: 'order.get',
      params: { reference: '2026-000123', token: 'jeton' },
    })
  })

  it('says which order is given up where its link was followed', () => {
    const body = viewBody(View, { props: { trackingHref: '/suivi-commande' }, data: { order: orderViewExample } })
    expect(body.querySelector('form')?.textContent).toContain(`Commande ${orderViewExample.reference}`)
    expect(body.querySelector('input[name=reference]')?.getAttribute('type')).toBe('hidden')
  })

  it('says of an order that was given up whole that it is, instead of offering a part of nothing', () => {
    const order: OrderView = { ...orderViewExample, payment: 'PAID', givenUp: [{ id: 107, quantity: 6 }] }
    const body = viewBody(View, { props, data: { order } })
    expect(body.textContent).toContain('vous y avez déjà renoncé en entier')
    expect(body.querySelector('form')).toBeNull()
    expect(body.querySelector('a')?.getAttribute('href')).toBe('/suivi-commande')
  })

  it('sends along what of the order its author sees given up', () => {
    const seen = (givenUp: readonly { id: number; quantity: number }[] | undefined) => {
      const order = { ...orderViewExample, ...(givenUp && { givenUp: [...givenUp] }) }
      return viewBody(View, { props, data: { order } }).querySelector('[name=seen]')?.getAttribute('value')
    }
    expect([seen(undefined), seen([{ id: 107, quantity: 2 }])]).toEqual(['0', '2'])
    expect(viewBody(View, { props }).querySelector('[name=seen]')).toBeNull()
  })

  it('says that a withdrawal was received before, when, and that it counts once', () => {
    const known = { receivedAt: '2026-11-20T09:41:07Z', outcome: 'KNOWN' }
    const body = viewBody(View, { props, context: sent('order.confirmWithdrawal', known) })
    expect(body.querySelector('[role=status]')?.textContent).toContain('Nous avions déjà reçu cette rétractation.')
    expect(body.querySelector('[role=status] time')?.textContent).toBe('20/11/2026 10:41:07')
    expect(body.textContent).toContain('n’est pas enregistrée deux fois')
  })

  it('says of an order that was refunded whole that nothing is left of it, instead of a form', () => {
    const body = viewBody(View, {
      props: { trackingHref: '/suivi-commande' },
      data: { order: { ...orderViewExample, payment: 'REFUNDED' } },
    })
    expect(body.textContent).toContain('remboursée en entier')
    expect(body.querySelector('form')).toBeNull()
  })
})
