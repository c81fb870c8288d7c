import { describe, expect, it } from 'vitest'
import { previewSubmittedForm } from '#engine/preview-forms.ts'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { userExample } from '#schemas/api/people/user.ts'
import { View } from './View.tsx'

testBlock('password-change')

describe('password-change', () => {
  it('asks for the password in force before another one', () => {
    const body = viewBody(View, { props: {}, data: { me: userExample } })
    expect([...body.querySelectorAll('[type=password]')].map((input) => input.getAttribute('autocomplete'))).toEqual([
      'current-password',
      'new-password',
    ])
    expect(body.querySelector('[autocomplete=username]')?.getAttribute('value')).toBe('camille.roy@example.org')
  })

  it('says when it is done, and is heard', () => {
    const notice = viewBody(View, { props: {}, context: { form: previewSubmittedForm('user.changePassword') } }).querySelector(
      '[role=status]',
    )
    expect(notice?.textContent).toContain('mot de passe est changé')
    expect(notice?.hasAttribute('autofocus')).toBe(true)
  })
})
