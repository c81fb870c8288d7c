import { expect, it } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import { pasteBenchOn, written } from '#tests/support/composer/composer-setup.ts'
import { sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import type { ComposerText } from '#composer/words/use-composer-text.ts'
import { BAR_GROUPS, MENU_GROUPS, OUTLINE_ACTS, PHONE_ACTS, SEVERAL_GROUPS } from '#composer/acts/act-icons.ts'
import { acts, type ActName } from '#composer/acts/acts.ts'
import { actEntries, blockEntries, pageEntries } from './palette-entries.ts'

const registry = createRegistry(catalogue)
const text: ComposerText = (id, values) => written({ id, ...(values && { values }) })
const hero = { id: 'hero-a', type: 'hero', v: registry.types.get('hero')?.version ?? 1, props: { title: 'Le mas en été' } }

function desk(selected: readonly string[]) {
  return { bench: pasteBenchOn(sampleDocument(hero), selected, registry), actor: { send: () => undefined } }
}
const labels = (entries: readonly { readonly label: string }[]) => entries.map(({ label }) => label)

it('finds the acts that are possible, without accents and by the beginnings of words', () => {
  expect(labels(actEntries(desk(['hero-a']), text, 'dupl'))).toEqual(['Dupliquer'])
  expect(labels(actEntries(desk(['hero-a']), text, 'monter'))).toEqual([])
  expect(labels(actEntries(desk([]), text, 'supprimer'))).toEqual([])
  expect(labels(actEntries(desk(['hero-a']), text, 'transformer appel'))[0]).toMatch(/^Transformer en\u00a0: Appel/)
})

const ofMenus = new Set<ActName>([...PHONE_ACTS, ...OUTLINE_ACTS, ...[MENU_GROUPS, BAR_GROUPS, SEVERAL_GROUPS].flat(2)])
const tabs = { id: 'tabs-a', type: 'tabs', v: 1, props: {}, slots: { content: [hero] } }

it.each([...ofMenus])('finds « %s » by the words of the menu wherever it is possible', (name) => {
  const words = text(acts[name].label)
  for (const selected of [[], ['hero-a'], ['tabs-a']]) {
    const bench = pasteBenchOn(sampleDocument({ ...hero, id: 'hero-b' }, tabs), selected, registry)
    const on = { bench, actor: { send: () => undefined } }
    const isFound = actEntries(on, text, words).some(({ key, label }) => key === name && label === words)
    expect(isFound).toBe(acts[name].refusalOf(on) === null)
  }
})

it('opens the visibility of the selected element, found by the beginning of the word', () => {
  const { bench, actor } = desk(['hero-a'])
  const [found] = actEntries({ bench, actor }, text, 'visib')
  found?.run()
  expect([found?.label, bench.side.get(), bench.focused.get()]).toEqual([
    'Visibilité',
    'inspector',
    { blockId: 'hero-a', pointer: '/visibility' },
  ])
})

it('finds elements of the page by their words and selects them, and pages by title or address', () => {
  const { bench, actor } = desk([])
  const [found] = blockEntries({ bench, actor }, 'ete mas')
  found?.run()
  expect([found?.label, found?.words, bench.selection.ids]).toEqual([
    registry.types.get('hero')?.manifest.label.fr,
    'Le mas en été',
    ['hero-a'],
  ])
  expect(blockEntries({ bench, actor }, '')).toEqual([])
  const opened: number[] = []
  const pages = [
    { id: 3, title: 'Nos vins', url: 'vins' },
    { id: 4, title: 'Événements', url: 'evenements' },
  ]
  const site = { siteName: '', siteHost: '', siteUrl: '/', locales: ['fr_FR', 'en_GB'], rights: [] }
  const [page] = pageEntries(pages, { onPage: (id) => opened.push(id), locale: 'en_GB', site }, 'evenem')
  page?.run()
  expect([page?.label, page?.words, opened]).toEqual(['Événements', '/en/evenements', [4]])
})
