import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database/database.ts'
import { plainSites } from '#tests/support/sites/plain-sites.ts'
import { claimRequest, dropOldRequests, releaseRequest, readRequest, storeResponse } from './repository.ts'
import type { KeyedRequest } from './request-key.ts'
import { createIdempotency } from './service.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase(plainSites)
})
afterAll(() => database.close())

let keys = 0
const request = (more: Partial<KeyedRequest> = {}): KeyedRequest => ({
  ...{ siteId: 37, caller: 'user:12', visitor: 'visitor', key: `key-of-a-test-${(keys += 1)}`, fingerprint: 'sha256-a' },
  ...more,
})
const node = () => createIdempotency(database.db)
const age = (key: string, seconds: number) =>
  database.pool.query('update idempotency_keys set started_at = started_at - make_interval(secs => $1) where key = $2', [seconds, key])

describe('a request with a key', () => {
  it('runs once and has the same response each time', async () => {
    const asked = request()
    let made = 0
    const make = async (): Promise<string> => `answer ${(made += 1)}`
    expect(await node().once(asked, make)).toBe('answer 1')
    expect(await node().once(asked, make)).toBe('answer 1')
    expect(made).toBe(1)
  })

  it('runs once under concurrent repeats on several nodes', async () => {
    const asked = request()
    const nodes = [node(), node()]
    let made = 0
    const make = async (): Promise<string> => {
      const mine = (made += 1)
      await pause(30)
      return `answer ${mine}`
    }
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => nodes[index % 2]!.once(asked, make)))
    expect([new Set(answers), made]).toEqual([new Set(['answer 1']), 1])
  })

  it('is another one for another site or key', async () => {
    const asked = request()
    let made = 0
    const make = async (): Promise<string> => `answer ${(made += 1)}`
    await node().once(asked, make)
    await node().once({ ...asked, siteId: 38 }, make)
    await node().once({ ...asked, key: `${asked.key}x` }, make)
    expect(made).toBe(3)
  })

  it('of a visitor continues after the login, done or running; another caller has their own', async () => {
    const asked = request({ caller: 'visitor' })
    const member = { ...asked, caller: 'user:12' }
    let made = 0
    const begun = Promise.withResolvers<undefined>()
    const make = async (): Promise<string> => {
      const mine = (made += 1)
      begun.resolve(undefined)
      await pause(30)
      return `answer ${mine}`
    }
    const [one, two] = [node(), node()]
    const sent = one.once(asked, make)
    // The login follows the first request.
    await begun.promise
    expect(await Promise.all([sent, one.once(member, make), two.once(member, make)])).toEqual(Array(3).fill('answer 1'))
    expect(await two.once(member, make)).toBe('answer 1')
    const own = request()
    await node().once(own, make)
    expect(await node().once({ ...own, caller: 'visitor' }, make)).toBe('answer 3')
    expect(await node().once({ ...own, caller: 'user:13', visitor: 'elsewhere' }, make)).toBe('answer 4')
    expect(await node().once(own, make)).toBe('answer 2')
    expect(made).toBe(4)
  })

  it('has the response of no stranger, member or visitor of another browser', async () => {
    const asked = request({ caller: 'visitor:one', visitor: 'visitor:one' })
    let made = 0
    const make = async (): Promise<string> => `answer ${(made += 1)}`
    expect(await node().once(asked, make)).toBe('answer 1')
    expect(await node().once({ ...asked, caller: 'visitor:two', visitor: 'visitor:two' }, make)).toBe('answer 2')
    expect(await node().once({ ...asked, caller: 'user:12', visitor: 'visitor:three' }, make)).toBe('answer 3')
    expect(await node().once({ ...asked, caller: 'user:13', visitor: 'visitor:one' }, make)).toBe('answer 1')
    expect(await node().answerOf({ ...asked, caller: 'visitor:four', visitor: 'visitor:four' })).toBeNull()
  })

  it('that is an order is rejected for strangers, who get no response of it', async () => {
    const asked = request({ caller: 'visitor:one', visitor: 'visitor:one', isOrder: true })
    await node().once(asked, async () => 'the order')
    for (const [caller, visitor] of [
      ['visitor:two', 'visitor:two'],
      ['user:12', 'visitor:two'],
    ] as const)
      await expect(node().once({ ...asked, caller, visitor }, async () => 'another')).rejects.toMatchObject({
        ...{ code: 'IDEMPOTENCY_MISMATCH', data: { reason: 'ORDER' } },
      })
    expect(await node().once({ ...asked, caller: 'user:12' }, async () => 'another')).toBe('the order')
  })

  it('of a visitor to a dead server is taken over after the login, by no other caller', async () => {
    const asked = request({ caller: 'visitor' })
    await claimRequest(database.db, asked)
    await age(asked.key, 31)
    const owner = await claimRequest(database.db, { ...asked, caller: 'user:12' })
    expect(owner).not.toBeNull()
    await age(asked.key, 31)
    expect(await claimRequest(database.db, asked)).toBeNull()
    expect(await storeResponse(database.db, owner!, { ...asked, caller: 'user:12' }, 'answer')).toBe(true)
  })

  it('with other content is rejected, done or running', async () => {
    const asked = request()
    const other = { ...asked, fingerprint: 'sha256-b' }
    const make = async (): Promise<string> => 'x'
    await expect(
      node().once(asked, async () => {
        await expect(node().once(other, make)).rejects.toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' })
        return 'answer'
      }),
    ).resolves.toBe('answer')
    await expect(node().once(other, make)).rejects.toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' })
  })

  it('that fails frees its key and returns the error', async () => {
    const asked = request()
    await expect(node().once(asked, async () => Promise.reject(new ApiError('FORBIDDEN')))).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect(await readRequest(database.db, asked)).toBeNull()
    const one = node()
    await expect(one.once(asked, async () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await one.once(asked, async () => 'answer')).toBe('answer')
  })

  it('that fails also fails for those waiting on the same node, once', async () => {
    const one = node()
    const asked = request()
    let made = 0
    const failing = async (): Promise<string> => {
      made += 1
      await pause(30)
      throw new ApiError('FORBIDDEN')
    }
    const ends = await Promise.allSettled([one.once(asked, failing), one.once(asked, failing)])
    expect([ends.map(({ status }) => status), made]).toEqual([['rejected', 'rejected'], 1])
    expect(await one.once(asked, async () => 'answer')).toBe('answer')
  })

  it('stores its response with its effects, or neither', async () => {
    const asked = request()
    const answer = await node().once(asked, (settle) =>
      database.db.transaction().execute(async (trx) => {
        await settle(trx, 'settled')
        return 'settled'
      }),
    )
    expect(answer).toBe('settled')
    const undone = request()
    const failing = node().once(undone, (settle) =>
      database.db.transaction().execute(async (trx) => {
        await settle(trx, 'never')
        throw new Error('undone')
      }),
    )
    await expect(failing).rejects.toThrow('undone')
    expect(await readRequest(database.db, undone)).toBeNull()
  })

  it('that was taken over leaves no effect', async () => {
    const asked = request()
    const slow = node().once(asked, (settle) =>
      database.db.transaction().execute(async (trx) => {
        await age(asked.key, 31)
        expect(await claimRequest(database.db, asked)).not.toBeNull()
        await settle(trx, 'late')
        return 'late'
      }),
    )
    await expect(slow).rejects.toMatchObject({ code: 'IN_PROGRESS' })
  })

  it('is waited for while another runs it, and taken over when that one releases it', async () => {
    const asked = request()
    const owner = await claimRequest(database.db, asked)
    const waiting = node().once(asked, async () => 'taken up')
    await pause(80)
    await releaseRequest(database.db, 37, owner!)
    expect(await waiting).toBe('taken up')
  })
})

