import { describe, expect, it } from 'vitest'
import { draftHash } from '#engine/draft/document/draft-hash.ts'
import { MAX_PROPS_BYTES } from '#engine/registry/limits.ts'
import { testBlockOf } from '#tests/support/blocks/test-registry.ts'
import { runnerOn } from '#tests/support/composer/composer-setup.ts'
import { deepFrozen, outlineOf, sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { commands } from './commands.ts'

const note = (id: string, text = id) => testBlockOf('note', { text }, { id })
const box = (id: string, ...content: ReturnType<typeof note>[]) => testBlockOf('box', {}, { id, slots: { content } })
const page = deepFrozen(sampleDocument(box('a', note('a1'), note('a2')), note('b'), box('full', note('f1'), note('f2'), note('f3'))))

describe('the commands on a block', () => {
  it.each([
    ['moveUp', 'b', 'b a(a1 a2) full(f1 f2 f3)', 'Essai «\u202fb\u202f», place 1 sur 3.'],
    ['moveDown', 'a1', 'a(a2 a1) b full(f1 f2 f3)', 'Essai «\u202fa1\u202f», place 2 sur 2.'],
    ['moveUp', 'a', null, 'Cet élément est déjà le premier de sa liste.'],
    ['moveDown', 'full', null, 'Cet élément est déjà le dernier de sa liste.'],
    ['duplicate', 'b', 'a(a1 a2) b paul-1 full(f1 f2 f3)', 'L’essai «\u202fb\u202f» est copié juste après.'],
    ['duplicate', 'a', 'a(a1 a2) paul-1(paul-2 paul-3) b full(f1 f2 f3)', 'L’essai est copié juste après.'],
    ['duplicate', 'f1', null, 'Il n’y a plus de place ici pour Essai.'],
    ['remove', 'a1', 'a(a2) b full(f1 f2 f3)', 'L’essai «\u202fa1\u202f» est supprimé.'],
    ['remove', 'gone', null, 'Choisissez d’abord un élément.'],
  ] as const)('%s on %s gives %s and announces it', (name, id, outline, sentence) => {
    const { runner, store, announced } = runnerOn(page, [id])
    expect(runner.run(commands[name], undefined)).toBe(outline !== null)
    expect([outlineOf(store.document), announced]).toEqual([outline ?? outlineOf(page), [sentence]])
    if (outline === null) return
    runner.undo()
    expect(draftHash(store.document)).toBe(draftHash(page))
  })

  it('select the copy, and after a removal the next block, the former one or the one around', () => {
    const after = (name: 'duplicate' | 'remove', id: string) => {
      const { runner, selection } = runnerOn(page, [id])
      runner.run(commands[name], undefined)
      return selection.ids
    }
    expect([after('duplicate', 'b'), after('remove', 'a1'), after('remove', 'a2')]).toEqual([['paul-1'], ['a2'], ['a1']])
    const alone = runnerOn(sampleDocument(box('a', note('a1'))), ['a1'])
    alone.runner.run(commands.remove, undefined)
    expect(alone.selection.ids).toEqual(['a'])
  })

  it('leave the anchor to the original of a copy', () => {
    const anchored = testBlockOf('note', { text: 'x', anchor: 'tarifs' }, { id: 'n' })
    const { runner, store } = runnerOn(sampleDocument(anchored), ['n'])
    runner.run(commands.duplicate, undefined)
    expect(store.document.regions['main']?.map(({ props }) => props)).toEqual([{ text: 'x', anchor: 'tarifs' }, { text: 'x' }])
  })
})

describe('the commands on values', () => {
  const field = 'Texte'

  it('refuse a value that is too long for a draft, say by how much, and keep the former one', () => {
    const { runner, store, announced } = runnerOn(page, ['b'])
    const most = MAX_PROPS_BYTES - '{"text":""}'.length
    expect(runner.run(commands.setField, { id: 'b', pointer: '/text', value: 'x'.repeat(most + 1234), field })).toBe(false)
    expect([store.block('b')?.props['text'], announced.map((each) => each.replaceAll(/\s/g, ' '))]).toEqual([
      'b',
      ['C’est trop long pour « Essai » : environ 1 234 caractères de trop. Rien n’a changé, le contenu d’avant est gardé.'],
    ])
    expect(runner.run(commands.setField, { id: 'b', pointer: '/text', value: 'x'.repeat(most), field })).toBe(true)
  })

  it('write and clear a field, and label the act with its field and block', () => {
    const { runner, store, announced } = runnerOn(page, ['b'])
    runner.run(commands.setField, { id: 'b', pointer: '/text', value: ' x ', field })
    expect([store.block('b')?.props, store.undoLabels().undo, announced]).toEqual([
      { text: ' x ' },
      '«\u202fTexte\u202f» de Essai «\u202fb\u202f»',
      [],
    ])
    runner.run(commands.setField, { id: 'b', pointer: '/text', field })
    expect(store.block('b')?.props).toEqual({})
    expect(runner.run(commands.setField, { id: 'gone', pointer: '/text', value: 'x', field })).toBe(false)
  })

  it.each(['setRichText', 'replacePicture', 'setLink'] as const)('%s writes its value and is taken back', (name) => {
    const { runner, store } = runnerOn(page, ['b'])
    runner.run(commands[name], { id: 'b', pointer: '/text', value: { id: 3, alt: 'Le mas' }, field })
    expect(store.block('b')?.props['text']).toEqual({ id: 3, alt: 'Le mas' })
    runner.undo()
    expect(draftHash(store.document)).toBe(draftHash(page))
  })

  it('change who sees a block, as one value', () => {
    const { runner, store } = runnerOn(page, ['b'])
    const visibility = { audience: 'members' as const, screens: ['mobile' as const], from: null, until: null }
    runner.run(commands.setVisibility, visibility)
    expect(store.block('b')?.visibility).toEqual(visibility)
    runner.run(commands.setVisibility, null)
    expect(store.block('b')?.visibility).toBeUndefined()
  })

  it('write the head of the page', () => {
    const { runner, store } = runnerOn(page)
    runner.run(commands.setHead, { pointer: '/seo/description', value: 'Un domaine' })
    expect([store.document.head['seo'], store.undoLabels().undo]).toEqual([{ description: 'Un domaine' }, 'Description de la page'])
  })
})

describe('undo and redo', () => {
  it.each([
    ['the first words', note('x', 'Nos vins'), undefined, 'Suppression de Essai « Nos vins »'],
    [
      'the first words, cut after 24 characters',
      note('x', 'Nos vins et nos huiles du domaine'),
      undefined,
      'Suppression de Essai « Nos vins et nos huiles… »',
    ],
    ['the words of its content', box('x', box('y'), box('z', note('w', 'Nos vins'))), undefined, 'Suppression de Essai « Nos vins »'],
    ['its type for a block without words', box('x'), undefined, 'Suppression de Essai'],
    ['the own name in quotes', note('x', 'Nos vins'), 'Notre cave', 'Suppression de « Notre cave »'],
  ] as const)('name the act by %s', (_, block, name, label) => {
    const { runner, store } = runnerOn(sampleDocument(block), ['x'])
    if (name !== undefined) runner.run(commands.rename, { name })
    runner.run(commands.remove, undefined)
    expect(store.undoLabels().undo?.replaceAll(/\s/g, ' ')).toBe(label)
  })

  it('announce the act and select its block; without one they say so', () => {
    const { runner, selection, announced, store } = runnerOn(page, ['b'])
    runner.undo()
    runner.run(commands.remove, undefined)
    runner.undo()
    expect(selection.ids).toEqual(['b'])
    runner.redo()
    expect([store.block('b'), selection.ids]).toEqual([null, ['full']])
    runner.redo()
    expect(announced).toEqual([
      'Il n’y a rien à annuler.',
      'L’essai «\u202fb\u202f» est supprimé.',
      'Annulé\u00a0: Suppression de Essai «\u202fb\u202f».',
      'Rétabli\u00a0: Suppression de Essai «\u202fb\u202f».',
      'Il n’y a rien à rétablir.',
    ])
  })
})
