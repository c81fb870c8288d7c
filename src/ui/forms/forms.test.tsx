import { JSDOM } from 'jsdom'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { CheckboxField } from './fields/CheckboxField.tsx'
import { CheckboxGroup, RadioGroup } from './fields/ChoiceGroup.tsx'
import { Form } from './Form.tsx'
import { FormNotice } from './FormNotice.tsx'
import { PasswordField } from './fields/PasswordField.tsx'
import { SelectField } from './fields/SelectField.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { TextArea } from './fields/TextArea.tsx'
import { TextField } from './fields/TextField.tsx'

const bodyOf = (element: ReactElement) => new JSDOM(renderToStaticMarkup(element)).window.document.body
const described = (body: HTMLElement, element: Element | null) =>
  (element?.getAttribute('aria-describedby') ?? '').split(' ').map((id) => body.querySelector(`[id="${id}"]`)?.textContent)

const UNCHOSEN = { value: '', label: 'Choisissez' }
const CHOICES = [
  { value: 'ACCESS', label: 'Accéder à mes données', hint: 'Une copie de ce que nous avons.' },
  { value: 'ERASURE', label: 'Les faire effacer' },
]

describe('a field', () => {
  const fields = {
    text: <TextField name="email" type="email" label="E-mail" hint="nom@domaine.fr" error="Adresse incomplète." required />,
    password: (
      <PasswordField name="email" autoComplete="new-password" label="E-mail" hint="nom@domaine.fr" error="Adresse incomplète." required />
    ),
    area: <TextArea name="email" label="E-mail" hint="nom@domaine.fr" error="Adresse incomplète." required />,
    select: (
      <SelectField
        name="email"
        label="E-mail"
        hint="nom@domaine.fr"
        error="Adresse incomplète."
        required
        choices={[UNCHOSEN, ...CHOICES]}
      />
    ),
  }
  for (const [kind, field] of Object.entries(fields))
    it(`ties its label, hint and error to its element (${kind})`, () => {
      const body = bodyOf(<Form name="user.update" action="/compte" children={field} />)
      const element = body.querySelector('[name="email"]')
      expect(body.querySelector(`label[for="${element?.id}"]`)?.textContent).toBe('E-mail')
      expect(described(body, element)).toEqual(['nom@domaine.fr', 'Adresse incomplète.'])
      expect(element?.getAttribute('aria-invalid')).toBe('true')
      expect(element?.hasAttribute('required')).toBe(true)
    })

  it('says neither error nor hint when it has none', () => {
    const element = bodyOf(<TextField name="phone" label="Téléphone" requirement="facultatif" />).querySelector('input')
    expect(element?.hasAttribute('aria-describedby')).toBe(false)
    expect(element?.hasAttribute('aria-invalid')).toBe(false)
  })

  it('says in words that it may be left empty', () => {
    expect(bodyOf(<TextField name="phone" label="Téléphone" requirement="facultatif" />).querySelector('label')?.textContent).toBe(
      'Téléphone (facultatif)',
    )
  })

  it('shows an error with an icon beside its words', () => {
    const body = bodyOf(<TextField name="email" label="E-mail" error="Adresse incomplète." />)
    expect(body.querySelector('[id$="-error"] [data-icon="warning"]')).not.toBeNull()
  })

  it('sets several lines in the direction of the typed script', () => {
    expect(bodyOf(<TextArea name="message" label="Message" />).querySelector('textarea')?.dir).toBe('auto')
  })

  it('never carries a password back', () => {
    const input = bodyOf(<PasswordField name="password" label="Mot de passe" autoComplete="current-password" />).querySelector('input')
    expect(input?.getAttribute('type')).toBe('password')
    expect(input?.hasAttribute('value')).toBe(false)
  })

  it('offers to show a password only with a script, and reserves room for the button until then', () => {
    const reveal = { show: 'Afficher', hide: 'Masquer' }
    const body = bodyOf(<PasswordField name="password" label="Mot de passe" autoComplete="new-password" reveal={reveal} />)
    expect(body.querySelector('button')).toBeNull()
    expect(body.querySelector('[data-reveals]')).not.toBeNull()
    expect(
      bodyOf(<PasswordField name="password" label="Mot de passe" autoComplete="new-password" />).querySelector('[data-reveals]'),
    ).toBeNull()
  })
})

describe('choices', () => {
  it('are a group with a name, its error and hint', () => {
    const body = bodyOf(
      <RadioGroup name="type" label="Votre demande" hint="Une à la fois." error="Choisissez." choices={CHOICES} defaultValue="ERASURE" />,
    )
    expect(body.querySelector('legend')?.textContent).toBe('Votre demande')
    expect(described(body, body.querySelector('fieldset'))).toEqual(['Une à la fois.', 'Choisissez.'])
    expect(body.querySelector('input[checked]')?.getAttribute('value')).toBe('ERASURE')
    expect(described(body, body.querySelector('input'))).toEqual(['Une copie de ce que nous avons.'])
  })

  it('for several answers share a name', () => {
    const body = bodyOf(<CheckboxGroup name="lists" label="Lettres" choices={CHOICES} chosen={['ACCESS', 'ERASURE']} />)
    expect([...body.querySelectorAll('input')].map(({ name, checked }) => [name, checked])).toEqual([
      ['lists', true],
      ['lists', true],
    ])
    expect(new Set([...body.querySelectorAll('input')].map(({ id }) => id)).size).toBe(2)
  })

  it('alone are a box whose words tick it', () => {
    const body = bodyOf(<CheckboxField name="useTermsAccepted" label="J’accepte" error="Acceptez les conditions." required />)
    const box = body.querySelector('input')
    expect(body.querySelector(`label[for="${box?.id}"]`)?.textContent).toBe('J’accepte')
    expect(described(body, box)).toEqual(['Acceptez les conditions.'])
  })
})

