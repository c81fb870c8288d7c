// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { keepFocus } from './keep-focus.ts'

afterEach(() => document.body.replaceChildren())

it('marks the focused control for a sheet that opens around it, until the focus leaves', () => {
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  keepFocus()
  expect(field.hasAttribute('data-autofocus')).toBe(true)
  field.blur()
  expect(field.hasAttribute('data-autofocus')).toBe(false)
})

it('marks nothing where no control has the focus', () => {
  keepFocus()
  expect(document.querySelector('[data-autofocus]')).toBeNull()
})

it('takes the mark of the title away in the overlay of the focused control', () => {
  document.body.innerHTML = '<div role="dialog"><h2 tabindex="-1" data-autofocus>Titre</h2><input></div>'
  const field = document.querySelector('input')
  field?.focus()
  keepFocus()
  expect([...document.querySelectorAll('[data-autofocus]')]).toEqual([field])
})
