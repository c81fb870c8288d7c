import type pg from 'pg'

/** A statement and its connection. */
export interface HeardStatement {
  readonly connection: object
  readonly text: string
}

/** Records the statements of a pool from now on. Returns a function that returns those since its last call. */
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

/** Returns the statements of the first transaction, without those that other connections sent meanwhile, as a scheduler does. */
export function firstTransaction(heard: readonly HeardStatement[]): readonly HeardStatement[] {
  const first = heard.findIndex(({ text }) => text === 'begin')
  const own = heard.slice(first).filter(({ connection }) => connection === heard[first]?.connection)
  return own.slice(0, own.findIndex(({ text }) => text === 'commit') + 1)
}

/** Counts the idempotent responses that were stored in the transaction of an insert into the table. */
export function answersStoredWith(heard: readonly HeardStatement[], table: string): number {
  const adds = new RegExp(`insert into "?${table}"? `)
  const added = heard.findIndex(({ text }) => adds.test(text))
  const after = heard.slice(added).filter(({ connection }) => connection === heard[added]?.connection)
  const end = after.findIndex(({ text }) => text === 'commit')
  return after.slice(0, end).filter(({ text }) => text.includes('update idempotency_keys set answer')).length
}
