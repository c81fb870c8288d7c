import { describe, expect, it } from 'vitest'
import { previewSubmittedForm, failedForm } from '#engine/preview-forms.ts'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
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

  it('reports an expired link before a password is typed, and links to a new request', () => {
    const props = { askHref: 'password/reset/ask', signInHref: 'auth' }
    const page = { params: { token: 'abc' } }
    const dead = viewBody(View, { props, page, context: { form: failedForm('password.reset', 'TOKEN_INVALID') } })
    expect(dead.querySelector('[role=alert]')?.textContent).toMatch(/^Ce lien n’est plus valable.*plus d’une heure/)
    expect(dead.querySelector('form')).toBeNull()
    expect([...dead.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toContain('/password/reset/ask')
    expect(viewBody(View, { props, page }).querySelector('form')).not.toBeNull()
    const done = viewBody(View, { props, page, context: { form: previewSubmittedForm('password.reset') } })
    expect(done.querySelector('[role=alert]')).toBeNull()
    expect(done.textContent).toContain('Votre mot de passe est changé')
  })
})
