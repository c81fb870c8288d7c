import type { Clock } from '#domain/dates/clock.ts'
import type { DatabaseLog } from '#server/database/log.ts'
import type { Database } from '#server/database/open-database.ts'
import type { SiteDirectory } from '#server/sites/directory/site-directory.ts'
import { coalesceRuns } from '#server/platform/concurrency/coalesce-runs.ts'
import type { AnswerVisitors, IndexServices } from './index-deps.ts'
import { updateIndex } from './update-index.ts'

interface Parts {
  readonly database: Pick<Database, 'db' | 'listen'>
  readonly features: IndexServices & { readonly directory: SiteDirectory }
  readonly answer: AnswerVisitors
  readonly clock: Clock
  readonly log: DatabaseLog
}

/** The hold on the worker. */
export interface WordsWorker {
  /** Takes nothing further, and settles once what is under way has ended. */
  rest(): Promise<void>
}

/** Changes that come in a row are read once. */
const restMs = 100

/** Number of sites that a start waits for: those of a small server are complete before its first visitor, those of a large one keep the words of its last run meanwhile. */
const AWAITED_SITES = 50

/**
 * Keeps the search index in step with what sites show: after each change of their content, and once at the start. A site is written when
 * its words differ from those that this server read last: two servers that read it differently, with other settings or during an
 * upgrade, would else replace each other's words for ever, because each writing is a change of content.
 */
export async function runIndexWorker({ database, features, answer, clock, log }: Parts): Promise<WordsWorker> {
  const { directory } = features
  const parts = { db: database.db, features, answer, now: clock }
  let isResting = false
  const waiting = new Set<number>()
  const former = new Map<number, string>()
  const firstPass = Promise.withResolvers<void>()
  let isWholeAsked = false
  const note = async (id: number, isRead: boolean): Promise<void> => {
    try {
      if (!isRead) await directory.refresh(id)
      const site = directory.find(id)
      if (site) former.set(id, await updateIndex(parts, site, former.get(id)))
    } catch (err: unknown) {
      log.warn({ err, site: id }, 'what a site shows could not be read for its search')
    }
  }
  const noteAll = async (): Promise<void> => {
    const ids = [...waiting]
    // Content that changes during a pass waits for the next one, so that each pass ends.
    waiting.clear()
    // Sites that are asked for together are read together: each reading of one passes over all of them.
    const isWhole = isWholeAsked
    isWholeAsked = false
    if (isWhole) await directory.refresh().catch((err: unknown) => log.warn({ err }, 'the sites could not be read for their search'))
    for (const [index, id] of ids.entries()) {
      if (index === AWAITED_SITES) firstPass.resolve()
      if (!isResting) await note(id, isWhole)
    }
    firstPass.resolve()
    if (!isResting) await new Promise((resolve) => setTimeout(resolve, restMs))
  }
  const noting = coalesceRuns(noteAll)
  const ask = (payload: string | null): void => {
    // Notifications are lost with their connection: all sites are then read and written again.
    if (payload === null) {
      former.clear()
      isWholeAsked = true
    }
    for (const id of payload === null ? directory.all().map((site) => site.id) : [Number(payload)]) waiting.add(id)
    noting.ask()
  }
  const forget = await database.listen('content', ask)
  ask(null)
  // The first visitor finds all that there is.
  await firstPass.promise
  return {
    rest: () => {
      isResting = true
      forget()
      return noting.ended()
    },
  }
}
