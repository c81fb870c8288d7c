import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Unbroken } from './Unbroken.tsx'

describe('the words of a label', () => {
  it.each([
    ['Adresse e-mail', '<span>Adresse <span class="unbroken">e-mail</span></span>'],
    ['E-mail address', '<span><span class="unbroken">E-mail</span> address</span>'],
    ['Mes e-mails', '<span>Mes <span class="unbroken">e-mails</span></span>'],
    ['Rendez-vous', 'Rendez-vous'],
    ['', ''],
  ])('%s are kept together where they are one word', (words, html) => {
    expect(renderToStaticMarkup(<Unbroken words={words} />)).toBe(html)
  })
})
