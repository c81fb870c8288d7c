import { describe, expect, it } from 'vitest'
import { previewSubmittedForm } from '#engine/preview-forms.ts'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { View } from './View.tsx'

testBlock('newsletter-form')

describe('newsletter-form', () => {
  const list = (id: number) => ({ id, name: `Lettre ${id}`, description: null })

  it('asks for an address and a consent that is not given beforehand', () => {
    const body = viewBody(View, { props: {}, data: { lists: [list(1)] } })
    expect(body.querySelector('[name=email]')).not.toBeNull()
    expect(body.querySelector('[name=consent]')?.hasAttribute('checked')).toBe(false)
    expect(body.querySelector('input[type=hidden][name=lists]')?.getAttribute('value')).toBe('1')
  })

  it('lets choose among several letters', () => {
    const body = viewBody(View, { props: {}, data: { lists: [list(1), list(2)] } })
    expect(body.querySelectorAll('[type=checkbox][name=lists]:not([checked])')).toHaveLength(2)
  })

  it('hides from people the field that robots fill in', () => {
    const trap = viewBody(View, { props: {}, data: { lists: [list(1)] } }).querySelector('[name=_hp]')
    expect(trap?.closest('[aria-hidden=true]')).not.toBeNull()
    expect(trap?.getAttribute('tabindex')).toBe('-1')
  })

  it('says the same of every address once it is sent', () => {
    const body = viewBody(View, { props: {}, data: { lists: [list(1)] }, context: { form: previewSubmittedForm('newsletter.subscribe') } })
    expect(body.querySelector('form')).toBeNull()
    expect(body.querySelector('[role=status]')?.textContent).toContain('sept jours')
  })

  it('says that the site sends no letters, and shows no form', () => {
    const said = (lists: ReturnType<typeof list>[]) => viewBody(View, { props: { intro: 'Choisissez.' }, data: { lists } }).textContent
    expect(said([])).toContain('n’envoie pas de lettre')
    expect([said([]).includes('Choisissez.'), said([list(1)]).includes('Choisissez.')]).toEqual([false, true])
  })
})
