// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { PAGE_SHOWN } from '#site/site-events.ts'
import { saveInput, restoreInput } from './preserve-input.ts'

const form = (choices: readonly string[], kind = 'message.send') => `<form><input type="hidden" name="_form" value="${kind}">
  <input name="email"><textarea name="message">Déjà là</textarea>
  <select name="subject">${choices.map((choice) => `<option>${choice}</option>`).join('')}</select>
  <input type="checkbox" name="lists" value="1"><input type="checkbox" name="lists" value="2">
  <input type="checkbox" name="consent" value="true"></form>`
const field = <Kind extends HTMLElement = HTMLInputElement>(selector: string) => document.querySelector<Kind>(selector)!
const show = (html: string, path: string) => {
  document.body.innerHTML = html
  document.dispatchEvent(new CustomEvent(PAGE_SHOWN, { detail: path }))
}
const fill = () => {
  document.body.innerHTML = form(['Choisir', 'Un vin'])
  field('[name=email]').value = 'camille@example.org'
  field<HTMLSelectElement>('select').selectedIndex = 1
  field('[value="2"]').checked = true
  field('[name=consent]').checked = true
  saveInput('/en/contact')
}
const typed = () => [
  field('[name=email]').value,
  field<HTMLTextAreaElement>('textarea').value,
  field<HTMLSelectElement>('select').value,
  ...[...document.querySelectorAll<HTMLInputElement>('[type=checkbox]')].map(({ checked }) => checked),
]

it('restores input, choices and ticks in the same form in another locale, except an agreement', () => {
  fill()
  show(form(['Choose', 'A wine']), '/en/contact')
  expect(typed()).toEqual(['camille@example.org', 'Déjà là', 'A wine', false, true, false])
})

it('carries input across a page without the form, in each locale, not into another page', () => {
  const links = (own: string) => `<a ${own} hreflang="en-GB" href="/en/contact">English</a>`
  fill()
  document.body.innerHTML = links('data-language') + form(['Choisir', 'Un vin'])
  restoreInput('/contact')
  expect(typed()).toEqual(['camille@example.org', 'Déjà là', 'Un vin', false, true, false])
  fill()
  document.body.innerHTML = links('') + form(['Choisir', 'Un vin'])
  restoreInput('/evenements')
  expect(typed()).toEqual(['', 'Déjà là', 'Choisir', false, false, false])
})

it('carries restored input further when the page is left without edits, but not sent input', () => {
  const filled = ['camille@example.org', 'Déjà là', 'Un vin', false, true, false]
  const links =
    '<a data-language hreflang="fr-FR" href="/contact">Français</a><a data-language hreflang="en-GB" href="/en/contact">English</a>'
  const open = (path: string) => {
    document.body.innerHTML = links + form(['Choisir', 'Un vin'])
    restoreInput(path)
  }
  fill()
  for (const path of ['/en/contact', '/contact', '/en/contact']) {
    open(path)
    expect(typed()).toEqual(filled)
  }
  document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true }))
  open('/contact')
  expect(typed()).toEqual(['', 'Déjà là', 'Choisir', false, false, false])
})

it('carries input that was not restored yet when the locale changes again', () => {
  fill()
  history.replaceState(null, '', '/en/contact')
  document.body.innerHTML = form(['Choose', 'A wine'])
  saveInput('/contact')
  show(form(['Choisir', 'Un vin']), '/contact')
  expect(typed()).toEqual(['camille@example.org', 'Déjà là', 'Un vin', false, true, false])
})

it('restores nothing in another page or form, nor on the way back', () => {
  const empty = ['', 'Déjà là', 'Choose', false, false, false]
  fill()
  show(form(['Choose', 'A wine']), '/en/blog')
  expect(typed()).toEqual(empty)
  show(form(['Choose', 'A wine']), '/en/contact')
  expect(typed()).toEqual(empty)
  fill()
  show(form(['Choose', 'A wine'], 'newsletter.subscribe'), '/en/contact')
  expect(typed()).toEqual(empty)
})

it('restores the focus on the cookie choices link once, and never takes it from elsewhere', () => {
  const links = '<a href="/cookies" data-consent>Vos choix</a><footer><a href="/cookies" data-consent>Gérer les cookies</a></footer>'
  const leave = (path: string) => {
    document.body.innerHTML = links
    field('footer a').focus()
    saveInput(path)
    document.body.innerHTML = `${links}<input>`
  }
  const { pathname } = location
  leave(pathname)
  restoreInput(pathname)
  expect(document.activeElement).toBe(field('footer a'))
  field('footer a').blur()
  restoreInput(pathname)
  expect(document.activeElement).toBe(document.body)
  leave(pathname)
  field('input').focus()
  restoreInput(pathname)
  expect(document.activeElement).toBe(field('input'))
  leave('/en/elsewhere')
  restoreInput('/en/elsewhere')
  expect(document.activeElement).toBe(document.body)
})
