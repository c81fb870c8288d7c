import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Site } from '#server/platform/scope/site.ts'
import { readRevision } from './repository.ts'

/** A revision as the database holds it. */
type Revision = Awaited<ReturnType<typeof readRevision>>

/** Reads a revision, once for each version of its site's content. */
export type ReadRevision = (site: Pick<Site, 'id' | 'contentVersion'>, id: number) => Promise<Revision>

const MAX_CHARACTERS = 32 * 1024 * 1024

/** Keeps the revisions that are read most, 32 MB of them at most; each newly read one is shown to `onRead`. */
export function createRevisionReader(db: Kysely<Tables>, onRead: (revision: Revision) => void): ReadRevision {
  const cached = new LRUCache<string, Revision>({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: ({ blocks }) => JSON.stringify(blocks).length + 1000,
  })
  return async (site, id) => {
    const key = `${id} ${site.contentVersion}`
    const known = cached.get(key)
    if (known) return known
    const revision = await readRevision(db, site.id, id)
    onRead(revision)
    cached.set(key, revision)
    return revision
  }
}
