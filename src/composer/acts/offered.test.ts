import { expect, it } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import { openDraft } from '#engine/draft/sync/draft-client.ts'
import { blockFormStore } from '#composer/inspector/block-form-store.ts'
import { ownTree } from '#composer/inspector/words-tree.ts'
import { actEntries } from '#composer/command-palette/palette-entries.ts'
import { commands } from '#composer/commands/commands.ts'
import { pasteOutside } from '#composer/clipboard/paste-outside.ts'
import { draggedBlocks } from '#composer/dragging/dragged.ts'
import { runCombo } from '#composer/keys/run-combo.ts'
import { openPalette, openPaletteFor, openPaletteInstead, openPaletteToStart } from '#composer/palette/open-palette.ts'
import { authorBenchOn, pasteBenchOn, written } from '#tests/support/composer/composer-setup.ts'
import { outlineOf, sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { actNames, acts, type ActName } from './acts.ts'
import { isOffered } from './offered.ts'

const registry = createRegistry(catalogue)
const version = (type: string) => registry.types.get(type)?.version ?? 1
const hero = { id: 'hero-a', type: 'hero', v: version('hero'), props: { title: 'Le mas en été', tone: 'accent' } }
const faq = { id: 'faq-a', type: 'faq', v: version('faq'), props: { items: [{ question: 'Quand ?', answer: '<p>Demain</p>' }] } }
const page = sampleDocument(hero, faq)
const before = outlineOf(page)
const SENTENCE = 'Votre profil permet de changer les mots, les images et les liens de cette page.'

/** The acts of an author, in words of the trade: walk, read, copy, take back own words, ask others. */
const OF_AUTHOR: readonly ActName[] = [
  ...(['copy', 'selectParent', 'selectNext', 'selectPrevious', 'selectSameType', 'selectSiblings'] as const),
  ...(['fold', 'unfold', 'foldAll', 'unfoldAll', 'undo', 'redo', 'nameVersion', 'tryOut', 'viewAs', 'notes', 'askReview'] as const),
  ...(['palette', 'searchOutline', 'nextPart', 'formerPart', 'toolbar', 'help'] as const),
]

const author = (selected: readonly string[] = ['hero-a']) => {
  const bench = authorBenchOn(page, selected, registry)
  const sent: string[] = []
  return { bench, sent, desk: { bench, actor: { send: ({ type }: { readonly type: string }) => void sent.push(type) } } }
}
const text = (id: Parameters<typeof written>[0]['id'], values?: Parameters<typeof written>[0]['values']) =>
  written({ id, ...(values && { values }) })

it('offers an author the acts of words alone, and every act to a person with all rights', () => {
  const { bench } = author()
  expect(actNames.filter((name) => isOffered(bench, name)).toSorted()).toEqual([...OF_AUTHOR].toSorted())
  const full = pasteBenchOn(page, [], registry)
  expect(actNames.filter((name) => !isOffered(full, name))).toEqual([])
})

it.each(actNames.filter((name) => !OF_AUTHOR.includes(name) && acts[name].keys.length > 0))('has no key for %s of an author', (name) => {
  for (const combo of acts[name].keys) {
    const { bench, desk, sent } = author()
    expect(runCombo(desk, combo, { isInText: false, hasLetters: true, hasSigns: true })).toBe(false)
    expect([sent, bench.dialog.get(), bench.adding.get(), outlineOf(bench.store.document)]).toEqual([[], null, 0, before])
  }
})

it('lists in the command palette of an author what an author may do', () => {
  const { desk } = author()
  const found = (query: string) => actEntries(desk, text, query).map(({ key }) => key)
  for (const query of ['dupl', 'supprimer', 'transformer', 'publier', 'ajouter', 'partager', 'visibilité'])
    expect([query, found(query)]).toEqual([query, []])
  expect(found('relecture')).toEqual(['askReview'])
})

it('opens the palette of elements to an author by no way', () => {
  const { bench } = author()
  openPalette(bench)
  openPaletteToStart(bench, 'element')
  openPaletteFor(bench, { region: 'main' })
  expect(bench.adding.get()).toBe(0)
  const channel = { get: () => null } as never
  openPaletteInstead({ ...bench, channel, registry }, { instead: 'hero-a', pointer: '/title', value: '/' }, { hasSigns: true })
  expect([bench.adding.get(), bench.store.block('hero-a')?.props['title']]).toEqual([0, '/'])
})

it('lifts nothing for an author, and sends no picture of a paste to the library', async () => {
  const { bench } = author()
  expect(draggedBlocks(bench, ['hero-a'])).toBeNull()
  const files = [new File(['x'], 'mas.png', { type: 'image/png' })]
  await pasteOutside(bench, { html: '', words: '', files })
  expect([bench.sent, bench.announced, outlineOf(bench.store.document)]).toEqual([[], [SENTENCE], before])
})

it.each([
  ['a pasted block', commands.paste, { blocks: [{ ...hero, id: 'neuf' }] }],
  ['a tone', commands.setField, { id: 'hero-a', field: 'Teinte', pointer: '/tone', value: 'paper' }],
  ['the title of the page', commands.setHead, { pointer: '/title', value: 'Autre' }],
  ['a removed question', commands.removeItem, { id: 'faq-a', field: 'Questions', pointer: '/items', index: 0 }],
] as const)('refuses %s of an author with the sentence of the profile', (_, command, given) => {
  const { bench } = author()
  const former = bench.store.document
  expect(bench.runner.run(command as never, given as never)).toBe(false)
  expect([bench.announced, bench.store.document]).toEqual([[SENTENCE], former])
  expect(pasteBenchOn(page, ['hero-a'], registry).runner.run(command as never, given as never)).toBe(true)
})

it('takes the words of an author, and takes them back', () => {
  const { bench } = author()
  const store = blockFormStore(bench, 'faq-a', ownTree({ may: 'words' }, registry.types.get('faq')?.manifest))
  expect(store.set('/items/0/question', 'À quelle heure ?')).toBe(true)
  expect(bench.runner.undo()).toBe(true)
  expect(bench.store.block('faq-a')?.props).toEqual(faq.props)
})

it('takes back no structure that was changed by wider rights', () => {
  const writer = pasteBenchOn(page, ['hero-a'], registry)
  writer.runner.run(commands.remove, undefined)
  const { bench } = author()
  const { client } = writer.store
  bench.store.replace({ ...openDraft(client.by, { base: client.base, document: client.document }), log: client.pending })
  expect(bench.runner.undo()).toBe(false)
  expect([bench.announced, outlineOf(bench.store.document)]).toEqual([[SENTENCE], outlineOf(client.document)])
})

it('shows an author the fields of words, and lists whose items stay', () => {
  const names = (type: string) => ownTree({ may: 'words' }, registry.types.get(type)?.manifest).fields.map(({ name }) => name)
  expect(names('hero')).toEqual(['kicker', 'title', 'intro', 'image', 'href', 'points'])
  expect(names('heading')).toEqual(['text'])
  expect(names('embed')).toEqual(['title', 'poster', 'caption'])
  expect(names('columns')).toEqual([])
  expect(names('shared-section')).toEqual([])
  const items = ownTree({ may: 'words' }, registry.types.get('features')?.manifest).fields.find(({ name }) => name === 'items')
  expect(items).toMatchObject({ isFixed: true, item: { fields: [{ name: 'title' }, { name: 'text' }, { name: 'href' }] } })
  expect(ownTree({ may: 'all' }, registry.types.get('columns')?.manifest).fields).not.toEqual([])
})
