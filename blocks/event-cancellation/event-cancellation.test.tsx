import { describe, expect, it } from 'vitest'
import { previewSubmittedForm, failedForm } from '#engine/preview-forms.ts'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { needs } from './data.ts'
import { View } from './View.tsx'

testBlock('event-cancellation')

describe('event-cancellation', () => {
  it('does nothing before its button is pressed, and does not write its token', () => {
    const body = viewBody(View, { props: {}, page: { path: '/evenements/annulation/jeton', params: { token: 'jeton' } } })
    expect(body.querySelector('form')?.getAttribute('method')).toBe('post')
    expect(body.querySelector('input[name=_form]')?.getAttribute('value')).toBe('element.cancelRegistration')
    expect(body.innerHTML).not.toContain('value="jeton"')
  })

  it('says at once that a link gives nothing back, and has no button for it', () => {
    const dead = { props: { listHref: '/evenements' }, page: { params: { token: 'jeton' } } }
    const read = viewBody(View, { ...dead, data: { registration: null } })
    const pressed = viewBody(View, { ...dead, context: { form: failedForm('element.cancelRegistration', 'TOKEN_INVALID') } })
    for (const body of [read, pressed]) {
      expect(body.textContent).toContain('Ce lien n’est plus valable')
      expect([body.querySelector('form'), body.querySelector('button')]).toEqual([null, null])
      expect(body.querySelector('a')?.getAttribute('href')).toBe('/evenements')
    }
  })

  it('shows the expired state when its need reports a link without registrations', () => {
    const context = { siteId: 37, locale: 'fr_FR', params: { token: 'jeton' }, query: {}, today: '2026-11-20' }
    expect(needs({}, context)).toMatchObject([{ call: 'element.registration', mayBeAbsent: true }])
  })

  it('says when it is done, and leads back to the events', () => {
    const body = viewBody(View, {
      props: { listHref: '/evenements' },
      context: { form: previewSubmittedForm('element.cancelRegistration') },
    })
    expect(body.querySelector('form')).toBeNull()
    expect(body.querySelector('[role=status]')).not.toBeNull()
    expect(body.querySelector('a')?.getAttribute('href')).toBe('/evenements')
  })
})
