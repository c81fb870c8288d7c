import { Semaphore } from 'async-mutex'
import { PgBoss } from 'pg-boss'
import { StartError } from '#server/config/start-error.ts'
import type { DatabaseLog } from '#server/database/log.ts'
import type { Database } from '#server/database/open-database.ts'

/** The interval, in seconds, at which the queue looks for jobs that other servers left. */
export interface QueueIntervals {
  readonly supervise: number
}

const usualPace: QueueIntervals = { supervise: 15 }
const sayAgainAfterMs = 60_000

/**
 * The statements of the queue that the database is asked at once. Each kind of job looks for work by itself: on a slow database they would
 * take every connection of the pool, and visitors would find none.
 */
const STATEMENTS_AT_ONCE = 3

/** Logs the same error once a minute at most: an outage of the database makes each poll fail. */
function sayOnce(say: (error: unknown) => void): (error: unknown) => void {
  const saidAt = new Map<string, number>()
  return (error) => {
    const text = error instanceof Error ? error.message.replace(/\(Queue: [^()]*\)$/, '') : String(error)
    const now = performance.now()
    if (now - (saidAt.get(text) ?? -sayAgainAfterMs) < sayAgainAfterMs) return
    if (saidAt.size > 100) saidAt.clear()
    saidAt.set(text, now)
    say(error)
  }
}

/** Opens the queue of background jobs in a separate schema of the application's database. */
export async function openQueue(
  database: Pick<Database, 'pool' | 'listen'>,
  log: DatabaseLog,
  pace: QueueIntervals = usualPace,
): Promise<PgBoss> {
  const turn = new Semaphore(STATEMENTS_AT_ONCE)
  const boss = new PgBoss({
    schema: 'pgboss',
    useListenNotify: true,
    superviseIntervalSeconds: pace.supervise,
    monitorIntervalSeconds: pace.supervise,
    db: {
      executeSql: (text, values) => turn.runExclusive(() => database.pool.query(text, values as unknown[])),
      listen: async (channel, onNotification, onReconnect) => {
        const forget = await database.listen(channel, (payload) => (payload === null ? onReconnect() : onNotification(payload)))
        onReconnect()
        return { close: async () => forget() }
      },
    },
  })
  boss.on(
    'error',
    sayOnce((err) => log.warn({ err }, 'the queue of background work met an error')),
  )
  boss.on('warning', ({ message, data }) => log.warn({ data }, `the queue of background work: ${message}`))
  try {
    return await boss.start()
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new StartError(
      'migrationRefused',
      {
        french: `La file des tâches (schéma pgboss) n’a pas pu être préparée dans la base\u00a0: ${reason}`,
        english: `The queue of background work (schema pgboss) could not be prepared in the database: ${reason}`,
      },
      { cause },
    )
  }
}
