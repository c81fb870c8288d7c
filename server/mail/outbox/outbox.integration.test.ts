import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'
import { mailExamples } from '#tests/support/mail/mail-examples.ts'
import { enqueueMail, selfServiceKey, insertMailsSql, type MailRequest } from './outbox.ts'

let test: TestFeatures

beforeAll(async () => {
  test = await testFeatures()
})
afterAll(() => test.close())
afterEach(() => test.database.db.deleteFrom('mails').execute())

const reset: MailRequest<'PASSWORD_RESET'> = {
  siteId: 37,
  kind: 'PASSWORD_RESET',
  key: 'token 1',
  to: 'camille.roy@example.org',
  locale: 'fr_FR',
  data: { firstname: 'Camille', link: 'https://www.greffe-plume.example/password/reset/abc', expiresAt: '2026-11-20T13:12:00Z' },
}

const enqueue = (order: Partial<MailRequest<'PASSWORD_RESET'>> = {}) =>
  test.database.db.transaction().execute((trx) => enqueueMail(trx, { ...reset, ...order }))

const rows = () => test.database.db.selectFrom('mails').selectAll().orderBy('id').execute()

describe('an enqueued mail', () => {
  it('is stored in the transaction of its cause and rolled back with it', async () => {
    const { db } = test.database
    const givenUp = db.transaction().execute(async (trx) => {
      await enqueueMail(trx, reset)
      throw new Error('given up')
    })
    await expect(givenUp).rejects.toThrow('given up')
    expect(await rows()).toEqual([])
    expect(await enqueue()).toBe('QUEUED')
    expect(await rows()).toEqual([
      expect.objectContaining({ site_id: 37, kind: 'PASSWORD_RESET', recipient: 'camille.roy@example.org', state: 'QUEUED', attempts: 0 }),
    ])
  })

  it('is unique for its site, kind and key', async () => {
    expect(await Promise.all([enqueue(), enqueue(), enqueue()])).toHaveLength(3)
    expect(await enqueue()).toBe('KNOWN')
    expect(await rows()).toHaveLength(1)
    expect(await enqueue({ siteId: 38 })).toBe('QUEUED')
  })

  it('has a Message-ID derived from its identity, on the host of the site', async () => {
    await enqueue()
    const [first] = await rows()
    await test.database.db.deleteFrom('mails').execute()
    await enqueue()
    expect(await rows()).toEqual([expect.objectContaining({ message_id: first?.message_id })])
    expect(first?.message_id).toMatch(/^<[0-9a-f]{40}@www\.greffe-plume\.example>$/)
    await enqueue({ key: 'token 2' })
    expect(new Set((await rows()).map((row) => row.message_id)).size).toBe(2)
  })

  it('notifies the worker on commit, not before', async () => {
    let told = 0
    const forget = await test.database.listen('mails', () => (told += 1))
    await test.database.db.transaction().execute(async (trx) => {
      await enqueueMail(trx, reset)
      await new Promise((resolve) => setTimeout(resolve, 50))
      expect(told).toBe(0)
    })
    await expect.poll(() => told).toBe(1)
    forget()
  })
})

describe('an address', () => {
  it.each([
    'camille@example.org\r\nBcc: all@example.org',
    'camille@example.org\nSubject: x',
    'camille@example.org, other@example.org',
    'Camille <camille@example.org>',
    '"a b"@example.org',
    'camille@example.org\u0000',
    'camille@example.org;other@example.org',
    'camille@@example.org',
    'camille',
    '',
    `${'a'.repeat(250)}@example.org`,
  ])('that is not one plain address is rejected: %j', async (to) => {
    await expect(enqueue({ to })).rejects.toThrow(RangeError)
    expect(await rows()).toEqual([])
  })

  it('may have letters of any script', async () => {
    expect(await enqueue({ to: 'zoe+vitrine@exämple.org' })).toBe('QUEUED')
  })
})

describe('the data of a mail', () => {
  it('is validated by its kind: a relative link is rejected', async () => {
    await expect(enqueue({ data: { ...reset.data, link: '/password/reset/abc' } })).rejects.toThrow()
    await expect(enqueue({ data: { ...reset.data, link: 'javascript:alert(1)' } })).rejects.toThrow()
    await expect(enqueue({ data: { ...reset.data, expiresAt: 'demain' } })).rejects.toThrow()
  })
})

