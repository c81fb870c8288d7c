import { describe, expect, it } from 'vitest'
import { draftHash } from '#engine/draft/document/draft-hash.ts'
import type { Container, Place } from '#engine/draft/document/edited-document.ts'
import type { Block } from '#schemas/generated/content.ts'
import { hostileNames } from '#tests/support/attacks/hostile-names.ts'
import { testBlockOf, testRegistry } from '#tests/support/blocks/test-registry.ts'
import { runnerOn } from '#tests/support/composer/composer-setup.ts'
import { deepFrozen, main, outlineOf, sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { commands } from './commands.ts'
import { listName } from './plan-placing.ts'

const note = (id: string, props = {}) => testBlockOf('note', { text: id, ...props }, { id })
const box = (id: string, ...content: Block[]) => testBlockOf('box', {}, { id, ...(content.length > 0 && { slots: { content } }) })
const page = deepFrozen(sampleDocument(box('a', note('a1'), note('a2')), note('b'), note('c')))
const behind = (after: string | null, where: Container = main): Place => ({ in: where, after, before: null })
const inA: Container = { parent: 'a', slot: 'content' }

describe('insertBlocks', () => {
  it.each([
    ['one at the end', [note('x')], behind('c'), 'a(a1 a2) b c paul-1', 'L’essai «\u202fx\u202f» est ajouté, place 4 sur 4.'],
    [
      'two at the start',
      [note('x'), box('y', note('z'))],
      behind(null),
      'paul-1 paul-2(paul-3) a(a1 a2) b c',
      '2 éléments sont ajoutés, place 1 sur 5.',
    ],
    [
      'one in a slot',
      [note('x')],
      behind('a1', inA),
      'a(a1 paul-1 a2) b c',
      'L’essai «\u202fx\u202f» est ajouté dans Essai, place 2 sur 3.',
    ],
    ['more than the slot takes', [note('x'), note('y')], behind('a1', inA), null, 'Il n’y a plus de place ici pour Essai.'],
    ['a bar', [testBlockOf('strip')], behind('c'), null, 'Cet endroit ne prend pas d’élément «\u202fEssai\u202f».'],
    ['none', [], behind('c'), null, 'Il n’y a rien à ajouter.'],
  ])('%s', (...[, blocks, at, outline, sentence]) => {
    const { runner, store, announced } = runnerOn(page)
    expect(runner.run(commands.insertBlocks, { blocks, at })).toBe(outline !== null)
    expect([outlineOf(store.document), announced]).toEqual([outline ?? outlineOf(page), [sentence]])
    if (outline) runner.undo()
    expect(draftHash(store.document)).toBe(draftHash(page))
  })

  it('adds a block whose text holds half a surrogate pair, without that half', () => {
    const { store, runner } = runnerOn(page)
    expect(runner.run(commands.insertBlocks, { blocks: [note('x', { text: 'Un\ud83d mot' })], at: behind('c') })).toBe(true)
    expect(store.block('paul-1')?.props).toEqual({ text: 'Un mot' })
  })

  it('keeps the anchors that are free and leaves out the others', () => {
    const anchored = sampleDocument(note('a', { anchor: 'tarifs' }))
    const { runner, store } = runnerOn(anchored)
    const blocks = ['tarifs', 'contact', 'contact'].map((anchor) => note('x', { anchor }))
    runner.run(commands.insertBlocks, { blocks, at: behind('a') })
    expect(store.document.regions['main']?.map(({ props }) => props['anchor'])).toEqual(['tarifs', undefined, 'contact', undefined])
  })

  it('leaves out the anchors of inner blocks that inner blocks of the page have', () => {
    const { runner, store } = runnerOn(sampleDocument(box('a', note('a1', { anchor: 'tarifs' }))))
    const blocks = [box('x', note('x1', { anchor: 'tarifs' }), note('x2', { anchor: 'contact' }), note('x3', { anchor: 'contact' }))]
    runner.run(commands.insertBlocks, { blocks, at: behind('a') })
    const inner = store.document.regions['main']?.[1]?.slots?.['content'] ?? []
    expect(inner.map(({ props }) => props['anchor'])).toEqual([undefined, 'contact', undefined])
  })
})

describe('moveBlocks', () => {
  it.each([
    ['one into a slot', ['c'], behind('a2', inA), 'a(a1 a2 c) b', 'L’essai «\u202fc\u202f» est déplacé dans Essai, place 3 sur 3.'],
    ['two, their order kept', ['a1', 'c'], behind(null), 'a1 c a(a2) b', '2 éléments sont déplacés, place 1 sur 4.'],
    ['two behind one of them', ['b', 'c'], behind('b'), 'a(a1 a2) b c', '2 éléments sont déplacés, place 2 sur 3.'],
    ['a block and what is in it', ['a', 'a1'], behind('c'), 'b c a(a1 a2)', 'L’essai est déplacé, place 3 sur 3.'],
    ['a block into itself', ['a'], behind(null, inA), null, 'Essai ne peut pas aller dans lui-même.'],
    ['two into a slot that takes one more', ['b', 'c'], behind(null, inA), null, 'Il n’y a plus de place ici pour Essai.'],
    ['a block that is gone', ['gone'], behind('c'), null, 'Cet élément n’est plus dans la page.'],
  ])('%s', (...[, ids, to, outline, sentence]) => {
    const { runner, store, announced } = runnerOn(page)
    expect(runner.run(commands.moveBlocks, { ids, to })).toBe(outline !== null)
    expect([outlineOf(store.document), announced]).toEqual([outline ?? outlineOf(page), [sentence]])
    if (outline && outline !== outlineOf(page)) runner.undo()
    expect(draftHash(store.document)).toBe(draftHash(page))
  })
})

describe('listName', () => {
  it.each(hostileNames)('returns a slot that the type does not have, such as %j, under its own name', (slot) => {
    expect(listName({ document: page, registry: testRegistry() }, { parent: 'a', slot })).toBe(slot)
  })
})
