import { describe, expect, it } from 'vitest'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { testContext } from '#tests/support/blocks/block-context.ts'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { userExample } from '#schemas/api/people/user.ts'
import { View } from './View.tsx'

testBlock('account-deletion')

describe('account-deletion', () => {
  const kept = [{ what: 'Vos factures', why: 'Obligation comptable', until: 'Dix ans' }]

  it('shows the retained data with the reasons before the deletion form', () => {
    const body = viewBody(View, { props: { kept } })
    expect(body.querySelector('dl')?.textContent).toContain('Obligation comptable')
    expect(body.querySelector('details')?.open).toBe(false)
    expect(body.querySelector('details form [type=password][required]')).not.toBeNull()
  })

  it('says that a shop keeps orders and invoices, also one that has closed, and no other site', () => {
    const first = (isECommerce: boolean, keepsOrders = false) =>
      viewBody(View, { props: { kept }, context: { site: { ...testContext.site, isECommerce, keepsOrders } } }).querySelector('dt')
        ?.textContent
    expect(first(true)).toContain('commandes')
    expect(first(false, true)).toContain('commandes')
    expect(first(false)).toBe('Vos factures')
  })

  it('goes on to the page of farewell, in the language that is read', () => {
    const form = viewBody(View, { props: { afterwards: '/compte/ferme' }, page: { path: '/compte/donnees' } }).querySelector('form')
    expect(form?.getAttribute('action')).toBe('/compte/donnees?target=%2Fcompte%2Fferme')
  })

  it('stays open on a wrong password', () => {
    const form = {
      name: 'user.delete',
      values: {},
      errors: [{ field: 'password', code: 'PASSWORD_WRONG', message: 'Faux.' }],
      code: 'VALIDATION_FAILED',
      message: 'Vérifiez.',
    } as const
    expect(viewBody(View, { props: {}, context: { form } }).querySelector('details')?.open).toBe(true)
  })

  it('names the account of the password to password managers', () => {
    const body = viewBody(View, { props: { kept }, data: { me: userExample } })
    expect(body.querySelector('form [autocomplete=username]')?.getAttribute('value')).toBe(userExample.email)
  })
})
