import { describe, expect, it } from 'vitest'
import { failedForm } from '#engine/preview-forms.ts'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { View } from './View.tsx'

testBlock('registration-confirmation')

describe('registration-confirmation', () => {
  it('explains what to do when its link has expired, and shows no form', () => {
    const body = viewBody(View, {
      props: { accountHref: '/compte', signInHref: '/auth' },
      context: { form: failedForm('user.confirmRegistration', 'TOKEN_INVALID') },
    })
    expect(body.querySelector('form')).toBeNull()
    expect(body.querySelector('[role=alert]')?.textContent).toMatch(/^Ce lien n’est plus valable.*recommencez l’inscription/)
    expect(body.querySelector('a')).not.toBeNull()
  })
})
