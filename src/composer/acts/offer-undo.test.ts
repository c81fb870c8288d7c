import { expect, it } from 'vitest'
import { shownToast, shownToasts, toast } from '#kit/feedback/toast.ts'
import { plainCommands } from '#composer/commands/commands.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import { prepareRequest } from '#engine/draft/sync/draft-client.ts'
import { runnerOn, written } from '#tests/support/composer/composer-setup.ts'
import { outlineOf, sampleBlock, sampleDocument, setTitle } from '#tests/support/drafts/draft-samples.ts'
import { offerUndo, withdrawOffer } from './offer-undo.ts'

const page = sampleDocument(sampleBlock('a', [sampleBlock('a1'), sampleBlock('a2')]), sampleBlock('b'), sampleBlock('c'))

function deskOn() {
  const setup = runnerOn(page)
  const { runner, selection, store, server, offered } = setup
  const bench = { ...setup, text: (id: Parameters<typeof written>[0]['id'], values = {}) => written({ id, values }) }
  /** Meets the work of the others on the server. */
  const exchange = () => {
    for (let round = 0; round < 2; round += 1) {
      const { client, request } = prepareRequest(store.client)
      store.replace(client)
      store.receive(server.take(request))
    }
  }
  return {
    ...setup,
    exchange,
    outline: () => outlineOf(store.document),
    remove: (...ids: string[]) => {
      selection.select(ids)
      runner.run(plainCommands.remove, undefined)
      offerUndo(bench, { sentence: 'Retiré.', batch: offered.at(-1) ?? '' })
    },
    theirs: (operation: Operation) =>
      server.take({ base: server.log.head, batches: [{ id: 'hers', by: 'claire', operations: [operation] }], recent: [] }),
    press: () => shownToast()?.acts?.[0]?.onAct(),
  }
}

it('takes exactly the removal back, under acts that came later, and selects what is back', () => {
  const { remove, press, store, selection, runner, outline } = deskOn()
  remove('a')
  store.act({ operations: [setTitle('b', 'Plus tard')] })
  press()
  expect([outline(), store.block('b')?.props['title'], selection.ids]).toEqual(['a(a1 a2) b c', 'Plus tard', ['a']])
  expect([shownToast(), runner.undo(), store.block('b')?.props['title'], runner.undo()]).toEqual([null, true, 'b', false])
})

it('of two removals shows the second, which alone comes back; the first is left to Ctrl Z', () => {
  const { remove, press, runner, outline } = deskOn()
  remove('a')
  remove('b')
  expect(shownToasts()).toHaveLength(1)
  press()
  expect(outline()).toBe('b c')
  expect([runner.undo(), outline()]).toEqual([true, 'a(a1 a2) b c'])
})

it('goes with an undo by key, and an earlier removal is not taken back by it', () => {
  const { remove, runner, outline } = deskOn()
  remove('a')
  remove('b')
  runner.undo()
  expect([shownToast(), outline()]).toEqual([null, 'b c'])
})

it('goes where the edit of another person keeps the removed element in the page', () => {
  const { remove, theirs, exchange, outline, store } = deskOn()
  remove('b')
  theirs(setTitle('b', 'Elle écrit'))
  exchange()
  expect([shownToast(), outline(), store.conflicts()]).toEqual([null, 'a(a1 a2) b c', [expect.anything()]])
})

it('stays through the answer of the server, and says when its place is gone meanwhile', () => {
  const { remove, theirs, exchange, press, outline, announced } = deskOn()
  remove('a1')
  exchange()
  expect(shownToast()?.acts?.map(({ label }) => label)).toEqual(['Annuler'])
  theirs({ op: 'remove', id: 'a' })
  exchange()
  press()
  expect([outline(), announced.at(-1)]).toEqual([
    'b c',
    'Suppression de Essai\u00a0: l’annulation n’est plus possible, cet endroit a changé ailleurs entre-temps.',
  ])
})

it('stays beside a refusal, and goes when its editor closes', () => {
  const { remove } = deskOn()
  remove('a')
  toast({ text: 'Choisissez d’abord un élément.' })
  expect(shownToasts().map(({ text }) => text)).toEqual(['Retiré.', 'Choisissez d’abord un élément.'])
  withdrawOffer()
  expect(shownToasts().map(({ text }) => text)).toEqual(['Choisissez d’abord un élément.'])
})
