import { expect, it, vi } from 'vitest'
import { runnerOn } from '#tests/support/composer/composer-setup.ts'
import { testBlockOf, testRegistry } from '#tests/support/blocks/test-registry.ts'
import { sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { beginNewPage } from './begin-new-page.ts'

const text = testBlockOf('rich', { html: '<p>Votre texte</p>' }, { id: 'texte' })
const empty = testBlockOf('rich', { html: '' }, { id: 'vide' })

function open(isNew: boolean) {
  const setup = runnerOn(sampleDocument(empty, text))
  const post = vi.fn()
  const bench = { ...setup, registry: testRegistry(), props: { isNew }, channel: { get: () => ({ post }) } } as unknown as Parameters<
    typeof beginNewPage
  >[0]
  return { ...setup, bench, post }
}

it('selects the first text of a page that was just made, once', () => {
  const { bench, post, selection } = open(true)
  beginNewPage(bench)
  expect([[...selection.ids], post.mock.calls]).toEqual([['texte'], [[{ type: 'edit-text', id: 'texte', pointer: null, isWhole: true }]]])
  selection.select([])
  beginNewPage(bench)
  expect(post).toHaveBeenCalledOnce()
})

it('leaves a page alone that is not new, or that was edited', () => {
  const known = open(false)
  beginNewPage(known.bench)
  const edited = open(true)
  edited.store.act({ operations: [{ op: 'set', id: 'texte', pointer: '/html', value: '<p>Déjà</p>' }] })
  beginNewPage(edited.bench)
  expect([known.post.mock.calls, edited.post.mock.calls]).toEqual([[], []])
})
