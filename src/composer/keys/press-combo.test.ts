import { afterEach, expect, it } from 'vitest'
import { hideToast, shownToast } from '#kit/feedback/toast.ts'
import { runnerOn, written } from '#tests/support/composer/composer-setup.ts'
import { outlineOf, sampleBlock, sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { pressCombo } from './press-combo.ts'

const page = sampleDocument(sampleBlock('a'), sampleBlock('b'))

function press(combo: string) {
  const setup = runnerOn(page, ['b'])
  const bench = { ...setup, text: (id: Parameters<typeof written>[0]['id'], values = {}) => written({ id, values }) }
  pressCombo({ bench, actor: { send: () => undefined } }, combo, { isInText: false, hasSingleKeys: true })
  return setup
}

afterEach(() => hideToast(shownToast()?.id ?? 0))

it('shows what a single letter has changed, with its key, and takes it back', () => {
  const { store } = press('d')
  expect(outlineOf(store.document)).toBe('a b paul-1')
  expect(shownToast()?.text).toMatch(/^Copie de .+, par la touche D\.$/)
  shownToast()?.acts?.[0]?.onAct()
  expect(outlineOf(store.document)).toBe('a b')
})

it.each(['Delete', 'm', 'x'])('shows nothing after %s', (combo) => {
  press(combo)
  expect(shownToast()).toBeNull()
})
