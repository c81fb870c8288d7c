import { LRUCache } from 'lru-cache'
import { hashOf } from '#engine/document/hash.ts'
import { draftHash } from '#engine/draft/document/draft-hash.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'

/** The results that are remembered. A few drafts are edited at a time, each with a handful of states. */
const MAX_RESULTS = 200

const results = new LRUCache<string, Promise<unknown>>({ max: MAX_RESULTS })

/**
 * Computes something of a document once while it and the given facts stay as they are: each review reads the facts again, so no
 * remembered result is out of date. Reviews that ask at the same time wait for one computation.
 */
export async function remembered<Result>(
  name: 'named' | 'findings',
  document: EditedDocument,
  facts: unknown,
  compute: () => Promise<Result>,
): Promise<Result> {
  const key = `${name} ${draftHash(document)} ${hashOf(facts)}`
  const known = results.get(key) as Promise<Result> | undefined
  if (known) return known
  const computed = compute()
  results.set(key, computed)
  computed.catch(() => results.delete(key))
  return computed
}
