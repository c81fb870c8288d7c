import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import { changeSentence, type ChangeSentence } from '#engine/draft/diff/change-words.ts'
import { diffDocuments } from '#engine/draft/diff/diff-documents.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import type { Registry } from '#engine/registry/registry.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { DraftKey } from '#server/content/drafts/draft-key.ts'
import type { EditedKinds } from '#server/content/drafts/kinds/edited-kind.ts'

interface Needs {
  readonly db: Kysely<Tables>
  readonly kinds: EditedKinds
  readonly registry: Registry
}

/** Says in words how each version of a document differs from the one saved before it; null for the first one. */
export type VersionChanges = (key: DraftKey, ids: readonly number[], language: string) => Promise<Map<number, ChangeSentence | null>>

/** The sentences that are cached. Versions never change, so a sentence holds for as long as the program runs. */
const MAX_SENTENCES = 5000

/** Makes the reader of the changes of versions. */
export function createVersionChanges({ db, kinds, registry }: Needs): VersionChanges {
  const cached = new LRUCache<string, { readonly sentence: ChangeSentence | null }>({ max: MAX_SENTENCES })

  const formerOf = async (key: DraftKey, id: number): Promise<number | null> => {
    const older = db.selectFrom(kinds[key.kind].revisions(key).as('r')).select('r.id').where('r.id', '<', id)
    return (await older.orderBy('r.id', 'desc').limit(1).executeTakeFirst())?.id ?? null
  }

  return async (key, ids, language) => {
    const documents = new Map<number, EditedDocument | undefined>()
    const read = async (id: number): Promise<EditedDocument | undefined> => {
      if (!documents.has(id)) documents.set(id, await kinds[key.kind].revision(db, key, id))
      return documents.get(id)
    }
    const compare = async (id: number): Promise<ChangeSentence | null> => {
      const former = await formerOf(key, id)
      const of = { kind: kinds[key.kind].name, language }
      const [before, after] = former === null ? [] : [await read(former), await read(id)]
      return before && after ? changeSentence(registry, diffDocuments(before, after), of) : null
    }
    const sentences = new Map<number, ChangeSentence | null>()
    for (const id of ids) {
      const name = `${key.kind} ${id} ${language}`
      const known = cached.get(name) ?? { sentence: await compare(id) }
      cached.set(name, known)
      sentences.set(id, known.sentence)
    }
    return sentences
  }
}
