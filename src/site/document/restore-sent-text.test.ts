// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { storeSentHtml } from './sent-html.ts'
import { restoreSentText } from './restore-sent-text.ts'

const SENT =
  '<a>Aller au contenu</a><div data-block="b1"><p>Prix : <!-- -->24 <b>€</b></p><button>Ajouter</button><input></div><div data-block="b2"><p>Fixe</p></div>'

const root = () => document.querySelector('#app')!
const live = new Set(['b1'])

/** Shows the page as the server sends it. */
function open(html = SENT): void {
  document.body.innerHTML = `<div id="app">${html}</div>`
  storeSentHtml(root())
}

const say = (text: string) => text.toUpperCase()

/** Translates each text node in place, as some browsers do, or into two `font` elements, as others do. */
function translate(way: 'font' | 'in place'): void {
  const walker = document.createTreeWalker(root(), NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const words = say(text.data)
    if (way === 'in place') {
      text.data = words
      continue
    }
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.append(words)
    outer.append(inner)
    text.replaceWith(outer)
  }
}

afterEach(() => document.body.replaceChildren())

describe('restoreSentText', () => {
  it.each(['font', 'in place'] as const)('restores text translated by way of "%s", but not in static blocks', (way) => {
    open()
    const button = root().querySelector('button')
    root().querySelector('input')!.value = 'saisi'
    translate(way)
    expect(restoreSentText(root(), live)).toBe(true)
    const [, , kept] = root().children
    expect(kept?.textContent).toBe('FIXE')
    kept!.innerHTML = '<p>Fixe</p>'
    expect(root().innerHTML).toBe(SENT)
    expect(root().querySelector('button')).toBe(button)
    expect(root().querySelector('input')!.value).toBe('saisi')
  })

  it('restores an element whose parts the translator has put in another order', () => {
    open()
    root().querySelector('p')!.innerHTML = '<b><font>€</font></b><font> 24 : PRIX</font>'
    restoreSentText(root(), live)
    expect(root().innerHTML).toBe(SENT)
  })

  it('changes nothing where nothing was translated, or nothing was stored', () => {
    open()
    root().querySelector('button')!.setAttribute('title', 'x')
    const before = root().innerHTML
    expect(restoreSentText(root(), live)).toBe(false)
    document.body.innerHTML = `<div id="app">${SENT}</div>`
    translate('font')
    const translated = root().innerHTML
    expect(restoreSentText(root(), live)).toBe(false)
    expect([before.includes('title="x"'), root().innerHTML]).toEqual([true, translated])
  })

  it('leaves scripts, drawings and typed text alone', () => {
    const html = '<noscript><p>Sans script</p></noscript><textarea>Bonjour</textarea><svg><text>a</text></svg><p>a</p>'
    open(html)
    root().querySelector('textarea')!.textContent = 'Autre'
    root().querySelector('p')!.innerHTML = '<font>B</font>'
    restoreSentText(root(), live)
    expect(root().querySelector('textarea')!.textContent).toBe('Autre')
    expect(root().querySelector('p')!.innerHTML).toBe('a')
  })
})
