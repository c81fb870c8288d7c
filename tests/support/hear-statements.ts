import type pg from 'pg'

/** What was sent to the database, and the connection that it was sent on. */
export interface HeardStatement {
  readonly connection: object
  readonly text: string
}

/** Notes every statement that the connections of a pool send from now on; answers what gives those since it was last asked. */
export function hearStatements(pool: pg.Pool): () => readonly HeardStatement[] {
  let heard: HeardStatement[] = []
  const listening = new WeakSet()
  pool.on('acquire', (client: object) => {
    if (listening.has(client)) return
    listening.add(client)
    const own = client as { query: (...asked: unknown[]) => unknown }
    const send = own.query
    own.query = (...asked) => {
      const [first] = asked
      const text = typeof first === 'string' ? first : (first as { text?: string }).text
      if (text !== undefined) heard.push({ connection: client, text: text.replaceAll(/\s+/g, ' ').trim() })
      return Reflect.apply(send, own, asked)
    }
  })
  return () => {
    const since = heard
    heard = []
    return since
  }
}