describe('an address that others may enter', () => {
  it('gets three mails of a kind an hour, also concurrently; the others are withheld', async () => {
    const outcomes = await Promise.all(Array.from({ length: 12 }, (_, index) => enqueue({ key: `token ${index}` })))
    expect(outcomes.toSorted()).toEqual([...Array<string>(3).fill('QUEUED'), ...Array<string>(9).fill('WITHHELD')])
    const withheld = (await rows()).filter(({ state }) => state === 'WITHHELD')
    expect(withheld).toHaveLength(9)
    for (const row of withheld) expect(row).toMatchObject({ recipient: '', data: {} })
    expect(await enqueue({ key: 'other', to: 'samir@example.org' })).toBe('QUEUED')
    expect(await enqueue({ key: 'other site', siteId: 38 })).toBe('QUEUED')
  })

  it('gets more after an hour', async () => {
    for (const key of ['1', '2', '3', '4']) await enqueue({ key })
    await test.database.db
      .updateTable('mails')
      .set({ created_at: new Date(Date.now() - 3_700_000) })
      .execute()
    expect(await enqueue({ key: '5' })).toBe('QUEUED')
  })

  it('gets no mail without a reason: the row is written and empty', async () => {
    expect(await enqueue({ withhold: true })).toBe('WITHHELD')
    expect(await rows()).toEqual([expect.objectContaining({ state: 'WITHHELD', recipient: '', data: {} })])
  })

  it('may get more with a higher limit', async () => {
    const outcomes = []
    for (const key of ['1', '2', '3', '4', '5']) outcomes.push(await enqueue({ key, perHour: 4 }))
    expect(outcomes).toEqual(['QUEUED', 'QUEUED', 'QUEUED', 'QUEUED', 'WITHHELD'])
  })

  it('gets mails that only it can cause beyond the limit, without using it up', async () => {
    for (const key of ['1', '2', '3', '4', '5']) expect(await enqueue({ key: `${selfServiceKey}${key}` })).toBe('QUEUED')
    for (const key of ['1', '2', '3']) expect(await enqueue({ key })).toBe('QUEUED')
    expect(await enqueue({ key: '4' })).toBe('WITHHELD')
    expect(await enqueue({ key: `${selfServiceKey}6` })).toBe('QUEUED')
  })
})

describe('several mails in one call', () => {
  const order = mailExamples.ORDER_PLACED
  const placed = {
    siteId: 37,
    kind: 'ORDER_PLACED',
    key: '2026-000001',
    to: 'camille.roy@example.org',
    locale: 'fr_FR',
    data: order,
  } as const
  const cancelled = { ...placed, kind: 'ORDER_CANCELLED', data: mailExamples.ORDER_CANCELLED } as const
  const ask = async (...mails: Parameters<typeof insertMailsSql>[1]) => insertMailsSql(37, mails).execute(test.database.db)
  const stored = async () => (await rows()).map(({ id: _id, created_at: _at, ...row }) => row)

  it('are the same rows as single ones, each once', async () => {
    const { db } = test.database
    for (const mail of [placed, cancelled])
      await db.transaction().execute((trx) => enqueueMail<'ORDER_PLACED' | 'ORDER_CANCELLED'>(trx, mail))
    const one = await stored()
    await db.deleteFrom('mails').execute()
    await ask(placed, cancelled)
    await ask(cancelled, placed)
    expect(await stored()).toEqual(one)
  })

  it('are withheld after three of a limited kind an hour, except self-service ones', async () => {
    for (const key of ['1', '2', '3', '4']) await ask({ ...placed, key }, { ...cancelled, key })
    await ask({ ...placed, key: `${selfServiceKey}5` })
    const states = (await rows()).map(({ kind, key, state, recipient }) => [kind, key, state, recipient])
    const to = placed.to
    expect(states.filter(([kind]) => kind === 'ORDER_PLACED')).toEqual([
      ...['1', '2', '3'].map((key) => ['ORDER_PLACED', key, 'QUEUED', to]),
      ['ORDER_PLACED', '4', 'WITHHELD', ''],
      ['ORDER_PLACED', `${selfServiceKey}5`, 'QUEUED', to],
    ])
    expect(states.filter(([kind, , state]) => kind === 'ORDER_CANCELLED' && state === 'QUEUED')).toHaveLength(4)
  })

  it('reject an invalid address and invalid data', async () => {
    await expect(ask({ ...placed, to: 'a@example.org, b@example.org' })).rejects.toThrow(RangeError)
    await expect(ask({ ...cancelled, data: {} as typeof cancelled.data })).rejects.toThrow()
    expect(await rows()).toEqual([])
  })
})
