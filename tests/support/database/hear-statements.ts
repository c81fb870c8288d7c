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

/** How often the answer to the key of a call was stored in the transaction that added a row to a table. */
export function answersStoredWith(heard: readonly HeardStatement[], table: string): number {
  const adds = new RegExp(`insert into "?${table}"? `)
  const added = heard.findIndex(({ text }) => adds.test(text))
  const after = heard.slice(added).filter(({ connection }) => connection === heard[added]?.connection)
  const end = after.findIndex(({ text }) => text === 'commit')
  return after.slice(0, end).filter(({ text }) => text.includes('update idempotency_keys set answer')).length
}
