// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showFailure } from './render-form-error.tsx'

// Everything is rendered immediately.
beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false))
afterEach(() => void vi.unstubAllGlobals())

it('renders an error in the form in place of the old one, focuses it and retains the input', () => {
  document.body.innerHTML = `<form><div role="alert">Vérifiez les champs signalés.</div><input name="email"></form>`
  const form = document.querySelector('form') as HTMLFormElement
  const field = form.elements.namedItem('email') as HTMLInputElement
  field.value = 'camille@example.org'
  showFailure(form, 'Le serveur ne répond pas.')
  const shown = [...form.querySelectorAll<HTMLElement>('[role=alert]')].filter(({ hidden }) => !hidden)
  expect(shown.map(({ textContent }) => textContent)).toEqual(['Le serveur ne répond pas.'])
  expect(document.activeElement).toBe(shown[0])
  expect(field.value).toBe('camille@example.org')
})
