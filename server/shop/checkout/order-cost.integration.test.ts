import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { hearStatements, type HeardStatement } from '#tests/support/database/hear-statements.ts'
import { orderBody } from '#tests/support/shop/order-stage.ts'
import { addWine, setParameters, shopId } from '#tests/support/shop/shop.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

let test: TestApp
let wine: number
let takeSent: () => readonly HeardStatement[]

beforeAll(async () => {
  test = await testApp({ template: twoSites, env: { RATE_LIMIT_FACTOR: '1000' } })
  takeSent = hearStatements(test.database.pool)
  await setParameters(test.database.db, {
    ...{ BANK_IBAN: 'FR7630006000011234567890189', COMPANY_EMAIL: 'cave@example.org', SALE_TERMS: '<p>Vendu par le domaine.</p>' },
  })
  wine = (await addWine(test.database.db, { onHand: 1000 })).id
  // Readings of a site are cached until its content changes.
  await test.app.features.directory.refresh(shopId)
})
afterAll(() => test.close())

let keys = 0
const place = async (): Promise<void> => {
  const headers = { host: '127.0.0.1', 'x-site-id': String(shopId), 'idempotency-key': `an-order-of-this-test-${(keys += 1)}` }
  const payload = orderBody({ products: [{ id: wine, quantity: 1 }] })
  const { statusCode, body } = await test.app.inject({ method: 'POST', url: '/api/order', headers, payload })
  expect({ statusCode, body }).toMatchObject({ statusCode: 201 })
}

describe('an order', () => {
  it('is placed in eight statements with one flush, and holds the lock of a wine for three', async () => {
    await place()
    takeSent()
    await place()
    const sent = takeSent()
    // The list of sites is read once a second, for all requests.
    const own = sent.filter(({ text }) => !text.includes('content_version'))
    const texts = own.map(({ text }) => text)
    expect(texts.length, texts.join('\n')).toBeLessThanOrEqual(8)
    const locked = own.findIndex(({ text }) => text.includes('update stocks'))
    expect(locked).toBeGreaterThan(0)
    const whole = own.filter(({ connection }) => connection === own[locked]?.connection).map(({ text }) => text)
    const inside = whole.slice(
      whole.findIndex((text) => text.includes('update stocks')),
      whole.indexOf('commit') + 1,
    )
    expect(inside.length, inside.join('\n')).toBeLessThanOrEqual(3)
    // Writes besides the order either need not survive a crash, or end before the flush; then one flush serves all.
    const alone = texts.filter((text) => /\b(insert|update|delete)\b/.test(text) && !inside.includes(text))
    expect(alone.filter((text) => !text.includes('synchronous_commit') && !text.includes('into budgets'))).toEqual([])
    expect(inside.some((text) => text.includes('synchronous_commit'))).toBe(true)
    expect(texts.filter((text) => text.includes('pg_logical_emit_message'))).toHaveLength(1)
  })

  it('shares the wait for the disk with those that are taken at the same moment', async () => {
    await Promise.all(Array.from({ length: 8 }, place))
    takeSent()
    await Promise.all(Array.from({ length: 40 }, place))
    const flushes = takeSent().filter(({ text }) => text.includes('pg_logical_emit_message')).length
    expect(flushes).toBeGreaterThan(0)
    expect(flushes).toBeLessThan(40)
  })

  it('has its statements planned once for each connection', async () => {
    await Promise.all(Array.from({ length: 40 }, place))
    const kept = await test.database.pool.query<{ count: number }>(
      `select count(*)::int as count from pg_prepared_statements where statement like '%kept%'`,
    )
    expect(kept.rows[0]?.count).toBeGreaterThan(0)
    expect(kept.rows[0]?.count).toBeLessThanOrEqual(12)
  })
})
