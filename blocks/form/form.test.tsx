import { describe, expect, it } from 'vitest'
import { previewSubmittedForm } from '#engine/preview-forms.ts'
import { formGet, type Form } from '#schemas/api/content/form.ts'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { needs } from './data.ts'
import { View } from './View.tsx'

testBlock('form')

const props = { form: 'devis', showTitle: true, privacyHref: '/privacy-policy' }
const always = { required: true, when: null } as const
const every: Form = {
  ...{ id: 7, name: 'tout', title: 'Tout', submitLabel: 'Envoyer' },
  steps: [
    {
      ...{ id: 'un', title: 'Un' },
      fields: (['TEXT', 'LONG_TEXT', 'EMAIL', 'PHONE', 'NUMBER', 'DATE', 'CHOICE', 'CHOICES', 'CONSENT', 'FILES', 'IMAGES'] as const).map(
        (type) => ({ name: type.toLowerCase().replace('_', ''), type, label: type, ...always, options: [{ value: 'A', label: 'A' }] }),
      ),
    },
    { id: 'deux', title: 'Deux', fields: [{ name: 'note', type: 'TEXT', label: 'Note', ...always }] },
  ],
}
const show = (form: Form, context = {}, page = {}) => viewBody(View, { props, data: { form }, context, page })

describe('form', () => {
  it('asks for its form by name', () => {
    expect(needs(props)).toEqual([{ key: 'form', call: 'form.get', params: { id: 'devis' }, isSubject: true }])
  })

  it('asks each kind of question in its own way', () => {
    const body = show(every)
    const kinds = [...body.querySelectorAll('fieldset:first-of-type [name]')].map(
      (input) => `${input.tagName} ${input.getAttribute('type') ?? ''}`,
    )
    expect(kinds.filter((kind) => !kind.includes('hidden'))).toEqual([
      ...[
        'INPUT text',
        'TEXTAREA ',
        'INPUT email',
        'INPUT tel',
        'INPUT text',
        'INPUT date',
        'INPUT radio',
        'INPUT checkbox',
        'INPUT checkbox',
      ],
      ...['INPUT file', 'INPUT file'],
    ])
    expect(body.querySelector('[name=images]')?.getAttribute('accept')).toBe('image/jpeg,image/png,image/webp')
  })

  it('shows its first step, with the others there for who has no scripts', () => {
    const steps = [...show(every).querySelectorAll<HTMLElement>('fieldset[data-form-part]')]
    expect(steps.map(({ hidden }) => hidden)).toEqual([false, true])
    expect(show(every).querySelector('[aria-current=step]')?.textContent).toBe('1 Un')
  })

  it('parts what helps to answer from what says when a question is asked', () => {
    const when = { field: 'text', op: 'EQ', value: 'A' } as const
    const asked: Form['steps'][number]['fields'][number] = {
      name: 'siren',
      type: 'TEXT',
      label: 'SIREN',
      hint: 'Neuf chiffres.',
      required: true,
      when,
    }
    const body = show({ ...every, steps: [...every.steps, { id: 'trois', title: 'Trois', fields: [asked] }] })
    const hint = body.querySelector('p:has([data-without-script])')?.textContent
    expect(hint).toMatch(/^Neuf chiffres\. À remplir si /)
  })

  it('opens the refused step with the typed values, and asks for sent files again', () => {
    const errors = [{ field: 'note', code: 'REQUIRED' as const, message: 'Ce champ est obligatoire.' }]
    const form = { name: 'form.submit', of: '7', values: { text: 'Bonjour' }, errors, code: 'VALIDATION_FAILED', message: 'Vérifiez.' }
    const body = show(every, { form })
    expect([...body.querySelectorAll<HTMLElement>('fieldset[data-form-part]')].map(({ hidden }) => hidden)).toEqual([true, false])
    expect(body.querySelector('[name=text]')?.getAttribute('value')).toBe('Bonjour')
    expect(body.textContent).not.toContain('joignez-les de nouveau')
    const asked = show(every, { form: { ...form, files: ['images'] } })
    const [, ofImages = '', ...more] = asked.innerHTML.split(/(?=name="(?:files|images)")/).slice(1)
    expect([asked.textContent.split('joignez-les de nouveau').length, ofImages.includes('joignez-les de nouveau'), more]).toEqual([
      2,
      true,
      [],
    ])
    expect(
      show(every, { form: { ...form, of: '8' } })
        .querySelector('[name=text]')
        ?.getAttribute('value'),
    ).toBeNull()
  })

  it('says what its site says once it is sent', () => {
    const answer = { id: 512, message: 'Merci, votre demande est partie.', redirect: null }
    const body = show(every, { form: { name: 'form.submit', of: '7', values: {}, errors: [], code: null, message: null, answer } })
    expect(body.querySelector('form')).toBeNull()
    expect(body.querySelector('[role=status]')?.textContent).toBe(answer.message)
    expect(show(formGet.example.data).querySelector('form')).not.toBeNull()
  })

  it('says that it is sent where the browser has stored nothing of the answer', () => {
    const sent = (of: string) => show(every, { form: { ...previewSubmittedForm('form.submit'), of } })
    expect(sent('7').querySelector('[role=status]')?.textContent).toBe('Merci, votre envoi nous est bien parvenu.')
    expect(sent('8').querySelector('form')).not.toBeNull()
  })
})
