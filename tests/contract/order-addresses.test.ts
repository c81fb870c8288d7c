import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import type { PageDocument } from '#schemas/generated/content.ts'
import { addMember } from '#tests/support/accounts/members.ts'
import { pageFormStage } from '#tests/support/http/page-form-stage.ts'
import { addOrder, orderToken } from '#tests/support/sites/two-sites-orders.ts'

const { stage, send } = pageFormStage()
const reference = '2025-000138'
const host = { host: 'cave.localhost' }
const forged = 'Zz9k3bq0VxJm8sZ2wP6tR9dLfA5cE7gN4uKoXiQyTrM'

let session = ''

async function readSeed(locale: string, name: string): Promise<PageDocument> {
  const file = new URL(`../../server/seeds/site-defaults/pages/${locale}/${name}.json`, import.meta.url)
  return JSON.parse(await readFile(file, 'utf8')) as PageDocument
}

beforeAll(async () => {
  for (const name of ['order-tracking', 'order-tracking-link', 'account-order']) {
    const [{ $schema: _, ...french }, { $schema: __, ...english }] = await Promise.all([readSeed('fr_FR', name), readSeed('en_GB', name)])
    const saved = { siteId: 38, baseHash: null, by: 'a test' }
    const { id } = await stage.test.app.features.pages.save(french, saved)
    await stage.test.app.features.pages.save({ ...english, id }, saved)
  }
  const member = await addMember(stage.test, { siteId: 38 })
  session = `token=${member.token}; idSite=38`
  await addOrder(stage.test.database.db, { site_id: 38, reference: '2026-000777', user_id: member.userId })
})

const open = (path: string, headers: Record<string, string> = {}) => send(path, { method: 'GET', headers: { ...host, ...headers } })
const lead = async (path: string, headers: Record<string, string> = {}) => {
  const { status, headers: answered } = await open(path, headers)
  return [status, answered.location]
}

describe('the short URL of an order', () => {
  it('redirects to the page of its token, in the requested locale', async () => {
    expect(await lead(`/commande/${reference}?token=${orderToken}`)).toEqual([302, `/suivi-commande/${reference}/${orderToken}`])
    expect(await lead(`/en/checkout/${reference}?token=${orderToken}`)).toEqual([302, `/en/order-tracking/${reference}/${orderToken}`])
    expect(await lead(`/en/commande/${reference}/?token=${orderToken}`)).toEqual([302, `/en/order-tracking/${reference}/${orderToken}`])
    const page = await open(`/suivi-commande/${reference}/${orderToken}`)
    expect([page.status, page.body.includes(reference), /<meta name="robots" content="noindex/.test(page.body)]).toEqual([200, true, true])
    const query = `from=lettre&locale=en_GB&token=${orderToken}`
    expect(await lead(`/commande/${reference}?${query}`)).toEqual([302, `/suivi-commande/${reference}/${orderToken}`])
  })

  it('redirects the buyer to the account, and a visitor to the login with a return', async () => {
    const own = '/compte/commandes/2026-000777'
    for (const cookie of ['', session]) expect(await lead('/commande/2026-000777', { cookie })).toEqual([302, own])
    expect((await open(own, { cookie: session })).status).toBe(200)
    expect(await lead(own)).toEqual([302, `/auth?target=${encodeURIComponent(own)}`])
    expect(await lead('/en/checkout/2026-000777')).toEqual([302, '/en/account/orders/2026-000777'])
    expect(await lead('/en/account/orders/2026-000777')).toEqual([302, '/en/auth?target=%2Fen%2Faccount%2Forders%2F2026-000777'])
  })

  it('returns the same response to a stranger for a known and an unknown order', async () => {
    const answers = ['2025-000138', '2025-999999'].map(async (each) => {
      const { status, headers, body } = await open(`/commande/${each}?token=${forged}`)
      const { date: _, 'x-request-id': __, ...kept } = headers
      return JSON.stringify([status, kept, body]).replaceAll(each, '')
    })
    const [there, nowhere] = await Promise.all(answers)
    expect(there).toBe(nowhere)
    expect(await lead('/commande/2025-999999')).toEqual([302, '/compte/commandes/2025-999999'])
  })

  it('is not cached, not indexed and not sent as a referrer', async () => {
    for (const path of [`/commande/${reference}`, `/commande/${reference}?token=${orderToken}`]) {
      const { headers, body } = await open(path)
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
      expect(body).toBe('')
    }
    expect((await open('/sitemap.xml')).body).not.toMatch(/\/(?:commande|checkout)\/\d/)
  })

  it('redirects to the link request when its token is damaged', async () => {
    for (const token of ['..%2F..%2Fauth', 'a%20b', `${orderToken}&token=${forged}`, 'x'.repeat(201)])
      expect([token, ...(await lead(`/commande/${reference}?token=${token}`))]).toEqual([token, 302, '/suivi-commande'])
    expect(await lead(`/commande/${reference}?token=`)).toEqual([302, `/compte/commandes/${reference}`])
  })

  it('consists of one of two words and an order number', async () => {
    const paths = [
      '/commande/merci',
      '/commande/2025-000138/plus',
      '/commandes/2025-000138',
      '/commande/%2F2025-000138',
      '/commande/2025-1%0a',
    ]
    for (const path of paths) expect([path, (await open(path)).status >= 400]).toEqual([path, true])
  })
})
