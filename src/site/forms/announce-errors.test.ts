// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { waitUntil } from '#tests/support/wait-until.ts'
import { tellRefusals } from './announce-errors.ts'

// What watches the body goes on watching it: tests of other files are to have another one.
afterEach(() => document.body.replaceWith(document.createElement('body')))

it('has the title begin with its word as long as a form of the page is refused', async () => {
  document.title = 'Contact'
  document.body.innerHTML = '<main><form></form></main>'
  tellRefusals(() => 'Erreur : ')
  const form = document.querySelector('form')!
  form.innerHTML = '<p role="alert">Non.</p>'
  await waitUntil(() => expect(document.title).toBe('Erreur : Contact'))
  form.append('encore')
  await new Promise((resolve) => setTimeout(resolve))
  expect(document.title).toBe('Erreur : Contact')
  form.innerHTML = '<p role="alert"> </p>'
  await waitUntil(() => expect(document.title).toBe('Contact'))
  const place = form.querySelector('p')!
  place.firstChild!.nodeValue = 'Code inconnu.'
  await waitUntil(() => expect(document.title).toBe('Erreur : Contact'))
  form.innerHTML = ''
  await waitUntil(() => expect(document.title).toBe('Contact'))
})
