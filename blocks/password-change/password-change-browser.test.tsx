// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { commonPasswords } from '#domain/passwords/common-passwords.ts'
import { userExample } from '#schemas/api/people/user.ts'
import { stageView } from '#tests/support/blocks/view-stage.tsx'
import { View } from './View.tsx'

let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  act(() => {
    root.render(stageView(View, { props: {}, data: { me: userExample } }))
  })
})
afterEach(() => {
  act(() => {
    root.unmount()
  })
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const field = () => document.querySelector<HTMLInputElement>('[autocomplete=new-password]')
const words = () => document.querySelector('[aria-live=polite]')?.textContent
const type = (text: string) => {
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text)
    field()?.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

it('says how strong the new password is while it is typed, and nothing good of a common one', async () => {
  type('court')
  expect(words()).toMatch(/^Trop court/)
  type('camille.roy2026')
  expect(words()).toMatch(/^Trop proche de votre adresse/)
  type('motdepasse123')
  expect(words()).toBe('')
  await act(async () => void (await commonPasswords()))
  expect(words()).toMatch(/^Trop courant/)
  type('trois chats sous la lune')
  expect(words()).toBe('Très bon mot de passe.')
})

it('renders no control that does not work: the script adds its buttons in reserved space', () => {
  const view = stageView(View, { props: {}, data: { me: userExample } })
  const host = document.body.appendChild(document.createElement('div'))
  host.innerHTML = renderToString(view)
  const buttons = () => host.querySelectorAll('[data-reveals] button').length
  expect(buttons()).toBe(0)
  act(() => {
    root.unmount()
    root = hydrateRoot(host, view)
  })
  expect(buttons()).toBe(2)
})

it('shows either password on demand', () => {
  const shows = [...document.querySelectorAll('button')].filter(({ textContent }) => textContent?.startsWith('Afficher '))
  expect(shows.map(({ type, textContent }) => [type, textContent])).toEqual([
    ['button', 'Afficher Mot de passe actuel'],
    ['button', 'Afficher Nouveau mot de passe'],
  ])
  expect(shows.map((button) => button.getAttribute('aria-pressed'))).toEqual(['false', 'false'])
  act(() => {
    for (const button of shows) button.click()
  })
  expect(document.querySelectorAll('input[type=password]')).toHaveLength(0)
})
