import { expect, it } from 'vitest'
import { runnerOn } from '#tests/support/composer/composer-setup.ts'
import { sampleBlock, sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { rename } from './notes.ts'

const page = sampleDocument(sampleBlock('a'), sampleBlock('b'))

it('names the element that is given, and leaves the selected one selected', () => {
  const { runner, store, selection } = runnerOn(page, ['a'])
  expect(runner.run(rename, { id: 'b', name: ' Accueil ' })).toBe(true)
  expect([store.document.notes, selection.ids]).toEqual([{ b: { name: 'Accueil' } }, ['a']])
})

it('takes a name of 60 characters and refuses one of 61', () => {
  const { runner, store } = runnerOn(page, ['a'])
  expect([runner.run(rename, { name: 'x'.repeat(60) }), runner.run(rename, { name: 'y'.repeat(61) })]).toEqual([true, false])
  expect(store.document.notes['a']?.name).toBe('x'.repeat(60))
})
