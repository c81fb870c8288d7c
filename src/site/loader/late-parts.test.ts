// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { storeSentHtml, type SentElement } from '#site/document/sent-html.ts'
import { LATE_PART } from '../late-part-event.ts'
import { fetchLateParts } from './late-parts.ts'

const block = (id: string, html: string, marks = '') => `<div class="b" data-block="${id}" data-type="related-posts"${marks}>${html}</div>`
const late = (id: string, marks = '') => block(id, '<a href="/article">Réessayer</a>', ` data-missing="whole"${marks}`)
const page = (body: string) => `<!doctype html><body><div id="app">${body}</div></body>`

/** Shows a page, and answers each request for it in turn; the last answer is given again. */
async function ask(body: string, answers: readonly (string | null)[], visit: { address: string } = { address: '/article' }) {
  document.body.innerHTML = `<div id="app">${body}</div>`
  const app: SentElement = document.getElementById('app')!
  storeSentHtml(app)
  const pauses: number[] = []
  let asked = 0
  await fetchLateParts({
    document,
    address: () => visit.address,
    pause: async (ms) => void pauses.push(ms),
    fetchPage: async () => answers[Math.min(asked++, answers.length - 1)] ?? null,
  })
  return { app, pauses, asked }
}

describe('the parts of a page that were late', () => {
  const arrived: string[] = []
  const note = ({ target }: Event) => void arrived.push((target as HTMLElement).dataset['block'] ?? '')

  beforeEach(() => {
    arrived.length = 0
    document.addEventListener(LATE_PART, note)
  })
  afterEach(() => document.removeEventListener(LATE_PART, note))

  it('are put in place when they come, also in the HTML with which the application begins', async () => {
    const { app, asked } = await ask(block('a', 'article') + late('b'), [page(block('a', 'other') + block('b', '<ul>proches</ul>'))])
    expect(app.innerHTML).toBe(block('a', 'article') + block('b', '<ul>proches</ul>'))
    expect(app.sentHtml).toBe(app.innerHTML)
    expect([arrived, asked]).toEqual([['b'], 1])
  })

  it('are asked for again with growing pauses, four times at most', async () => {
    const { app, pauses, asked } = await ask(late('b'), [null, page(late('b')), null])
    expect(pauses).toEqual([6000, 15_000, 45_000, 120_000])
    expect([asked, app.innerHTML]).toEqual([4, late('b')])
  })

  it('are not fetched for a page that the visitor has left', async () => {
    const visit = { address: '/article' }
    document.body.innerHTML = late('b')
    let asked = 0
    await fetchLateParts({
      document,
      address: () => visit.address,
      pause: async () => void (visit.address = '/other'),
      fetchPage: async () => (asked++, page(block('b', 'other'))),
    })
    expect([asked, arrived]).toEqual([0, []])
  })

  it('are dropped when the visitor leaves while they are fetched', async () => {
    const visit = { address: '/article' }
    document.body.innerHTML = late('b')
    await fetchLateParts({
      document,
      address: () => visit.address,
      pause: async () => undefined,
      fetchPage: async () => ((visit.address = '/other'), page(block('b', 'other'))),
    })
    expect(arrived).toEqual([])
  })

  it.each([
    ['a block of another type', late('b'), block('b', 'other').replace('related-posts', 'text')],
    ['a block that is gone', late('b'), block('c', 'other')],
    ['an interactive block', late('b', ' data-live=""'), block('b', 'other', ' data-live=""')],
    ['a block inside an interactive one', `<div data-live="">${late('b')}</div>`, block('b', 'other')],
    ['a block that holds an interactive one now', late('b'), block('b', block('c', 'other', ' data-live=""'))],
  ])('stay as they are for %s', async (_case, sent, fresh) => {
    const { app } = await ask(sent, [page(fresh)])
    expect([app.innerHTML.includes('other'), arrived]).toEqual([false, []])
  })

  it('take the place of a focused link, and the keyboard goes on from the block', async () => {
    document.body.innerHTML = late('b')
    document.querySelector('a')!.focus()
    await fetchLateParts({
      document,
      address: () => '/article',
      pause: async () => undefined,
      fetchPage: async () => page(block('b', 'proches')),
    })
    expect(document.activeElement).toBe(document.querySelector('[data-block="b"]'))
  })

  it('of the shell hide its notice once all of them are there', async () => {
    const footer = (html: string, marks = '') => block('f', html, marks)
    const notice = '<div class="page-block"><p data-missing-notice="shell">Il manque</p></div>'
    await ask(`<main>${notice}</main>${footer('', ' data-missing="shell"')}`, [page(footer('partenaires'))])
    expect(document.querySelector('.page-block')?.getAttribute('hidden')).toBe('')
    expect(document.querySelector('[data-block="f"]')?.textContent).toBe('partenaires')
  })
})
