import { beforeEach, expect, it } from 'vitest'
import { shownToast, shownToasts, hideToast } from '#kit/feedback/toast.ts'
import { ValueStore } from '#engine/value-store.ts'
import { prepareRequest } from '#engine/draft/sync/draft-client.ts'
import type { ComposerText } from '#composer/words/use-composer-text.ts'
import { runnerOn, written } from '#tests/support/composer/composer-setup.ts'
import { testBlockOf } from '#tests/support/blocks/test-registry.ts'
import { sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import type { LostText } from './lost-text.ts'
import { watchConflicts } from './watch-conflicts.ts'

const text: ComposerText = (id, values = {}) => written({ id, values })

beforeEach(() => {
  for (const { id } of shownToasts()) hideToast(id)
})

/** A page on which one's own words meet those of another author. */
function meeting(by = 'claire') {
  const setup = runnerOn(sampleDocument(testBlockOf('note', { text: 'avant' }, { id: 'n' })))
  const { store, server } = setup
  const bench = { ...setup, text, isConflictOpen: new ValueStore(false), lostText: new ValueStore<LostText | null>(null) }
  const set = (value: string) => ({ op: 'set', id: 'n', pointer: '/text', value }) as const
  const meet = () => {
    store.act({ operations: [set('à moi')] })
    server.take({ base: server.log.head, batches: [{ id: 'hers', by, operations: [set('à elle')] }], recent: [] })
    for (let round = 0; round < 2; round += 1) {
      const { client, request } = prepareRequest(store.client)
      store.replace(client)
      store.receive(server.take(request))
    }
  }
  return { bench, store, meet }
}

it('tells of a conflict with another person, and offers its decision', () => {
  const { bench, meet } = meeting()
  const end = watchConflicts(bench)
  meet()
  expect(shownToast()?.text).toBe('Une autre personne a changé la même chose. Votre version est gardée.')
  shownToast()?.acts?.[0]?.onAct()
  expect(bench.isConflictOpen.get()).toBe(true)
  end()
})

it('names another tab of the same person as the other version', () => {
  const { bench, meet } = meeting('paul')
  const end = watchConflicts(bench)
  meet()
  expect(shownToast()?.text).toBe('Vous avez changé la même chose dans deux onglets. Les deux versions sont gardées.')
  end()
})

it('takes the message away once the conflict is settled', () => {
  const { bench, store, meet } = meeting()
  const end = watchConflicts(bench)
  meet()
  store.act({ operations: [], settles: store.conflicts().flatMap(({ settles }) => settles) })
  expect(store.conflicts()).toEqual([])
  expect(shownToasts()).toEqual([])
  end()
})

it('takes the message away once the decision is opened another way', () => {
  const { bench, meet } = meeting()
  const end = watchConflicts(bench)
  meet()
  expect(shownToasts()).toHaveLength(1)
  bench.isConflictOpen.set(true)
  expect(shownToasts()).toEqual([])
  end()
})

it('stays silent about conflicts that were open before', () => {
  const { bench, meet, store } = meeting()
  meet()
  const end = watchConflicts(bench)
  store.act({ operations: [{ op: 'set', id: 'n', pointer: '/text', value: 'plus tard' }] })
  expect(shownToasts()).toEqual([])
  end()
})
