// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { isFaithful } from './is-faithful.ts'
import { readHtml } from './read-html.ts'
import { VALUE } from './schema.ts'
import { isEmpty, writeHtml } from './write-html.ts'

describe('isFaithful', () => {
  it.each([
    ['formats nested in either order', '<p><em><strong>a</strong></em><strong><em>b</em></strong></p>'],
    ['attributes in any order', '<p><a target="_blank" href="/a" title="x">a</a></p>'],
    ['bare text between blocks', 'Texte<p>a</p>texte <em>b</em>'],
    ['bare text in items and cells', '<ul><li>a<ul><li>b</li></ul></li></ul><table><tbody><tr><td>c</td><td></td></tr></tbody></table>'],
    ['line ends between blocks', '<ul>\n  <li>a</li>\n</ul>\n\n<p>b</p>\n'],
    ['a picture with its caption', '<figure><img src="/media/1.webp" alt=""><figcaption>a</figcaption></figure>'],
    ['values of the site, also in an address', '<p><a href="tel:{{COMPANY_PHONE}}">{{ COMPANY_PHONE }}</a> {{{X}}}</p>'],
    ['no-break spaces as characters or as entities', '<p>12\u00a0h&nbsp;30</p>'],
    ['an empty text', ''],
  ])('accepts %s', (_, html) => {
    expect(isFaithful(html, 'html')).toBe(true)
  })

  it.each([
    ['an empty element', '<p>a<strong></strong></p>'],
    ['an element that the rules refuse', '<p>a</p><script>x()</script>'],
    ['an attribute that the rules refuse', '<p style="color: red">a</p>'],
    ['a comment', '<p>a<!-- b --></p>'],
    ['unfinished markup', '<p>a <strong'],
    ['a cell without a table', '<td>a</td>'],
    ['a format around blocks', '<ins><p>a</p><p>b</p></ins>'],
    ['an empty paragraph, which an empty text would replace', '<p></p>'],
    ['words that an entity spells', '<p>&eacute;t&eacute;</p>'],
  ])('reports %s', (_, html) => {
    expect(isFaithful(html, 'html')).toBe(false)
  })

  it('reports blocks where only a line may stand', () => {
    expect(isFaithful('a <em>b</em><br>{{X}}', 'html-inline')).toBe(true)
    expect(isFaithful('<p>a</p>', 'html-inline')).toBe(false)
  })
})

describe('readHtml', () => {
  it('turns the values of the site into nodes that are one character each', () => {
    const doc = readHtml('<p>Tél. {{ COMPANY_PHONE }}.</p>', 'html')
    const paragraph = doc.child(0)
    expect([paragraph.childCount, paragraph.child(1).type.name, paragraph.child(1).nodeSize]).toEqual([3, VALUE, 1])
    expect(doc.textContent).toBe('Tél. {{ COMPANY_PHONE }}.')
  })

  it.each([
    ['a space at the end', '<p>Appelez au </p>'],
    ['a space at the beginning', '<p> au 12</p>'],
    ['several spaces', '<p>un  deux</p>'],
    ['a space alone', '<p> </p>'],
    ['a space within a format', '<h2><strong>Appelez </strong> au </h2>'],
    ['spaces around a line end', '<p>un <br> deux</p>'],
    ['a space before a value', '<p>Appelez au {{COMPANY_PHONE}} </p>'],
    ['spaces of an item and of a cell', '<ul><li>un <ul><li> deux </li></ul></li></ul><table><tbody><tr><td>a </td></tr></tbody></table>'],
  ])('reads %s as it was typed', (_, html) => expect(writeHtml(readHtml(html, 'html'))).toBe(html))

  it.each(['au ', ' au', ' ', 'un <em>deux </em>', 'au {{X}} '])('reads the line "%s" as it was typed', (html) =>
    expect(writeHtml(readHtml(html, 'html-inline'))).toBe(html),
  )

  it('leaves out the layout of the markup', () => {
    const html = '<ul>\n  <li>\n    a \n  </li> <li>b</li>\n</ul> <p>\tc\n  d\n</p>\n'
    expect(writeHtml(readHtml(html, 'html'))).toBe('<ul><li>a</li><li>b</li></ul><p>c d</p>')
  })

  it('runs no handler and loads no picture of the text', () => {
    const loaded: string[] = []
    Object.assign(window, { hit: () => loaded.push('handler') })
    readHtml('<img src="x" onerror="hit()"><script>hit()</script><p onclick="hit()">a</p>', 'html')
    expect(loaded).toEqual([])
  })
})

describe('writeHtml', () => {
  it('writes an empty document as an empty text', () => {
    for (const html of ['', '<p></p>', '  '])
      expect([writeHtml(readHtml(html, 'html')), isEmpty(readHtml(html, 'html'))]).toEqual(['', true])
    expect(writeHtml(readHtml('<p id="user-content-a"></p>', 'html'))).toBe('<p id="user-content-a"></p>')
    expect(writeHtml(readHtml('', 'html-inline'))).toBe('')
  })
})
