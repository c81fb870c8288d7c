import { expect, it } from 'vitest'
import type { Block } from '#schemas/generated/content.ts'
import { commands } from '#composer/commands/commands.ts'
import { testBlockOf } from '#tests/support/blocks/test-registry.ts'
import { runnerOn, written } from '#tests/support/composer/composer-setup.ts'
import { deepFrozen, outlineOf, sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { listPlaces, listRefused, movingRefusal, placeBeside } from './list-places.ts'
import { groupPlaces, placePhrase } from './place-words.ts'

const note = (id: string) => testBlockOf('note', { text: id }, { id })
const box = (id: string, ...content: Block[]) => testBlockOf('box', {}, { id, ...(content.length > 0 && { slots: { content } }) })
const page = deepFrozen(sampleDocument(box('a', note('a1'), note('a2')), note('b'), box('c')))

/** The outlines of a page after each place is taken. */
function outcomes(selected: readonly string[], document = page): string[] {
  const { situation } = runnerOn(document, selected).runner
  return listPlaces(situation).map((to) => {
    const { runner, store } = runnerOn(document, selected)
    expect(runner.run(commands.moveBlocks, { ids: situation.selection, to })).toBe(true)
    return outlineOf(store.document)
  })
}

it.each([
  [
    'a block of the page',
    ['b'],
    ['b a(a1 a2) c', 'a(b a1 a2) c', 'a(a1 b a2) c', 'a(a1 a2 b) c', 'a(a1 a2 | b) c', 'a(a1 a2) c(b)', 'a(a1 a2) c(b)', 'a(a1 a2) c b'],
  ],
  [
    'a block of a slot',
    ['a1'],
    ['a1 a(a2) b c', 'a(a2 a1) b c', 'a(a2 | a1) b c', 'a(a2) a1 b c', 'a(a2) b a1 c', 'a(a2) b c(a1)', 'a(a2) b c(a1)', 'a(a2) b c a1'],
  ],
  ['two blocks side by side', ['a1', 'a2'], ['a1 a2 a b c', 'a a1 a2 b c', 'a b a1 a2 c', 'a b c(a1 a2)', 'a b c a1 a2']],
])('lists every other place of %s in the order of the page, and each one takes it', (_, selected, expected) => {
  expect(outcomes(selected)).toEqual(expected)
})

it('lists no place inside of the block itself', () => {
  expect(outcomes(['a'])).toEqual(['b a(a1 a2) c', 'b c(a(a1 a2))', 'b c a(a1 a2)'])
})

it('names places by their neighbours and parts them by list', () => {
  const { situation } = runnerOn(page, ['b']).runner
  const words = groupPlaces(situation, listPlaces(situation)).map(({ phrase, first, places }) => [
    first,
    written(phrase),
    ...places.map((place) => written(placePhrase(situation, place))),
  ])
  expect(words).toMatchObject([
    [0, 'Dans la page', 'Avant «\u202fEssai, a1\u202f»'],
    [
      1,
      'Essai, dans «\u202fEssai, a1\u202f»',
      'Avant «\u202fEssai, a1\u202f»',
      'Après «\u202fEssai, a1\u202f»',
      'Après «\u202fEssai, a2\u202f»',
    ],
    [4, 'Essai, dans «\u202fEssai, a1\u202f»', 'Seul à cet endroit'],
    [5, 'Essai, dans «\u202fEssai\u202f»', 'Seul à cet endroit'],
    [6, 'Essai, dans «\u202fEssai\u202f»', 'Seul à cet endroit'],
    [7, 'Dans la page', 'Après «\u202fEssai\u202f»'],
  ])
})

it.each([
  ['the next one of its list', ['a1'], 'Après «\u202fEssai, a2\u202f»'],
  ['the one before at the end of its list', ['a2'], 'Avant «\u202fEssai, a1\u202f»'],
  ['behind the block around, which has no other', ['a1', 'a2'], 'Après «\u202fEssai, a1\u202f»'],
])('begins beside the selected blocks: %s', (_, selected, expected) => {
  const { situation } = runnerOn(page, selected).runner
  const places = listPlaces(situation)
  const place = places[placeBeside(situation, places)]
  expect(place && written(placePhrase(situation, place))).toBe(expected)
})

it('begins beside the block around a block that no other place of its list takes', () => {
  const alone = deepFrozen(sampleDocument(note('b'), box('a', note('a1')), note('c')))
  const { situation } = runnerOn(alone, ['a1']).runner
  const places = listPlaces(situation)
  expect(places[placeBeside(situation, places)]).toEqual({ in: { region: 'main' }, after: 'a', before: 'c' })
})

it('refuses to move nothing and a locked block', () => {
  const locked = deepFrozen({ ...page, notes: { b: { locked: true } } })
  expect([movingRefusal(runnerOn(page).runner.situation)?.id, movingRefusal(runnerOn(locked, ['b']).runner.situation)?.id]).toEqual([
    'composer.refusal.no-selection',
    'composer.refusal.locked',
  ])
  expect(movingRefusal(runnerOn(page, ['b']).runner.situation)).toBeNull()
})

const reasons = (selected: readonly string[], document = page) => {
  const { situation } = runnerOn(document, selected).runner
  return listRefused(situation).map(({ in: where, refusal }) => [where, written(refusal)])
}

it('lists each refused list once with the reason, and of the block itself its own lists alone', () => {
  const inItself = 'Essai ne peut pas aller dans lui-même.'
  const locked = deepFrozen({ ...page, notes: { c: { locked: true } } })
  expect(reasons(['b'])).toEqual([])
  expect(reasons(['a'])).toEqual([
    [{ parent: 'a', slot: 'content' }, inItself],
    [{ parent: 'a', slot: 'head' }, inItself],
    [{ parent: 'c', slot: 'head' }, 'Cet endroit ne prend pas d’élément «\u202fEssai\u202f».'],
  ])
  expect(reasons(['b'], locked).map(([where]) => where)).toEqual([
    { parent: 'c', slot: 'content' },
    { parent: 'c', slot: 'head' },
  ])
  expect(reasons([])).toEqual([])
})
