import { describe, expect, it } from 'vitest'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { testContext } from '#tests/support/blocks/block-context.ts'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { userExample } from '#schemas/api/people/user.ts'
import { View } from './View.tsx'

testBlock('data-export')

describe('data-export', () => {
  it('says what the copy holds before it is asked for', () => {
    const body = viewBody(View, { props: {} })
    expect(body.querySelectorAll('li').length).toBeGreaterThanOrEqual(4)
    expect(body.querySelector('input[name=_form]')?.getAttribute('value')).toBe('user.export')
  })

  it('names orders and invoices where there is a shop, or was one', () => {
    const parts = (isECommerce: boolean, keepsOrders = false) =>
      viewBody(View, { props: {}, context: { site: { ...testContext.site, isECommerce, keepsOrders } } }).querySelector('ul')?.textContent
    expect(parts(true)).toContain('factures')
    expect(parts(false, true)).toContain('factures')
    expect(parts(false)).not.toContain('factures')
  })

  it('asks for the password beside the field when the proof is too old', () => {
    const form = {
      name: 'user.export',
      values: {},
      errors: [{ field: 'password', code: 'REQUIRED', message: 'Confirmez par votre mot de passe.' }],
      code: 'REAUTH_REQUIRED',
      message: 'Confirmez par votre mot de passe.',
    } as const
    const body = viewBody(View, { props: {}, context: { form } })
    expect(body.querySelector('[name=password]')?.hasAttribute('autofocus')).toBe(true)
  })

  it('names the account of the password to password managers', () => {
    const body = viewBody(View, { props: {}, data: { me: userExample } })
    expect(body.querySelector('form [autocomplete=username]')?.getAttribute('value')).toBe(userExample.email)
  })
})
