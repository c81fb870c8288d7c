import { expect, it, vi } from 'vitest'
import { ValueStore } from '#engine/value-store.ts'
import { acts } from '#composer/acts/acts.ts'
import type { ShellReach, Workbench } from '#composer/workbench/workbench.ts'
import { runnerOn } from '#tests/support/composer/composer-setup.ts'
import { sampleBlock, sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { waitUntil } from '#tests/support/wait-until.ts'
import { watchReach } from './read-reach.ts'
import { screensOf } from './ScreenNote.tsx'
import { isOfOtherLanguage, shellIdOf } from './shell-facts.ts'

const reachOf = (pages: number): ShellReach => ({ pages, followers: [], isOwn: true, sample: null, documents: [] })

function open(edited: Workbench['props']['edited'], locale = 'fr_FR') {
  const setup = runnerOn(sampleDocument())
  const read = vi.fn((key: { readonly id: number }) => Promise.resolve(reachOf(key.id)))
  const props = { ...setup.props, edited, locale, site: { locales: ['fr_FR', 'en_GB'] }, admin: { shell: { reach: read } } }
  const stores = { reach: new ValueStore<ShellReach | null>(null), former: new ValueStore<number | null | undefined>(undefined) }
  return { ...setup, ...stores, read, bench: { ...setup, ...stores, props } as unknown as Workbench }
}

const page = { kind: 'page', id: 12 } as const
const shell = { kind: 'shell', id: 2 } as const

it('reads the pages of the shell around a page, and again when the page takes the other one', async () => {
  const { bench, read, reach, store } = open(page)
  const end = watchReach(bench)
  expect([shellIdOf(bench), read.mock.lastCall]).toEqual([1, [{ id: 1, locale: 'fr_FR' }]])
  store.act({ operations: [{ op: 'head', pointer: '/shell', value: 'page' }] })
  expect([shellIdOf(bench), read.mock.lastCall]).toEqual([2, [{ id: 2, locale: 'fr_FR' }]])
  await waitUntil(() => expect(reach.get()?.pages).toBe(2))
  end()
})

it('reads the pages of an edited shell again after each publication', () => {
  const { bench, read, former } = open(shell)
  const end = watchReach(bench)
  former.set(31)
  expect(read).toHaveBeenCalledTimes(2)
  end()
  former.set(32)
  expect(read).toHaveBeenCalledTimes(2)
})

it('opens the shell of a page by its act, which a shell itself refuses', () => {
  const { bench, opened } = open(page)
  const desk = { bench, actor: { send: () => undefined } }
  expect(acts.shell.refusalOf(desk)).toBeNull()
  acts.shell.run(desk)
  expect(opened).toEqual([1])
  expect(acts.shell.refusalOf({ ...desk, bench: open(shell).bench })).not.toBeNull()
})

it.each([
  [shell, 'fr_FR', false],
  [shell, 'en_GB', true],
  [page, 'en_GB', false],
] as const)('knows whether %j in %s may do without its own: %s', (edited, locale, expected) => {
  expect(isOfOtherLanguage(open(edited, locale).bench)).toBe(expected)
})

it('knows which screens show the region of an element', () => {
  const regions = {
    topBar: [sampleBlock('haut')],
    mobileAppBar: [sampleBlock('mobile', [sampleBlock('menu')])],
    footer: [sampleBlock('pied')],
  }
  const store = { document: { ...sampleDocument(), regions } }
  expect(['haut', 'menu', 'pied', 'parti'].map((id) => screensOf(store, id))).toEqual(['large', 'small', null, null])
})
