// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { patience } from '#tests/support/patience.ts'
import { tellRefusals } from './announce-errors.ts'

// What watches the body goes on watching it: tests of other files are to have another one.
afterEach(() => document.body.replaceWith(document.createElement('body')))

it('has the title begin with its word as long as a form of the page is refused', async () => {
  document.title = 'Contact'
  document.body.innerHTML = '<main><form></form></main>'
  tellRefusals(() => 'Erreur : ')
  const form = document.querySelector('form')!
  form.innerHTML = '<p role="alert">Non.</p>'
  await vi.waitFor(() => expect(document.title).toBe('Erreur : Contact'), patience)
  form.append('encore')
  await new Promise((resolve) => setTimeout(resolve))
  expect(document.title).toBe('Erreur : Contact')
  form.innerHTML = '<p role="alert"> </p>'
  await vi.waitFor(() => expect(document.title).toBe('Contact'), patience)
  const place = form.querySelector('p')!
  place.firstChild!.nodeValue = 'Code inconnu.'
  await vi.waitFor(() => expect(document.title).toBe('Erreur : Contact'), patience)
  form.innerHTML = ''
  await vi.waitFor(() => expect(document.title).toBe('Contact'), patience)
})
