import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { RadioGroup } from '#ui/forms/fields/ChoiceGroup.tsx'
import { FieldNotes } from '#ui/forms/fields/FieldFrame.tsx'
import { FormNotice } from '#ui/forms/FormNotice.tsx'
import { NoWrap } from './NoWrap.tsx'

describe('the words of a label', () => {
  it.each([
    ['Adresse e-mail', '<span><span>Adresse </span><span class="unbroken">e-mail</span></span>'],
    ['E-mail address', '<span><span class="unbroken">E-mail</span><span> address</span></span>'],
    ['Mes e-mails', '<span><span>Mes </span><span class="unbroken">e-mails</span></span>'],
    ['Rendez-vous', '<span>Rendez-vous</span>'],
    ['', ''],
  ])('keeps « e-mail » on one line in « %s »', (words, html) => {
    expect(renderToStaticMarkup(<NoWrap words={words} />)).toBe(html)
  })
})

describe('what a form says beside its fields', () => {
  const words = 'Écrivez ci-dessous : nous vous répondons par e-mail.'
  const ids = { id: 'champ', hintId: 'champ-aide', errorId: 'champ-faute' }

  it.each([
    ['a hint', <FieldNotes field={{ name: 'champ', label: 'Champ', hint: words }} ids={ids} />],
    ['a fault', <FieldNotes field={{ name: 'champ', label: 'Champ', error: words }} ids={ids} />],
    ['the hint of a choice', <RadioGroup name="choix" label="Choix" choices={[{ value: 'A', label: 'A', hint: words }]} />],
    ['what became of it', <FormNotice kind="failure" title={words} />],
  ])('keeps « e-mail » together in %s', (_, view) => {
    expect(renderToStaticMarkup(view)).toContain('<span class="unbroken">e-mail</span>')
  })
})
