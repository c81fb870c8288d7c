import { describe, expect, it } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import { CLIPBOARD_TYPE, copiedBlocks, readCopiedBlocks } from '#engine/draft/clipboard/copied-blocks.ts'
import { draftHash } from '#engine/draft/document/draft-hash.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import type { Block, Json } from '#schemas/generated/content.ts'
import { testBlockOf } from '#tests/support/blocks/test-registry.ts'
import { runnerOn } from '#tests/support/composer/composer-setup.ts'
import { deepFrozen, outlineOf, sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { commands, plainCommands } from './commands.ts'

const NOW = '2026-11-26T12:00:00.000Z'
const registry = createRegistry(catalogue)
const item = (title: string) => ({ title })
const list = testBlockOf('note', { text: 'x', items: [item('un'), item('deux'), item('trois')] }, { id: 'l' })
const page = deepFrozen(
  sampleDocument(list, testBlockOf('box', {}, { id: 'a', slots: { content: [testBlockOf('note', {}, { id: 'a1' })] } })),
)

describe('the commands on list items', () => {
  const at = { id: 'l', pointer: '/items', field: 'Lignes' }
  const titles = (setup: ReturnType<typeof runnerOn>) =>
    (setup.store.block('l')?.props['items'] as { title: string }[]).map(({ title }) => title)

  it('add, remove, move and duplicate one, each taken back by one undo', () => {
    const setup = runnerOn(page, ['l'])
    const { runner, announced, store } = setup
    runner.run(commands.addItem, { ...at, index: 3, value: item('quatre') })
    runner.run(commands.moveItem, { ...at, from: 3, index: 0 })
    runner.run(commands.duplicateItem, { ...at, index: 0 })
    runner.run(commands.removeItem, { ...at, index: 4 })
    expect(titles(setup)).toEqual(['quatre', 'quatre', 'un', 'deux'])
    expect(announced).toEqual([
      '«\u202fLignes\u202f»\u00a0: ligne 4 ajoutée, 4 en tout.',
      '«\u202fLignes\u202f»\u00a0: ligne déplacée, place 1 sur 4.',
      '«\u202fLignes\u202f»\u00a0: ligne 1 copiée, 5 en tout.',
      '«\u202fLignes\u202f»\u00a0: ligne 5 supprimée, il en reste 4.',
    ])
    for (let act = 0; act < 4; act += 1) runner.undo()
    expect(draftHash(store.document)).toBe(draftHash(page))
  })

  it('say by the form of a block which row it has taken out of a list, beside « Annuler »', () => {
    const { runner, announced, offered, store } = runnerOn(page, ['l'])
    const rows = (store.block('l')?.props['items'] ?? []) as readonly Json[]
    const change = (value: Json | undefined) => runner.run(commands.setField, { ...at, ...(value !== undefined && { value }) })
    change(rows.toSpliced(1, 1))
    expect([announced, offered.length]).toEqual([['«\u202fLignes\u202f»\u00a0: ligne 2 supprimée, il en reste 2.'], 1])
    runner.undo()
    expect(draftHash(store.document)).toBe(draftHash(page))
    change(rows.slice(1, 2))
    expect(offered).toHaveLength(1)
    change(undefined)
    expect([announced.at(-1), offered.length]).toEqual(['«\u202fLignes\u202f»\u00a0: ligne 1 supprimée, il n’en reste plus.', 2])
    runner.run(commands.setField, { ...at, pointer: '/tags', value: ['a', 'b'] })
    runner.run(commands.setField, { ...at, pointer: '/tags', value: ['a'] })
    expect(offered).toHaveLength(2)
  })

  it('are refused for an item, a list or a block that is not there', () => {
    const { runner, store } = runnerOn(page, ['l'])
    expect(runner.run(commands.removeItem, { ...at, index: 3 })).toBe(false)
    expect(runner.run(commands.moveItem, { ...at, from: 0, index: -1 })).toBe(false)
    expect(runner.run(commands.duplicateItem, { ...at, pointer: '/text', index: 0 })).toBe(false)
    expect(runner.run(commands.addItem, { ...at, id: 'gone', index: 0, value: 1 })).toBe(false)
    expect(store.document).toBe(page)
  })
})

describe('the commands on seeing', () => {
  it('hide blocks from now on, and show them again', () => {
    const { runner, store, announced } = runnerOn(page, ['l', 'a1'])
    runner.run(plainCommands.hideNow, undefined)
    expect(store.block('a1')?.visibility).toEqual({ audience: 'all', screens: ['mobile', 'desktop'], from: null, until: NOW })
    expect(runner.run(plainCommands.hideNow, undefined)).toBe(false)
    runner.run(plainCommands.showAgain, undefined)
    expect(draftHash(store.document)).toBe(draftHash(page))
    expect(runner.run(plainCommands.showAgain, undefined)).toBe(false)
    expect(announced).toEqual([
      '2 éléments sont cachés aux visiteurs dès maintenant.',
      'Ces éléments sont déjà cachés.',
      '2 éléments sont montrés à tous.',
      'Ces éléments sont déjà montrés à tous.',
    ])
  })

  it.each([
    ['section', { title: 'Nos prix' }, 'La section «\u202fNos prix\u202f» est cachée aux visiteurs dès maintenant.'],
    ['image', {}, 'L’image est cachée aux visiteurs dès maintenant.'],
    ['hero', { title: 'Le mas' }, 'Le bandeau d’accueil «\u202fLe mas\u202f» est caché aux visiteurs dès maintenant.'],
    ['steps', {}, 'Les étapes sont cachées aux visiteurs dès maintenant.'],
    ['tabs', {}, 'Les onglets sont cachés aux visiteurs dès maintenant.'],
  ])('say of %s in words that agree with it', (type, props, sentence) => {
    const { runner, announced } = runnerOn(sampleDocument({ id: 'x', type, v: 1, props }), ['x'], registry)
    runner.run(plainCommands.hideNow, undefined)
    expect(announced).toEqual([sentence])
  })

  it('keep the audience of a hidden block, and no beginning behind its end', () => {
    const { runner, store } = runnerOn(page, ['l'])
    runner.run(commands.setVisibility, { audience: 'members', screens: ['mobile'], from: '2026-12-01T00:00:00.000Z', until: null })
    runner.run(plainCommands.hideNow, undefined)
    expect(store.block('l')?.visibility).toEqual({ audience: 'members', screens: ['mobile'], from: null, until: NOW })
  })
})

describe('the commands that select', () => {
  it.each([
    ['selectParent', ['a1'], ['a'], 'Essai, place 2 sur 2.'],
    ['selectParent', ['a'], [], 'La page.'],
    ['selectNext', [], ['l'], 'Essai «\u202fx\u202f», place 1 sur 2.'],
    ['selectPrevious', ['a'], ['l'], 'Essai «\u202fx\u202f», place 1 sur 2.'],
    ['selectNext', ['a1'], ['a1'], 'Il n’y a pas d’autre élément.'],
    ['selectSameType', ['l'], ['a1'], 'Essai, place 1 sur 1.'],
    ['selectSameType', ['a1'], ['l'], 'Essai «\u202fx\u202f», place 1 sur 2.'],
    ['selectSameType', ['a'], ['a'], 'Il n’y a pas d’autre élément.'],
    ['selectSiblings', ['a'], ['l', 'a'], '2 éléments choisis.'],
  ] as const)('%s from %j selects %j, the document unchanged', (name, ids, selected, sentence) => {
    const { runner, store, selection, announced } = runnerOn(page, ids)
    runner.run(plainCommands[name], undefined)
    expect([selection.ids, announced, store.document]).toEqual([selected, [sentence], page])
  })
})

describe('copy, cut and paste', () => {
  const text = (id: string): Block => ({ id, type: 'text', v: registry.types.get('text')?.version ?? 1, props: { html: `<p>${id}</p>` } })
  const of = (type: string, id: string, content?: Block[]): Block => ({
    id,
    type,
    v: registry.types.get(type)?.version ?? 1,
    props: {},
    ...(content && { slots: { content } }),
  })
  const one = deepFrozen(sampleDocument(of('section', 'page-a', [text('text-a'), text('text-b')]), of('section', 'page-e')))

  it('carry blocks to another page under new ids, near the selected block', () => {
    const copied = copiedBlocks(one, ['text-b', 'text-a']) ?? ''
    const other = runnerOn(sampleDocument(of('section', 'into'), text('last')), ['into'], registry)
    const blocks = readCopiedBlocks(registry, copied)
    expect(other.runner.run(commands.paste, { blocks })).toBe(true)
    expect([outlineOf(other.store.document), other.selection.ids]).toEqual(['into(paul-1 paul-2) last', ['paul-1', 'paul-2']])
    expect(other.store.block('paul-1')?.props).toEqual({ html: '<p>text-a</p>' })
  })

  it.each([
    ['behind the selected one', ['text-a'], ['text-a'], 'page-a(text-a paul-1 text-b) page-e'],
    ['into the selected one when it is empty', ['text-a'], ['page-e'], 'page-a(text-a text-b) page-e(paul-1)'],
    ['behind the one around when the list does not take it', ['page-e'], ['text-a'], 'page-a(text-a text-b) paul-1 page-e'],
    ['at the end when nothing is selected', ['page-a'], [], 'page-a(text-a text-b) page-e paul-1(paul-2 paul-3)'],
  ])('paste %s', (...[, copied, selected, outline]) => {
    const { runner, store } = runnerOn(one, selected, registry)
    runner.run(commands.paste, { blocks: readCopiedBlocks(registry, copiedBlocks(one, copied) ?? '') })
    expect(outlineOf(store.document)).toBe(outline)
  })

  it('cut takes blocks out and copy leaves them, each with its sentence', () => {
    const { runner, store, announced } = runnerOn(one, ['text-a'], registry)
    runner.run(plainCommands.copy, undefined)
    runner.run(plainCommands.cut, undefined)
    expect(outlineOf(store.document)).toBe('page-a(text-b) page-e')
    expect(announced).toEqual([
      'Le texte «\u202ftext-a\u202f» est copié. Collez à l’endroit voulu.',
      'Le texte «\u202ftext-a\u202f» est coupé. Collez à l’endroit voulu.',
    ])
  })

  it.each([
    ['no JSON', '<p>'],
    ['other JSON', '{"blocks":1}'],
    ['no block', '{"blocks":[]}'],
    ['a block that is none', '{"blocks":[{"id":"text-a","type":"text"}]}'],
    ['a block inside that is none', JSON.stringify({ blocks: [of('section', 'page-a', [{ id: 'text-a' } as Block])] })],
    ['half a surrogate pair in a text', JSON.stringify({ blocks: [{ ...text('text-a'), props: { html: '<p>\ud83d</p>' } }] })],
    ['an unknown type', JSON.stringify({ blocks: [of('lost-type', 'lost')] })],
    ['a newer version', JSON.stringify({ blocks: [{ ...text('text-a'), v: 99 }] })],
    ['a prop that its type has not', JSON.stringify({ blocks: [{ ...text('text-a'), props: { html: '', script: 'x' } }] })],
    ['a prop of another kind', JSON.stringify({ blocks: [{ ...text('text-a'), props: { html: 7 } }] })],
    [
      'an address of a script',
      JSON.stringify({ blocks: [{ ...of('button', 'link'), props: { label: 'x', href: 'javascript:alert(1)' } }] }),
    ],
  ])('refuse %s', (_, given) => expect(readCopiedBlocks(registry, given)).toBeNull())

  it('take a block that is only unfinished', () => {
    expect(readCopiedBlocks(registry, JSON.stringify({ blocks: [{ ...text('text-a'), props: {} }] }))).toHaveLength(1)
    expect([copiedBlocks(one, ['gone']), CLIPBOARD_TYPE]).toEqual([null, 'application/x-vitrine-blocks+json'])
  })
})
