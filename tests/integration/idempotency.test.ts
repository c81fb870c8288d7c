import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '#tests/support/database/database.ts'
import { endPrograms, onFreePort, startProgram } from '#tests/support/server/processes.ts'
import { connectionUrl } from '#tests/support/server/server-process.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase(twoSites)
  await database.pool.query('create table effects (id serial primary key, key text not null)')
  await database.pool.query('create table answers (key text primary key, answer text not null)')
})
afterAll(async () => {
  await endPrograms()
  await database.close()
})

/** Starts a node in its own process and returns its URL. */
function startNode(way: 'keyed' | 'naive' | 'settled'): Promise<string> {
  return onFreePort(async (port) => {
    const node = startProgram('tests/support/server/once-server.ts', [connectionUrl(database.connection), String(port), way])
    await node.printed(/listening/)
    return `http://127.0.0.1:${port}/`
  })
}

async function send(url: string, key: string, body = 'x'): Promise<string> {
  const response = await fetch(url, { method: 'POST', headers: { 'idempotency-key': key }, body })
  return `${response.status} ${await response.text()}`
}

async function effectsOf(key: string): Promise<number> {
  return (await database.pool.query('select 1 from effects where key = $1', [key])).rowCount ?? 0
}

/** Sends fifty concurrent copies of a request, distributed over the nodes. */
const flood = (nodes: readonly string[], key: string) =>
  Promise.all(Array.from({ length: 50 }, (_, index) => send(nodes[index % nodes.length] ?? '', key)))

describe('a request with a key on two processes', () => {
  let nodes: string[]
  beforeAll(async () => {
    nodes = await Promise.all([startNode('keyed'), startNode('keyed')])
  })

  it('has one effect and fifty equal responses under concurrent repeats', async () => {
    const keys = Array.from({ length: 6 }, () => randomUUID())
    const answers = await Promise.all(keys.map((key) => flood(nodes, key)))
    for (const [index, key] of keys.entries()) {
      expect(new Set(answers[index]).size).toBe(1)
      expect(answers[index]?.[0]).toMatch(/^200 /)
      expect(await effectsOf(key)).toBe(1)
    }
  })

  it('would have several effects with a check before the write', async () => {
    const naive = await Promise.all([startNode('naive'), startNode('naive')])
    const key = randomUUID()
    await flood(naive, key)
    expect(await effectsOf(key)).toBeGreaterThan(1)
  })

  it('is replayed within a day and new after a day', async () => {
    const [one = '', two = ''] = nodes
    const key = randomUUID()
    const first = await send(one, key)
    expect(await send(two, key)).toBe(first)
    await database.pool.query("update idempotency_keys set started_at = now() - interval '23 hours' where key = $1", [key])
    expect(await send(two, key)).toBe(first)
    await database.pool.query("update idempotency_keys set started_at = now() - interval '25 hours' where key = $1", [key])
    expect(await send(two, key)).not.toBe(first)
    expect(await effectsOf(key)).toBe(2)
  })

  it('is rejected with other content, finished or running', async () => {
    const [one = '', two = ''] = nodes
    const key = randomUUID()
    const [first, other] = await Promise.all([send(one, key, 'a'), send(two, key, 'b')])
    expect([first, other].filter((answer) => answer === '422 IDEMPOTENCY_MISMATCH')).toHaveLength(1)
    expect(await send(one, key, 'c')).toBe('422 IDEMPOTENCY_MISMATCH')
    expect(await effectsOf(key)).toBe(1)
  })

  it('frees its key when it is rejected', async () => {
    const key = `refused-${randomUUID()}`
    expect(new Set(await flood(nodes, key))).toEqual(new Set(['403 FORBIDDEN']))
    expect((await database.pool.query('select 1 from idempotency_keys where key = $1', [key])).rowCount).toBe(0)
  })

  it('returns 409 to a repeat after a limited wait', async () => {
    const key = randomUUID()
    await send(nodes[0] ?? '', key)
    await database.pool.query('update idempotency_keys set answer = null, started_at = now() where key = $1', [key])
    expect(await send(nodes[1] ?? '', key)).toBe('409 IN_PROGRESS')
  })
})

describe('a process that is killed during a request', () => {
  it.each([
    ['before its effect is there, leaves none: the request is done by the next', 'die-before'],
    ['after its effect is there, has left its answer too', 'die-after'],
  ])('%s', async (_what, prefix) => {
    const [one, two] = await Promise.all([startNode('settled'), startNode('settled')])
    const key = `${prefix}-${randomUUID()}`
    await expect(send(one, key)).rejects.toThrow('fetch failed')
    // A running request counts as abandoned after half a minute.
    await database.pool.query("update idempotency_keys set started_at = started_at - interval '31 seconds' where key = $1", [key])
    if (prefix === 'die-after') expect(await send(two, key)).toMatch(/^200 \{"effect":\d+/)
    else await expect(send(two, key)).rejects.toThrow('fetch failed')
    expect(await effectsOf(key)).toBe(prefix === 'die-after' ? 1 : 0)
  })
})
