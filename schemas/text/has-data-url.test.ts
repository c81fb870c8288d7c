import { describe, expect, it } from 'vitest'
import { hasDataUrl } from './has-data-url.ts'

describe('a data URL', () => {
  it.each([
    'data:image/png;base64,iVBORw0KGgo=',
    'Voici : data:image/png;base64,iVBORw0KGgo=',
    'Bonjour,\n\ndata:text/html,<p>x</p>',
    '\u200bdata:image/png;base64,AAAA',
    'da\u200bta:ima\u2060ge/png;base64,AAAA',
    'DATA:Application/PDF;base64,AAAA',
    'data:\nimage/png\n;base64,AAAA',
    '(data:;base64,AAAA)',
    'data:;charset=utf-8,x',
    'data:odd/kind;charset=x;base64,AAAA',
    '<img src="data:image/svg+xml,x">',
  ])('is seen in %j', (text) => {
    expect(hasDataUrl(text)).toBe(true)
  })

  it.each([
    'les data: voici, en deux mots',
    'data:',
    'Mes data : image, texte et vidéo',
    'data:oui, data:non',
    'metadata:image/png;base64,AAAA',
    'un fichier image/png, ou base64',
    'Big data: text and images; see below',
  ])('is no part of %j', (text) => {
    expect(hasDataUrl(text)).toBe(false)
  })
})
