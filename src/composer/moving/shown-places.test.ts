import { expect, it } from 'vitest'
import type { Block } from '#schemas/generated/content.ts'
import { testBlockOf } from '#tests/support/blocks/test-registry.ts'
import { runnerOn, written } from '#tests/support/composer/composer-setup.ts'
import { sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { listPhrase } from './place-words.ts'
import { shownPlaces } from './shown-places.ts'

const note = (id: string) => testBlockOf('note', { text: id }, { id })
const box = (id: string, ...content: Block[]) => testBlockOf('box', {}, { id, ...(content.length > 0 && { slots: { content } }) })

/** A header and a footer with a note in the bar of large screens. */
const shell = {
  ...sampleDocument(),
  regions: { appBar: [box('large', note('a'))], mobileAppBar: [box('small')], footer: [box('foot')] },
}

/** The lists with places that are offered, and those that are not with the reason. */
function listsAt(screens: 'small' | 'large') {
  const { situation } = runnerOn(shell, ['a']).runner
  const { places, elsewhere } = shownPlaces(situation, screens)
  const unseen = elsewhere.filter(({ refusal }) => refusal.id.startsWith('composer.moving.unseen'))
  return {
    offered: [...new Set(places.map((place) => JSON.stringify(place.in)))],
    unseen: unseen.map(({ in: where, refusal }) => [written(listPhrase(situation, where)), refusal.id]),
  }
}

it('offers no place of a phone’s bar on a large screen, but says on which screens it is', () => {
  const { offered, unseen } = listsAt('large')
  expect(offered.some((list) => list.includes('small') || list.includes('mobileAppBar'))).toBe(false)
  expect(offered.some((list) => list.includes('foot'))).toBe(true)
  expect(unseen.length).toBeGreaterThan(0)
  expect([...new Set(unseen.map(([, id]) => id))]).toEqual(['composer.moving.unseen.small'])
})

it('offers no place of a large screen’s bar on a small one, with each list named once', () => {
  const { offered, unseen } = listsAt('small')
  expect(offered.some((list) => list.includes('large') || list.includes('"appBar"'))).toBe(false)
  expect(offered.some((list) => list.includes('small'))).toBe(true)
  expect([...new Set(unseen.map(([, id]) => id))]).toEqual(['composer.moving.unseen.large'])
  expect(new Set(unseen.map(([words]) => words)).size).toBe(unseen.length)
})

it('says that all places are elsewhere where only bars of other screens take the element', () => {
  const only = { ...shell, regions: { mobileAppBar: [box('small', note('a'))] } }
  const isElsewhere = (document: typeof shell | typeof only) => shownPlaces(runnerOn(document, ['a']).runner.situation, 'large').isElsewhere
  expect([shell, only].map(isElsewhere)).toEqual([false, true])
})
