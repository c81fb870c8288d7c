import { describe, expect, it } from 'vitest'
import { CallError } from '#api-client/transport/errors.ts'
import { draftHash } from '#engine/draft/document/draft-hash.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { prepareRequest } from '#engine/draft/sync/draft-client.ts'
import { storeOn, written } from '#tests/support/composer/composer-setup.ts'
import { MAX_BLOCKS } from '#engine/registry/limits.ts'
import { sampleBlock, sampleDocument, setTitle } from '#tests/support/drafts/draft-samples.ts'
import { waitUntil } from '#tests/support/wait-until.ts'
import type { ComposerText } from '#composer/words/use-composer-text.ts'
import { ValueStore } from '#engine/value-store.ts'
import { publishDraft, withdrawPublication } from './publish-draft.ts'
import { takeOffline } from './take-offline.ts'
import type { Workbench } from './workbench.ts'

const former = sampleDocument(sampleBlock('a'))
const used = new CallError('Utilisée ailleurs.', { code: 'IN_USE' }, { status: 409, body: null })
const text: ComposerText = (id, values = {}) => written({ id, values })

interface Server {
  readonly isOffline?: boolean
  /** The revision that visitors saw before; null if they saw none. */
  readonly seenBefore?: number | null
  readonly refusal?: CallError | null
}

/** A bench whose server stores what is published. */
function bench({ isOffline = false, seenBefore = 31, refusal = null }: Server = {}) {
  const setup = storeOn(former)
  const { store, server } = setup
  const published: EditedDocument[] = []
  const calls: string[] = []
  const places = { total: 0 }
  const save = () => {
    if (isOffline) return
    const { client, request } = prepareRequest(store.client)
    store.replace(client)
    store.receive(server.take(request))
  }
  const admin = {
    draft: {
      publish: (_: unknown, { hash }: { hash: string }) => {
        if (refusal) return Promise.reject(refusal)
        expect(hash).toBe(draftHash(server.log.document))
        return Promise.resolve({ revision: published.push(server.log.document), former: seenBefore })
      },
      unpublish: (_: unknown, seen: number) => {
        calls.push(`unpublish ${seen}`)
        return seen < places.total ? Promise.reject(used) : Promise.resolve(null)
      },
    },
    reference: { list: () => Promise.resolve({ uses: [], total: places.total }) },
    revision: {
      read: (_: unknown, id: number) => Promise.resolve({ document: id === 31 ? former : sampleDocument() }),
    },
  }
  const made = {
    ...{
      store,
      text,
      issues: new ValueStore([]),
      former: new ValueStore(undefined),
      firstUses: new ValueStore(0),
      act: new ValueStore(null),
      dialog: new ValueStore(null),
      review: new ValueStore(null),
      quality: new ValueStore([]),
      props: { admin, edited: { kind: 'page', id: 12 }, locale: 'fr_FR' },
    },
    saver: { flush: () => Promise.resolve(save()), retry: save },
  } as unknown as Workbench
  store.act({ operations: [setTitle('a', 'new')] })
  return { ...setup, bench: made, published, calls, places }
}

const titles = (documents: readonly EditedDocument[]) => documents.map(({ regions }) => regions['main']![0]!.props['title'])

describe('publishDraft', () => {
  it('sends what waits, then publishes it', async () => {
    const { bench: made, published } = bench()
    expect(await publishDraft(made)).toBe(1)
    expect(titles(published)).toEqual(['new'])
  })

  it('publishes nothing while batches wait', async () => {
    const { bench: made, published } = bench({ isOffline: true })
    await expect(publishDraft(made)).rejects.toThrow('Des modifications ne sont pas encore enregistrées')
    expect(published).toEqual([])
  })

  it('gives the faults of a refusal, and a sentence of its own for a draft that has changed', async () => {
    const response = { status: 422, body: null }
    const errors = [{ blockId: 'a', pointer: '/props/title', message: 'Le titre manque.' }, 'odd']
    const invalid = new CallError('Un champ est à corriger.', { code: 'PAGE_INVALID', errors }, response)
    await expect(publishDraft(bench({ refusal: invalid }).bench)).rejects.toMatchObject({ message: invalid.message, faults: [errors[0]] })
    const stale = new CallError('x', { code: 'STALE_VERSION' }, response)
    await expect(publishDraft(bench({ refusal: stale }).bench)).rejects.toThrow('La page vient d’être modifiée ailleurs')
  })
})

describe('withdrawPublication', () => {
  it('publishes the former version, and leaves the edits in the draft', async () => {
    const { bench: made, published, store, server } = bench()
    await publishDraft(made)
    await withdrawPublication(made)
    expect([titles(published), titles([store.document, server.log.document])]).toEqual([
      ['new', 'a'],
      ['new', 'new'],
    ])
  })

  it('leaves the publication online where the draft is too large to come back behind it', async () => {
    const { bench: made, published, store } = bench()
    await publishDraft(made)
    const large = sampleDocument(...Array.from({ length: MAX_BLOCKS + 1 }, (_, at) => sampleBlock(`b${at}`)))
    store.replace({ ...store.client, document: large, confirmed: large })
    await expect(withdrawPublication(made)).rejects.toThrow('La publication reste en ligne')
    expect([titles(published), store.document]).toEqual([['new'], large])
  })

  it('takes a page offline that visitors did not see before, although it has an older version', async () => {
    const { bench: made, calls, published } = bench({ seenBefore: null })
    await publishDraft(made)
    await withdrawPublication(made)
    expect([calls, titles(published)]).toEqual([['unpublish 0'], ['new']])
  })

  it('takes a page offline whose links its first publication found, and asks about later ones', async () => {
    const { bench: made, calls, places } = bench({ seenBefore: null })
    places.total = 1
    await publishDraft(made)
    await waitUntil(() => expect(made.firstUses.get()).toBe(1))
    places.total = 3
    await withdrawPublication(made)
    expect([calls, made.dialog.get(), made.former.get()]).toEqual([['unpublish 1'], 'offline', null])
    made.dialog.set(null)
    await takeOffline(made, 3)
    expect([calls, made.dialog.get(), made.former.get()]).toEqual([['unpublish 1', 'unpublish 3'], null, undefined])
  })
})
