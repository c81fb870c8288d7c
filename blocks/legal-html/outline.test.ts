import { describe, expect, it } from 'vitest'
import { outline } from './outline.ts'

describe('outline', () => {
  it('gives each part an anchor and sets its number apart', () => {
    const { html, parts } = outline('<p>Avant.</p><h2>1. Qui nous sommes</h2><p>…</p><h2>Article 2 – Commande &amp; prix</h2>', 'part')
    expect(parts).toEqual([
      { anchor: 'part-1', number: '1', title: 'Qui nous sommes' },
      { anchor: 'part-2', number: '2', title: 'Commande & prix' },
    ])
    expect(html).toContain('<h2 id=part-1><span class=part-number>1.</span> Qui nous sommes</h2>')
    expect(html).toContain('<p>Avant.</p>')
  })

  it('leaves a title without a number as it is, and one that begins with a year or a quantity', () => {
    const { parts } = outline('<h2>Médiation</h2><h2>30 jours pour répondre</h2>', 'part')
    expect(parts.map(({ number, title }) => [number, title])).toEqual([
      [null, 'Médiation'],
      [null, '30 jours pour répondre'],
    ])
  })

  it('opens no way out of an attribute that holds the text of a heading', () => {
    const { html } = outline('<a title="<h2>1. <img src=x onerror=alert(1)></h2>">…</a>', 'part')
    expect(html.match(/"/g)).toHaveLength(2)
  })

  it('keeps the marks inside a title in the text, and takes them out of the list', () => {
    const { html, parts } = outline('<h2>3. Vos <em>droits</em></h2>', 'part')
    expect(parts[0]?.title).toBe('Vos droits')
    expect(html).toContain('Vos <em>droits</em>')
  })
})
