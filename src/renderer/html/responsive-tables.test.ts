// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { makeTablesResponsive } from './responsive-tables.ts'

const HEAD =
  '<thead><tr><th scope="col">Formalité</th><th scope="col">Délai</th><th scope="col">Prix <em>HT</em> "net" &amp; dû</th></tr></thead>'

describe('the tables of a text', () => {
  it('have the column heading in each cell except the first', () => {
    const row = '<tr><th scope="row">EURL</th><td>5 jours</td><td>149 €</td></tr>'
    expect(makeTablesResponsive(`<p>a</p><table>${HEAD}<tbody>${row}</tbody></table><p>b</p>`)).toBe(
      `<p>a</p><table tabindex="0" data-labelled="">${HEAD}<tbody><tr><th scope="row">EURL</th><td data-label="Délai">5 jours</td>` +
        '<td data-label="Prix HT &quot;net&quot; &amp; dû">149 €</td></tr></tbody></table><p>b</p>',
    )
  })

  it('keep the no-break spaces of a column heading in its cells', () => {
    const html =
      '<table><thead><tr><th>Lot</th><th>Plus\nde 1\u202f200\u00a0€</th></tr></thead><tbody><tr><td>a</td><td>b</td></tr></tbody></table>'
    expect(makeTablesResponsive(html)).toContain('<td data-label="Plus de 1\u202f200\u00a0€">b</td>')
  })

  it.each([
    ['has no headings', '<table><tbody><tr><th scope="row">a</th><td>b</td></tr></tbody></table>'],
    ['has a cell over two columns', `<table>${HEAD}<tbody><tr><td colspan="2">a</td><td>b</td></tr></tbody></table>`],
    [
      'has two rows of headings',
      `<table>${HEAD.replace('</thead>', '<tr><th>x</th></tr></thead>')}<tbody><tr><td>b</td></tr></tbody></table>`,
    ],
    [
      'holds another table',
      `<table>${HEAD}<tbody><tr><td>a</td><td><table><tbody><tr><td>b</td></tr></tbody></table></td></tr></tbody></table>`,
    ],
  ])('are only focusable when one %s', (_, table) => {
    expect(makeTablesResponsive(table)).toBe(table.replaceAll('<table', '<table tabindex="0"'))
  })

  it('are distinguished from tags inside an attribute', () => {
    const html = `<p title="<table>${HEAD.replaceAll('"', "'")}<tr><td>a</td><td>b</td></tr></table>">x</p>`
    expect(makeTablesResponsive(html)).toBe(html)
  })

  it('are not split by a tag inside an attribute', () => {
    const html = `<table><tbody><tr><td title="</thead><td><tr><th>x</th>">1</td><td>2</td></tr></tbody></table>`
    expect(makeTablesResponsive(html)).toBe(html.replace('<table', '<table tabindex="0"'))
  })

  it('let no content of a cell or heading become markup', () => {
    const head = '<thead><tr><th>a</th><th title="</th>">&lt;img&gt;" onload="x</th></tr></thead>'
    const html = makeTablesResponsive(`<table>${head}<tbody><tr><td title="<td>">1</td><td>2</td></tr></tbody></table>`)
    document.body.innerHTML = html
    const cells = [...document.querySelectorAll('tbody td')]
    expect(cells.map((cell) => cell.getAttributeNames())).toEqual([['title'], ['data-label']])
    expect(document.querySelector('img, [onload]')).toBeNull()
  })
})
