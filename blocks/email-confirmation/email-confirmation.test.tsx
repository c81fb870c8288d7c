import { describe, expect, it } from 'vitest'
import { failedForm } from '#engine/preview-forms.ts'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { View } from './View.tsx'

testBlock('email-confirmation')

describe('email-confirmation', () => {
  it('explains what to do when its link has expired, and shows no form', () => {
    const body = viewBody(View, { props: { accountHref: '/compte' }, context: { form: failedForm('user.confirmEmail', 'TOKEN_INVALID') } })
    expect(body.querySelector('form')).toBeNull()
    expect(body.querySelector('[role=alert]')?.textContent).toMatch(/^Ce lien n’est plus valable.*permet de recommencer/)
    expect(body.querySelector('a')).not.toBeNull()
  })
})
