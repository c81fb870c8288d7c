import { describe, expect, it } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import { draftHash } from '#engine/draft/document/draft-hash.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import type { Block, Json } from '#schemas/generated/content.ts'
import { runnerOn } from '#tests/support/composer/composer-setup.ts'
import { deepFrozen, outlineOf, sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import type { CommandRunner } from './command-runner.ts'
import { commands, plainCommands, type PlainCommandName } from './commands.ts'
import { slotsBeside } from './move-steps.ts'
import { transformTargets } from './transform.ts'

const registry = createRegistry(catalogue)

function block(type: string, id: string, props: Record<string, Json> = {}, slots?: Block['slots']): Block {
  return { id, type, v: registry.types.get(type)?.version ?? 1, props, ...(slots && { slots }) }
}
const text = (id: string) => block('text', id, { html: `<p>${id}</p>` })
const columns = (id: string, slots: Record<string, Block[]>) => block('columns', id, { layout: 'halves' }, slots)
const section = (id: string, ...content: Block[]) => block('section', id, { title: id }, content.length > 0 ? { content } : undefined)

const page = deepFrozen(
  sampleDocument(
    section('s', text('a'), text('b'), columns('c', { first: [text('c1'), text('c2')], second: [text('c3')] })),
    section('e'),
    text('t'),
    block('hero', 'h', { title: 'Le mas' }),
  ),
)

/** Runs a command on selected blocks of the page; takes it back to prove its inverse. */
function after(name: PlainCommandName, ids: readonly string[]) {
  const { runner, store, selection, announced } = runnerOn(page, ids, registry)
  const isDone = runner.run(plainCommands[name], undefined)
  const outline = isDone ? outlineOf(store.document) : null
  const result = { outline, announced: announced[0], selected: selection.ids, document: store.document }
  if (isDone && store.document !== page) {
    runner.undo()
    expect(draftHash(store.document)).toBe(draftHash(page))
    runner.redo()
    expect(outlineOf(store.document)).toBe(outline)
  }
  return result
}

function contentOf({ regions: { main = [] } }: typeof page): readonly Block[] | undefined {
  return main[0]?.slots?.['content']
}

describe('the commands on the structure', () => {
  it.each([
    ['moveInto', ['e'], null],
    ['moveInto', ['t'], 's(a b c(c1 c2 | c3)) e(t) h'],
    ['moveInto', ['a', 'b'], 's(c(a b c1 c2 | c3)) e t h'],
    ['moveInto', ['h'], null],
    ['moveOut', ['c3'], 's(a b c(c1 c2) c3) e t h'],
    ['moveOut', ['a', 'b'], 's(c(c1 c2 | c3)) a b e t h'],
    ['moveOut', ['t'], null],
    ['moveUp', ['a', 'b'], null],
    ['moveDown', ['a', 'b'], 's(c(c1 c2 | c3) a b) e t h'],
    ['duplicate', ['a', 'b'], 's(a b paul-1 paul-2 c(c1 c2 | c3)) e t h'],
    ['duplicate', ['a', 'c3'], 's(a paul-1 b c(c1 c2 | c3 paul-2)) e t h'],
    ['remove', ['a', 'c', 'c3'], 's(b) e t h'],
    ['wrapInSection', ['t'], 's(a b c(c1 c2 | c3)) e paul-1(t) h'],
    ['wrapInSection', ['h'], null],
    ['wrapInSection', ['a'], null],
    ['wrapInColumns', ['a', 'b'], 's(paul-1(a | b) c(c1 c2 | c3)) e t h'],
    ['wrapInTabs', ['b'], 's(a paul-1(b) c(c1 c2 | c3)) e t h'],
    ['unwrap', ['s'], 'a b c(c1 c2 | c3) e t h'],
    ['unwrap', ['c'], 's(a b c1 c2 c3) e t h'],
    ['unwrap', ['e'], null],
    ['unwrap', ['t'], null],
    ['splitColumn', ['c1'], null],
    ['splitColumn', ['a'], null],
  ] as const)('%s on %j gives %s, and an undo takes it back', (name, ids, outline) => expect(after(name, ids).outline).toBe(outline))

  it.each([
    ['moveOut', ['c3'], 'Le texte «\u202fc3\u202f» est déplacé dans Contenu, place 4 sur 4.'],
    ['toggleLock', ['s'], 'La section «\u202fs\u202f» est verrouillée.'],
    ['unwrap', ['c'], 'Les colonnes sont supprimées, leur contenu reste à sa place.'],
    ['moveInto', ['h'], 'Aucun élément d’à côté ne prend celui-ci.'],
    ['wrapInColumns', ['a', 'b'], '2 éléments sont dans\u00a0: Colonnes.'],
    ['wrapInSection', ['a'], 'Cet endroit ne prend pas d’élément «\u202fSection\u202f».'],
    ['unwrap', ['e'], 'Section «\u202fe\u202f» ne contient rien.'],
    ['splitColumn', ['a'], 'Texte «\u202fa\u202f» n’est pas dans une colonne.'],
    ['remove', ['a', 'b'], '2 éléments sont supprimés.'],
  ] as const)('%s on %j announces: %s', (name, ids, sentence) => expect(after(name, ids).announced).toBe(sentence))

  it.each(['remove', 'cut', 'unwrap'] as const)('%s offers « Annuler » beside its sentence', (name) => {
    expect(plainCommands[name].run(runnerOn(page, ['c'], registry).runner.situation, undefined)).toMatchObject({ offersUndo: true })
  })

  it('gives new columns their layout and new tabs the names of what they hold', () => {
    const made = contentOf(after('wrapInColumns', ['a', 'b']).document)?.[0]
    expect(made?.props).toEqual({ layout: 'halves' })
    const tabs = contentOf(after('wrapInTabs', ['b']).document)?.[1]
    expect(tabs?.props['tabs']).toEqual([{ title: 'Texte' }, { title: 'Onglets 2' }])
    expect(registry.types.get('tabs')?.validate(tabs?.props)).toBe(true)
  })

  it('splits a column before a block; those behind go one place on, the layout has one more', () => {
    const split = contentOf(after('splitColumn', ['c2']).document)?.[2]
    const ids = Object.fromEntries(Object.entries(split?.slots ?? {}).map(([slot, list]) => [slot, list.map(({ id }) => id)]))
    expect([ids, split?.props]).toEqual([{ first: ['c1'], second: ['c2'], third: ['c3'] }, { layout: 'thirds' }])
  })

  it('moves blocks into another slot of the same block, one that its layout shows', () => {
    const { runner, store } = runnerOn(page, ['c1'], registry)
    expect(slotsBeside(runner.situation)).toEqual(['second'])
    runner.run(commands.moveToSlot, { slot: 'second' })
    expect(outlineOf(store.document)).toBe('s(a b c(c2 | c3 c1)) e t h')
  })
})

describe('transform', () => {
  it.each<[string, Partial<Block>]>([
    ['an unknown type', { type: 'carte' }],
    ['a newer version', { v: 99 }],
  ])('takes the values of a block of %s by their names', (_name, over) => {
    const props = { title: 'Nos parcelles', relief: 'oui' }
    const foreign: Block = { id: 'venu', type: 'hero', v: 1, props, ...over }
    const { runner, store } = runnerOn(sampleDocument(foreign), ['venu'], registry)
    expect(transformTargets(runner.situation)).toContain('section')
    expect(runner.run(commands.transform, { type: 'section' })).toBe(true)
    expect(store.document.regions['main']).toMatchObject([{ type: 'section', props: { title: 'Nos parcelles' } }])
  })

  it('carries props of the same name and kind and the content, and an undo brings the rest back', () => {
    const { runner, store, announced } = runnerOn(page, ['h'], registry)
    expect(transformTargets(runner.situation)).toContain('call-to-action')
    runner.run(commands.transform, { type: 'call-to-action' })
    const made = store.document.regions['main']?.[3]
    expect([made?.type, made?.props]).toEqual(['call-to-action', { title: 'Le mas' }])
    expect(announced[0]).toBe(
      `Le bandeau d’accueil «\u202fLe mas\u202f» est devenu\u00a0: ${registry.types.get('call-to-action')?.manifest.label.fr}.`,
    )
    runner.undo()
    expect(draftHash(store.document)).toBe(draftHash(page))
  })

  it('leaves out the values that the new type does not allow', () => {
    const foreign: Block = { id: 'venu', type: 'carte', v: 1, props: { title: 7, intro: '<p>Bonjour</p>' } }
    const { runner, store } = runnerOn(sampleDocument(foreign), ['venu'], registry)
    expect(runner.run(commands.transform, { type: 'section' })).toBe(true)
    expect(store.document.regions['main']?.[0]?.props).toEqual({ intro: '<p>Bonjour</p>' })
  })

  it('gives the new block the name of the former one', () => {
    const { runner, store, selection } = runnerOn(page, ['h'], registry)
    store.act({ operations: [{ op: 'note', id: 'h', name: 'Accueil' }] })
    runner.run(commands.transform, { type: 'call-to-action' })
    expect(store.document.notes[selection.ids[0] ?? '']).toEqual({ name: 'Accueil' })
  })

  it.each([
    ['c', 'text', 'Texte ne prend pas tout ce que contient Colonnes.'],
    ['t', 'text', 'Ce n’est pas possible ici.'],
    ['a', 'section', 'Cet endroit ne prend pas d’élément «\u202fSection\u202f».'],
  ])('refuses %s into %s: %s', (id, type, sentence) => {
    const { runner, store, announced } = runnerOn(page, [id], registry)
    expect(runner.run(commands.transform, { type })).toBe(false)
    expect([store.document, announced]).toEqual([page, [sentence]])
  })
})

describe('a locked block', () => {
  const way = '(L, ou «\u202fVerrouiller ou déverrouiller\u202f» dans son menu)'
  // Its name stands for a section.
  const sentence = `Ouverture est verrouillée\u00a0: déverrouillez-la d’abord ${way}.`

  /** A page whose section `s` is named and locked. */
  function locked(selected: string) {
    const setup = runnerOn(page, ['s'], registry)
    setup.runner.run(commands.rename, { name: 'Ouverture' })
    setup.runner.run(plainCommands.toggleLock, undefined)
    setup.selection.select([selected])
    return setup
  }

  it.each(['moveDown', 'remove', 'cut', 'unwrap', 'hideNow'] as const)('refuses %s, with its name', (name) => {
    const { runner, store, announced } = locked('s')
    const { document } = store
    expect(runner.run(plainCommands[name], undefined)).toBe(false)
    expect([store.document, announced.at(-1)]).toEqual([document, sentence])
  })

  it.each<[string, (runner: CommandRunner) => boolean]>([
    ['a text', (runner) => runner.run(commands.setField, { id: 's', pointer: '/title', value: 'x', field: 'Titre' })],
    [
      'a text of a block inside it',
      (runner) => runner.run(commands.setRichText, { id: 'c1', pointer: '/html', value: 'x', field: 'Texte' }),
    ],
    [
      'its visibility',
      (runner) => runner.run(commands.setVisibility, { audience: 'members', screens: ['mobile'], from: null, until: null }),
    ],
    ['its type', (runner) => runner.run(commands.transform, { type: 'columns' })],
    ['a place', (runner) => runner.run(commands.moveBlocks, { ids: ['s'], to: { in: { region: 'main' }, after: null, before: null } })],
  ])('refuses another value for %s', (_, act) => {
    const { runner, store, announced } = locked('s')
    const { document } = store
    expect(act(runner)).toBe(false)
    expect([store.document, announced.at(-1)]).toEqual([document, sentence])
  })

  it('takes nothing in, and says so with the way to unlock it', () => {
    const { runner, announced } = locked('s')
    const to = { in: { parent: 's', slot: 'content' }, after: null, before: null }
    expect(runner.run(commands.insertBlocks, { blocks: [text('new')], at: to })).toBe(false)
    expect(announced.at(-1)).toMatch(/dans un élément verrouillé.* déverrouillez d’abord celui-ci/)
  })

  it('can be copied, named and unlocked', () => {
    const { runner, store, selection } = locked('s')
    expect(runner.run(plainCommands.duplicate, undefined)).toBe(true)
    selection.select(['s'])
    expect(runner.run(commands.rename, { name: 'Accueil' })).toBe(true)
    expect(runner.run(plainCommands.toggleLock, undefined)).toBe(true)
    expect([store.document.notes, runner.run(plainCommands.remove, undefined)]).toEqual([{ s: { name: 'Accueil' } }, true])
  })

  it('keeps a block around it from being removed', () => {
    const { runner, selection, announced } = runnerOn(page, ['c1'], registry)
    runner.run(plainCommands.toggleLock, undefined)
    selection.select(['s'])
    expect(runner.run(plainCommands.remove, undefined)).toBe(false)
    expect(announced.at(-1)).toBe(`Le texte «\u202fc1\u202f» est verrouillé\u00a0: déverrouillez-le d’abord ${way}.`)
  })
})
