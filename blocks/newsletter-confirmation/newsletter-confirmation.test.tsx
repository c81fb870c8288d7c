import { describe, expect, it } from 'vitest'
import { previewSubmittedForm, failedForm } from '#engine/preview-forms.ts'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { View } from './View.tsx'

testBlock('newsletter-confirmation')

describe('newsletter-confirmation', () => {
  it('does nothing before its button is pressed', () => {
    const body = viewBody(View, { props: {}, page: { path: '/lettre/x/jeton', params: { token: 'jeton' } } })
    expect(body.querySelector('form')?.getAttribute('method')).toBe('post')
    expect(body.querySelector('input[name=_form]')?.getAttribute('value')).toBe('newsletter.confirm')
    expect(body.innerHTML).not.toContain('value="jeton"')
  })

  it('says when it is done', () => {
    const body = viewBody(View, { props: {}, context: { form: previewSubmittedForm('newsletter.confirm') } })
    expect(body.querySelector('form')).toBeNull()
    expect(body.querySelector('[role=status]')).not.toBeNull()
  })

  it('explains what to do when its link has expired, and shows no form', () => {
    const body = viewBody(View, { props: {}, context: { form: failedForm('newsletter.confirm', 'TOKEN_INVALID') } })
    expect(body.querySelector('form')).toBeNull()
    expect(body.querySelector('[role=alert]')?.textContent).toMatch(/^Ce lien n’est plus valable.*abonnez-vous de nouveau/)
    expect(body.querySelector('a')?.getAttribute('href')).toBe('/lettre')
  })
})
