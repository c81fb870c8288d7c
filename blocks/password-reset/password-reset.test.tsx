import { describe, expect, it } from 'vitest'
import { testBlock } from '#tests/support/test-block.tsx'
import { viewBody } from '#tests/support/view-stage.tsx'
import { View } from './View.tsx'

testBlock('password-reset')

describe('password-reset', () => {
  it('has a field for the name of the account before the password, as password managers want', () => {
    const body = viewBody(View, {
      props: { title: 'Mot de passe', askHref: 'password/reset/ask', signInHref: 'auth' },
      page: { params: { token: 'abc' } },
    })
    expect([...body.querySelectorAll('input:not([type=hidden])')].map((input) => input.getAttribute('autocomplete'))).toEqual([
      'username',
      'new-password',
    ])
  })
})
