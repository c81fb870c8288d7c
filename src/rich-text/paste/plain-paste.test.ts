// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { readPlainPaste } from './plain-paste.ts'

const clipboard = (html: string, words: string, types: readonly string[] = []) =>
  ({
    getData: (type: string) => (type === 'text/html' ? html : words),
    files: types.map((type) => new File(['x'], 'x', { type })),
  }) as unknown as DataTransfer

const read = (html: string, words: string) => {
  const { text, dropped } = readPlainPaste(clipboard(html, words))
  return [text, Object.fromEntries(dropped)]
}

const comment = `<p>Un<a class=msocomanchor href="#_msocom_1">[A1]</a></p><p>deux</p>
<div style='mso-element:comment-list'><div style='mso-element:comment'>À revoir</div></div>`

describe('readPlainPaste', () => {
  it.each([
    ['', 'Un\ndeux', ['Un\ndeux', {}]],
    ['<p><b>Un</b> <u>deux</u> <small>x</small></p>', 'Un deux x', ['Un deux x', {}]],
    ['<p>Un</p><table><tr><td>a</td><td>b</td></tr></table><img src="/media/1.webp">', 'Un\na\tb', ['Un\na\tb', { table: 1, picture: 1 }]],
    ['<a href="/offres">Nos offres</a> <a href="https://mas.example">mas.example</a> <a href="#haut">Haut</a>', 'x', ['x', { link: 1 }]],
    [comment, 'Un[A1]\ndeux\n[A1] À revoir', ['Un\ndeux', { comment: 1 }]],
    ['<p>Un <del cite="mailto:A" datetime="2026">mot </del>deux</p>', 'Un mot deux', ['Un deux', { revision: 1 }]],
    ['<p>Un <span style="display:none;mso-hide:all">mot </span>deux</p>', 'Un mot deux', ['Un deux', { hidden: 1 }]],
    ['<style>p.a, span.b\n{color:red; mso-hide:all}</style><p>Un <span class=b>mot </span>deux</p>', 'x', ['Un deux', { hidden: 1 }]],
    ['<style>@media print { .b {display:none} }</style><p>Un <span class=b>mot</span></p>', 'Un mot', ['Un mot', {}]],
  ])('reads %s with the words %j: %j', (html, words, expected) => expect(read(html, words)).toEqual(expected))

  it('counts the files of a clipboard without words', () => {
    const { text, dropped } = readPlainPaste(clipboard('', '', ['image/png', 'application/pdf']))
    expect([text, Object.fromEntries(dropped)]).toEqual(['', { picture: 1, file: 1 }])
  })

  it('reads nothing without a clipboard', () => expect(readPlainPaste(null)).toEqual({ text: '', dropped: new Map() }))
})
