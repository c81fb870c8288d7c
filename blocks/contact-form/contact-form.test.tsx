import { describe, expect, it } from 'vitest'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { View } from './View.tsx'

testBlock('contact-form')

describe('contact-form', () => {
  const props = { askSubject: true, askPhone: true, privacyHref: '/privacy-policy' }
  const names = (body: HTMLElement) => [...body.querySelectorAll('form [name]')].map((field) => field.getAttribute('name'))

  it('asks for an address and a message only, unless it is configured otherwise', () => {
    const body = viewBody(View, { props: { ...props, askSubject: false, askPhone: false } })
    expect(names(body)).toEqual(['_form', 'firstname', 'lastname', 'email', 'message', '_hp'])
    const required = [...body.querySelectorAll('form [required]')].map((field) => field.getAttribute('name'))
    expect(required).toEqual(['email', 'message'])
    expect(body.querySelector('a[href="/privacy-policy"]')).not.toBeNull()
  })

  it('offers its subjects, else leaves the subject to the writer', () => {
    expect(viewBody(View, { props }).querySelector('[name=subject]')?.tagName).toBe('INPUT')
    const select = viewBody(View, { props: { ...props, subjects: ['Devis', 'Autre'] } }).querySelector('select[name=subject]')
    expect([...(select?.querySelectorAll('option') ?? [])].map(({ value }) => value)).toEqual(['', 'Devis', 'Autre'])
  })

  it('keeps what was written when it is refused, and says why beside the field', () => {
    const errors = [{ field: 'email', code: 'EMAIL' as const, message: 'Saisissez une adresse complète.' }]
    const form = { name: 'message.send', values: { message: 'Bonjour', email: 'camille' }, errors, code: 'VALIDATION_FAILED', message: 'x' }
    const body = viewBody(View, { props, context: { form } })
    expect(body.querySelector('textarea')?.textContent).toBe('Bonjour')
    expect(body.querySelector('[name=email]')?.getAttribute('aria-invalid')).toBe('true')
    expect(body.querySelector('[name=email]')?.hasAttribute('autofocus')).toBe(true)
  })

  it('says under which reference a message is found again', () => {
    const form = { name: 'message.send', values: {}, errors: [], code: null, message: null, answer: { reference: 'M-2026-0042' } }
    const body = viewBody(View, { props, context: { form } })
    expect(body.querySelector('form')).toBeNull()
    expect(body.querySelector('[role=status]')?.textContent).toContain('M-2026-0042')
  })
})
