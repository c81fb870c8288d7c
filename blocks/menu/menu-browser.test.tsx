import { JSDOM } from 'jsdom'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { MenuItem } from '#schemas/api/sites/site.ts'
import { View as MobileAppBar } from '#blocks/mobile-app-bar/View.tsx'
import { dismissFolds } from '#site/navigation/close-disclosures.ts'
import { testContext } from '#tests/support/blocks/block-context.ts'
import { barModel, sheetModel, type MenuEvent, type Way } from '#tests/support/machines/menu-models.ts'
import { modelWalks, walkedStates } from '#tests/support/machines/model-walks.ts'
import { stageView } from '#tests/support/blocks/view-stage.tsx'
import { View } from './View.tsx'

function item(title: string, url: string | null, children: MenuItem[] = []): MenuItem {
  const linkType = url === null ? 'NONE' : 'SELF'
  return { id: 1, title, menuTitle: null, url, linkType, showInMenu: true, order: 1, parent: null, children }
}

const menu = [
  item('Journal', 'journal'),
  item('Vous êtes', null, [item('Fondateur', null, [item('Seul', 'seul')]), item('Avocat', 'avocat')]),
  item('Services', null, [item('Création', 'creation')]),
]
const context = { site: { ...testContext.site, menu } }
const page = { path: '/contact' }
const listed = { source: 'site' as const, label: 'Menu principal', depth: 3 as const }
const bar = renderToStaticMarkup(stageView(View, { props: { ...listed, orientation: 'horizontal' as const }, context, page }))
const column = stageView(View, { props: { ...listed, orientation: 'vertical' as const }, context, page })
const sheet = renderToStaticMarkup(
  stageView(MobileAppBar, { props: { menuLabel: 'Menu', showPhone: false }, slots: { menu: column }, context, page }),
)

const titles = { first: 'Vous êtes', second: 'Services', nested: 'Fondateur', sheet: 'Menu' } as const
/** The open part of a state, the innermost that Escape closes. */
const opened: Readonly<Record<string, keyof typeof titles>> = {
  first: 'first',
  nested: 'nested',
  second: 'second',
  open: 'sheet',
  unfolded: 'sheet',
}
const elsewhere = '<p>Ailleurs</p><button>Suite</button>'

const ways: readonly Way[] = ['pointer', 'touch', 'Enter']
const pressed = (...types: readonly ('first' | 'second' | 'nested' | 'sheet')[]): MenuEvent[] =>
  types.flatMap((type) => ways.map((by) => ({ type, by })))
const others: readonly MenuEvent[] = (['Escape', 'click elsewhere', 'focus inside', 'focus beside', 'focus elsewhere'] as const).map(
  (type) => ({ type }),
)

describe('the menu, along every way through its model', () => {
  const { window } = new JSDOM()
  const { document } = window

  beforeAll(() => {
    vi.stubGlobal('document', document)
    vi.stubGlobal('Node', window.Node)
    dismissFolds()
  })
  afterAll(() => {
    vi.unstubAllGlobals()
  })

  const isSeen = (element: Element): boolean => {
    const fold = element.parentElement?.closest('details')
    return !fold || ((fold.open || element.parentElement === fold) && isSeen(fold))
  }
  const seenLinks = () => [...document.querySelectorAll('nav a')].filter(isSeen).map(({ textContent }) => textContent)
  const title = (name: string) => [...document.querySelectorAll('summary')].find(({ textContent }) => textContent === name)
  const strike = (key: string) =>
    (document.activeElement ?? document.body).dispatchEvent(new window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))

  /** Presses as a browser does: the target takes the focus first, and a key that is not prevented clicks. */
  function press(name: string, by: Way): void {
    const summary = title(name)
    if (!summary || !isSeen(summary)) return
    if (by !== 'Enter') summary.dispatchEvent(new window.Event(by === 'touch' ? 'touchstart' : 'mousedown', { bubbles: true }))
    summary.focus()
    if (by !== 'Enter' || strike(by)) summary.click()
  }

  function act(event: MenuEvent): void {
    if ('by' in event) press(titles[event.type], event.by)
    else if (event.type === 'Escape') strike('Escape')
    else if (event.type === 'click elsewhere') document.querySelector('p')?.click()
    else if (event.type === 'focus elsewhere') document.querySelector('button')?.focus()
    else if (event.type === 'focus beside') focus('Avocat')
    else focus('Seul')
  }
  /** Focuses an element unless it is folded away. */
  function focus(name: string): void {
    const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === name)
    if (link && isSeen(link)) link.focus()
  }

  /** Goes along a way, and looks after each step. */
  function walk(
    model: typeof barModel | typeof sheetModel,
    links: Readonly<Record<string, readonly string[]>>,
    events: readonly MenuEvent[],
  ) {
    const states = walkedStates(model, events).map(String)
    expect(seenLinks()).toEqual(links['closed'])
    for (const [index, event] of events.entries()) {
      const [before = '', after = ''] = states.slice(index)
      act(event)
      expect({ after, links: seenLinks() }).toEqual({ after, links: links[after] })
      // Escape closes a menu and moves the focus to its title.
      if (event.type === 'Escape' && before !== after) expect(document.activeElement?.textContent).toBe(titles[opened[before]!])
    }
  }

  describe('on a large screen', () => {
    const links = {
      closed: ['Journal'],
      first: ['Journal', 'Avocat'],
      nested: ['Journal', 'Seul', 'Avocat'],
      second: ['Journal', 'Création'],
    }
    it.each(modelWalks(barModel, [...pressed('first', 'second', 'nested'), ...others]))('$name', ({ events }) => {
      document.body.innerHTML = bar + elsewhere
      walk(barModel, links, events)
    })
  })

  describe('on a small screen', () => {
    const links = { closed: [], open: ['Journal'], unfolded: ['Journal', 'Avocat'], kept: [] }
    it.each(modelWalks(sheetModel, [...pressed('sheet', 'first'), ...others]))('$name', ({ events }) => {
      document.body.innerHTML = sheet + elsewhere
      walk(sheetModel, links, events)
    })
  })
})