describe('Form', () => {
  const errors = [
    { field: 'email', message: 'Adresse incomplète.' },
    { field: 'phone', message: 'Numéro incomplet.' },
    { field: '', message: 'Rechargez la page.' },
  ]
  const refused = (
    <Form name="user.update" action="/compte" message="Vérifiez les champs signalés." errors={errors} hidden={{ token: 'abc' }}>
      <TextField name="firstname" label="Prénom" />
      <TextField name="email" label="E-mail" error="Adresse incomplète." />
      <TextField name="phone" label="Téléphone" error="Numéro incomplet." />
      <SubmitButton label="Enregistrer" />
    </Form>
  )

  it('is sent by plain HTML with its name', () => {
    const form = bodyOf(refused).querySelector('form')
    expect([form?.getAttribute('method'), form?.getAttribute('action'), form?.noValidate]).toEqual(['post', '/compte', true])
    expect(
      [...form!.querySelectorAll('[type="hidden"]')].map((input) => [input.getAttribute('name'), input.getAttribute('value')]),
    ).toEqual([
      ['_form', 'user.update'],
      ['token', 'abc'],
    ])
  })

  it('leads from each line of its summary to the field', () => {
    const body = bodyOf(refused)
    const summary = body.querySelector('[role="alert"]')
    const targets = [...summary!.querySelectorAll('a')].map((link) => body.querySelector(`[id="${link.getAttribute('href')?.slice(1)}"]`))
    expect(targets.map((target) => target?.getAttribute('name'))).toEqual(['email', 'phone'])
    expect(summary?.textContent).toContain('Rechargez la page.')
  })

  it('names in its summary the fields that it knows', () => {
    const form = <Form name="x" action="/" message="Refusé." errors={errors} labels={{ email: 'E-mail' }} children={null} />
    const lines = [...bodyOf(form).querySelectorAll('[role="alert"] li')].map((line) => line.textContent)
    expect(lines).toEqual(['E-mailAdresse incomplète.', 'Numéro incomplet.', 'Rechargez la page.'])
  })

  it('gives the focus to the first faulty field, and to nothing else', () => {
    expect([...bodyOf(refused).querySelectorAll('[autofocus]')].map((element) => element.getAttribute('name'))).toEqual(['email'])
  })

  it('lists errors in the order of its fields, inner ones under their field, general ones last', () => {
    const said = [
      { field: '', message: 'Rechargez la page.' },
      { field: 'unknown', message: 'Inconnu.' },
      { field: 'lists.0', message: 'Choisissez dans la liste.' },
      { field: 'email', message: 'Adresse incomplète.' },
    ]
    const form = (
      <Form name="x" action="/" message="Refusé." errors={said} labels={{ email: null, lists: 'Lettres' }}>
        <TextField name="email" label="E-mail" />
        <TextField name="lists" label="Lettres" />
      </Form>
    )
    const body = bodyOf(form)
    expect([...body.querySelectorAll('[role="alert"] li')].map((line) => line.textContent)).toEqual([
      'Adresse incomplète.',
      'LettresChoisissez dans la liste.',
      'Inconnu.',
      'Rechargez la page.',
    ])
    expect([...body.querySelectorAll('[autofocus]')].map((element) => element.getAttribute('name'))).toEqual(['email'])
    expect(body.querySelector('a[href="#x-lists"]')?.textContent).toBe('Lettres')
  })

  it('gives the focus to what is said when no field is at fault', () => {
    const body = bodyOf(<Form name="user.login" action="/auth" message="Adresse ou mot de passe incorrect." children={null} />)
    expect(body.querySelector('[autofocus]')?.getAttribute('role')).toBe('alert')
  })

  it('keeps the ids of two forms of one name apart', () => {
    const body = bodyOf(
      <>
        <Form name="user.update" id="mail" action="/compte" children={<TextField name="email" label="E-mail" />} />
        <Form name="user.update" action="/compte" children={<TextField name="email" label="E-mail" />} />
      </>,
    )
    expect([...body.querySelectorAll('[name="email"]')].map(({ id }) => id)).toEqual(['mail-email', 'user-update-email'])
  })
})

describe('FormNotice', () => {
  it('is announced as what it is', () => {
    expect(bodyOf(<FormNotice kind="success" title="Enregistré." />).firstElementChild?.getAttribute('role')).toBe('status')
    expect(bodyOf(<FormNotice kind="failure" title="Refusé." />).firstElementChild?.getAttribute('role')).toBe('alert')
    expect(bodyOf(<FormNotice kind="note" title="À savoir." />).firstElementChild?.hasAttribute('role')).toBe(false)
  })
})
