import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Form } from '#schemas/api/content/form.ts'
import { askedFields } from '#domain/forms/form-conditions.ts'

const form = JSON.parse(readFileSync('server/seeds/site-37/forms/devis.fr_FR.json', 'utf8')) as Pick<Form, 'steps'>

it.each([
  ['EURL', false],
  ['SASU', false],
  ['SARL', true],
  ['SAS', true],
  ['INCONNUE', true],
])('asks the number of associates of an %s: %s', (statut, isAsked) => {
  const asked = askedFields(form, { besoin: 'CREATION', statut }).map(({ name }) => name)
  expect(asked).toContain('statut')
  expect(asked.includes('associes')).toBe(isAsked)
})