describe('a key', () => {
  it('is claimed once', async () => {
    const asked = request()
    const owners = await Promise.all([claimRequest(database.db, asked), claimRequest(database.db, asked)])
    expect(owners.filter((owner) => owner !== null)).toHaveLength(1)
    expect(await readRequest(database.db, asked)).toEqual({ caller: 'user:12', fingerprint: 'sha256-a', answer: null })
  })

  it('without a response for half a minute is abandoned, for the same content only', async () => {
    const asked = request()
    await claimRequest(database.db, asked)
    await age(asked.key, 29)
    expect(await claimRequest(database.db, asked)).toBeNull()
    await age(asked.key, 2)
    expect(await claimRequest(database.db, { ...asked, fingerprint: 'sha256-b' })).toBeNull()
    expect(await claimRequest(database.db, asked)).not.toBeNull()
  })

  it('with a response is stored for a day, then free for any content', async () => {
    const asked = request()
    const owner = await claimRequest(database.db, asked)
    expect(await storeResponse(database.db, owner!, asked, 'answer')).toBe(true)
    await age(asked.key, 86_000)
    expect(await claimRequest(database.db, asked)).toBeNull()
    await age(asked.key, 500)
    const other = { ...asked, fingerprint: 'sha256-b' }
    expect(await claimRequest(database.db, other)).not.toBeNull()
    expect(await readRequest(database.db, other)).toEqual({ caller: 'user:12', fingerprint: 'sha256-b', answer: null })
  })

  it('with its own retention is stored that long', async () => {
    const asked = { ...request(), keptSeconds: 60 }
    await storeResponse(database.db, (await claimRequest(database.db, asked))!, asked, 'answer')
    await age(asked.key, 59)
    expect(await claimRequest(database.db, asked)).toBeNull()
    await age(asked.key, 2)
    expect(await claimRequest(database.db, asked)).not.toBeNull()
  })

  it('is settled by its owner only, under its site, caller and name', async () => {
    const asked = request()
    const owner = (await claimRequest(database.db, asked))!
    const other = request()
    await claimRequest(database.db, other)
    for (const wrong of [
      { ...asked, siteId: 38 },
      { ...asked, caller: 'user:13' },
      { ...asked, key: other.key },
    ])
      expect(await storeResponse(database.db, owner, wrong, 'x')).toBe(false)
    expect(await storeResponse(database.db, '00000000-0000-0000-0000-000000000000', asked, 'x')).toBe(false)
    expect((await readRequest(database.db, asked))?.answer).toBeNull()
    expect(await readRequest(database.db, { ...asked, siteId: 38 })).toBeNull()
    expect(await storeResponse(database.db, owner, asked, 'answer')).toBe(true)
  })

  it('is released by its owner, but not after its response', async () => {
    const asked = request()
    const owner = (await claimRequest(database.db, asked))!
    await releaseRequest(database.db, 37, '00000000-0000-0000-0000-000000000000')
    expect(await readRequest(database.db, asked)).not.toBeNull()
    await storeResponse(database.db, owner, asked, 'answer')
    await releaseRequest(database.db, 37, owner)
    expect((await readRequest(database.db, asked))?.answer).toBe('answer')
    const open = request()
    await releaseRequest(database.db, 37, (await claimRequest(database.db, open))!)
    expect(await readRequest(database.db, open)).toBeNull()
  })

  it('older than a day is deleted when another arrives, a newer one is not', async () => {
    const old = request()
    const young = request()
    for (const asked of [old, young]) await storeResponse(database.db, (await claimRequest(database.db, asked))!, asked, 'answer')
    await age(old.key, 86_500)
    await age(young.key, 86_000)
    await node().once(request(), async () => 'x')
    expect(await readRequest(database.db, old)).toBeNull()
    expect(await readRequest(database.db, young)).not.toBeNull()
    await age(young.key, 1000)
    await dropOldRequests(database.db)
    expect(await readRequest(database.db, young)).toBeNull()
  })
})
