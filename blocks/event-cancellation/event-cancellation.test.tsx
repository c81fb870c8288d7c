import { describe, expect, it } from 'vitest'
import { doneForm } from '#engine/staged-forms.ts'
import { testBlock } from '#tests/support/test-block.tsx'
import { viewBody } from '#tests/support/view-stage.tsx'
import { View } from './View.tsx'

testBlock('event-cancellation')

describe('event-cancellation', () => {
  it('does nothing before its button is pressed, and does not write its token', () => {
    const body = viewBody(View, { props: {}, page: { path: '/evenements/annulation/jeton', params: { token: 'jeton' } } })
    expect(body.querySelector('form')?.getAttribute('method')).toBe('post')
    expect(body.querySelector('input[name=_form]')?.getAttribute('value')).toBe('element.cancelRegistration')
    expect(body.innerHTML).not.toContain('value="jeton"')
  })

  it('says when it is done, and leads back to the events', () => {
    const body = viewBody(View, { props: { listHref: '/evenements' }, context: { form: doneForm('element.cancelRegistration') } })
    expect(body.querySelector('form')).toBeNull()
    expect(body.querySelector('[role=status]')).not.toBeNull()
    expect(body.querySelector('a')?.getAttribute('href')).toBe('/evenements')
  })
})
