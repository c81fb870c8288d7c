import { sql } from 'kysely'
import pg from 'pg'

const mark = '/* kept */'

/**
 * Put at the front of a statement that is sent again and again, always in the same words: each connection has it planned once. It names its columns:
 * what selects all of them breaks when a migration adds one.
 */
export const preparedStatement = sql`/* kept */`

// How far the mark may be from the front: `select /* kept */ …`.
const front = 40
const names = new Map<string, string>()

/** The name under which a connection keeps a statement; undefined for what is planned each time. */
function nameOf(text: string): string | undefined {
  if (!text.slice(0, front).includes(mark)) return undefined
  const known = names.get(text) ?? `kept_${names.size + 1}`
  names.set(text, known)
  return known
}

type Query = pg.Client['query']

const query: unknown = Reflect.get(pg.Client.prototype, 'query')

/** The settings that a pool hands on to each connection. */
interface ClientSettings extends pg.ClientConfig {
  readonly openTimeoutMillis?: number
}

/** A connection that keeps the plans of marked statements, and whose opening has a limit of its own. */
export class PreparingClient extends pg.Client {
  constructor(settings: ClientSettings = {}) {
    // The pool has made the password a property that a copy leaves out.
    const { password, openTimeoutMillis = settings.connectionTimeoutMillis } = settings
    super({ ...settings, password, connectionTimeoutMillis: openTimeoutMillis })
  }

  override query = ((config: unknown, values?: unknown, ...rest: unknown[]): unknown => {
    const name = typeof config === 'string' && Array.isArray(values) ? nameOf(config) : undefined
    const asked = name === undefined ? [config, values, ...rest] : [{ name, text: config, values }, ...rest]
    return Reflect.apply(query as (...all: unknown[]) => unknown, this, asked)
  }) as Query
}
