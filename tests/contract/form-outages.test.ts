import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { afterEach, describe, expect, it } from 'vitest'
import { blob, formStage, pdf, type FormPart } from '#tests/support/blocks/form-stage.ts'

const { stage, send, filled, answers, filesOf, countFiles } = formStage()

const FILES = 2
const parts = (): FormPart[] => [...filled(), ...['a', 'b'].map((name): FormPart => ['statuts', blob(pdf), `${name}.pdf`])]

/** The connection that stores a form ends at one of its statements or at its commit, as when PostgreSQL stops. */
const endsAt = {
  'the writing of its answer': 'trigger lose before insert on form_answers',
  'the writing of a file': 'trigger lose after insert on form_files',
  'its commit': 'constraint trigger lose after insert on form_answers deferrable initially deferred',
}

const run = (statement: string) => stage.test.database.pool.query(statement)

/**
 * Ends the next writing connection after its commit, before the client receives the result. Returns a function that counts the ended
 * connections.
 */
function loseNextCommit(): () => number {
  const { pool } = stage.test.database
  let lost = 0
  const watch = (client: pg.PoolClient) => {
    const query: unknown = Reflect.get(client, 'query')
    const ask = async (...given: unknown[]): Promise<unknown> => {
      const answer: unknown = await Reflect.apply(query as (...all: unknown[]) => unknown, client, given)
      if (lost > 0 || given[0] !== 'commit') return answer
      lost += 1
      pool.off('acquire', watch)
      throw Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' })
    }
    Reflect.set(client, 'query', ask)
  }
  pool.on('acquire', watch)
  return () => lost
}

/** Sends the form with one key until it is accepted, then again. Expects one stored form with its files and the same response. */
async function expectTakenOnce(key: Record<string, string>, filesBefore: number): Promise<void> {
  const taken = await send(parts(), key)
  expect(taken).toMatchObject({ status: 201 })
  expect(await send(parts(), key)).toEqual(taken)
  expect((await answers()).map(({ id }) => id)).toEqual([taken.data?.['id']])
  expect(await filesOf(Number(taken.data?.['id']))).toHaveLength(FILES)
  expect(await countFiles()).toBe(filesBefore + FILES)
}

describe('a form whose database connection ends', () => {
  afterEach(async () => {
    for (const table of ['form_answers', 'form_files']) await run(`drop trigger if exists lose on ${table}`)
  })

  it.each(Object.entries(endsAt))('during %s leaves nothing, returns an error and is stored once on the retry', async (_at, trigger) => {
    const before = await countFiles()
    await run(`create or replace function lose_connection() returns trigger language plpgsql as $$
      begin perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(0.1); return new; end $$`)
    await run(`create ${trigger} for each row execute function lose_connection()`)
    const key = { 'idempotency-key': randomUUID() }
    const refused = await send(parts(), key)
    expect(refused).toMatchObject({ status: 503, data: { code: 'UNAVAILABLE' } })
    expect(refused.message).toBe('Service momentanément indisponible.')
    expect([await answers(), await countFiles()]).toEqual([[], before])
    await run(`drop trigger lose on ${trigger.includes('form_files') ? 'form_files' : 'form_answers'}`)
    await expectTakenOnce(key, before)
  })

  it('after the commit gets the response for what was stored', async () => {
    const before = await countFiles()
    const key = { 'idempotency-key': randomUUID() }
    const lost = loseNextCommit()
    expect((await send(parts(), key)).status).toBe(503)
    expect([lost(), (await answers()).length]).toEqual([1, 1])
    await expectTakenOnce(key, before)
  })
})
