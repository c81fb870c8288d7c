import { describe, expect, it } from 'vitest'
import { previewSubmittedForm, failedForm } from '#engine/preview-forms.ts'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { View } from './View.tsx'

testBlock('newsletter-unsubscription')

describe('newsletter-unsubscription', () => {
  it('does nothing before its button is pressed', () => {
    const body = viewBody(View, { props: {}, page: { path: '/lettre/x/jeton', params: { token: 'jeton' } } })
    expect(body.querySelector('form')?.getAttribute('method')).toBe('post')
    expect(body.querySelector('input[name=_form]')?.getAttribute('value')).toBe('newsletter.unsubscribe')
    expect(body.innerHTML).not.toContain('value="jeton"')
  })

  it('says when it is done', () => {
    const body = viewBody(View, { props: {}, context: { form: previewSubmittedForm('newsletter.unsubscribe') } })
    expect(body.querySelector('form')).toBeNull()
    expect(body.querySelector('[role=status]')).not.toBeNull()
  })

  it('promises nothing where its link opens nothing, and leads to what does', () => {
    const body = viewBody(View, { props: {}, context: { form: failedForm('newsletter.unsubscribe', 'TOKEN_INVALID') } })
    expect(body.querySelector('form')).toBeNull()
    expect(body.textContent).not.toContain('ne recevra plus')
    expect(body.querySelector('[role=alert]')?.textContent).toMatch(/^Ce lien n’est plus valable.*ne plus vous écrire/)
    expect([...body.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/mes-donnees', '/lettre'])
  })
})
