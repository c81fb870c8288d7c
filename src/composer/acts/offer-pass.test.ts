import { afterEach, expect, it, vi } from 'vitest'
import { shownToast, shownToasts } from '#kit/feedback/toast.ts'
import { runnerOn, written } from '#tests/support/composer/composer-setup.ts'
import { sampleBlock, sampleDocument, setTitle } from '#tests/support/drafts/draft-samples.ts'
import { offerPass } from './offer-pass.ts'

function offered(way: 'undo' | 'redo') {
  const { store } = runnerOn(sampleDocument(sampleBlock('a')))
  const onPass = vi.fn<() => void>()
  offerPass({ store, text: (id, values) => written({ id, ...(values && { values }) }) }, way, 'La page est trop longue.', onPass)
  return { store, onPass }
}

const change = ({ store }: ReturnType<typeof offered>) => store.act({ operations: [setTitle('a', 'Un')] })

afterEach(() => {
  for (const { onGone } of shownToasts()) onGone?.()
})

it.each([
  ['undo', 'Ignorer cette étape et annuler la précédente'],
  ['redo', 'Ignorer cette étape et rétablir la suivante'],
] as const)('says why an %s is refused, with the act that steps over it', (way, label) => {
  const desk = offered(way)
  expect([shownToast()?.text, shownToast()?.acts?.map((act) => act.label)]).toEqual(['La page est trop longue.', [label]])
  shownToast()?.acts?.[0]?.onAct()
  expect(desk.onPass).toHaveBeenCalledTimes(1)
  change(desk)
  expect(shownToasts()).toEqual([])
})

it('goes with the next change of the history, and hears of no later one', () => {
  const desk = offered('undo')
  expect(shownToasts()).toHaveLength(1)
  change(desk)
  expect(shownToasts()).toEqual([])
  const again = offered('undo')
  change(desk)
  expect(shownToasts()).toHaveLength(1)
  change(again)
  expect([shownToasts(), again.onPass.mock.calls]).toEqual([[], []])
})
