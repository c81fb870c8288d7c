import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SafeFetch } from '#server/adapters/outbound/safe-fetch.ts'
import { knownAddressTypes } from '#server/content/company-addresses/address-types.ts'
import { saveExternalApp } from '#server/sites/external-apps/service.ts'
import { makeCall, waitingMails } from '#tests/support/accounts/account-calls.ts'
import { addEditor } from '#tests/support/resources/add-editor.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { addMember } from '#tests/support/accounts/members.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

let test: TestApp
let email: string
let made = 0
let outside: () => Promise<string>

const fetchOutside: SafeFetch = async (address) => {
  asked.push(address)
  return { bytes: Buffer.from(await outside()), type: 'application/json', url: address }
}
const asked: string[] = []

beforeAll(async () => {
  test = await testApp({ template: twoSites, fetchOutside })
  await test.app.features.parameters.set(37, 'COMPANY_EMAIL', 'contact@greffe-plume.example')
})
afterAll(() => test.close())
beforeEach(() => {
  made += 1
  email = `ecrit-${made}@example.org`
})

const write = (more: Record<string, unknown> = {}, given = {}) =>
  makeCall(test, 'message.send', { email, message: 'Bonjour,\nquels délais ?', ...more }, given)
const rows = () => test.database.db.selectFrom('messages').selectAll().where('email', '=', email).orderBy('id').execute()

describe('a message to the company', () => {
  it('is stored with a reference, sent to the company and acknowledged', async () => {
    const more = { firstname: 'Camille', lastname: 'Roy', phone: '06 39 98 00 12', subject: 'Création' }
    const { status, data, message } = await write(more)
    expect([status, message]).toEqual([201, 'Votre message est bien parti. Un accusé de réception vous est envoyé.'])
    expect(data).toEqual({ reference: expect.stringMatching(/^M-\d{4}-\d{4}$/) as string })
    expect(await rows()).toMatchObject([
      { ...more, phone: '+33639980012', message: 'Bonjour,\nquels délais ?', reference: data?.['reference'] },
    ])
    expect(await waitingMails(test, email)).toMatchObject([{ kind: 'MESSAGE_ACK', data: { reference: data?.['reference'] } }])
    const team = await waitingMails(test, 'contact@greffe-plume.example')
    expect(team.at(-1)).toMatchObject({ kind: 'MESSAGE_TEAM', data: { email, subject: 'Création', message: 'Bonjour,\nquels délais ?' } })
  })

  it('requires an email address and a text, and names the invalid fields', async () => {
    expect(await write({ email: 'personne', message: '   ' })).toMatchObject({ status: 422, faults: ['email EMAIL', 'message REQUIRED'] })
    // Data URLs are rejected anywhere in a text. A word with a colon is accepted.
    expect(await write({ subject: 'Un logo : data:image/png;base64,AAAA', message: 'Voici :\n\u200bdata:;base64,AAAA' })).toMatchObject({
      status: 422,
      faults: ['subject FORMAT', 'message FORMAT'],
    })
    expect(await write({ message: 'x'.repeat(5001), phone: 'demain' })).toMatchObject({
      status: 422,
      faults: ['message TOO_LONG', 'phone PHONE'],
    })
    expect(await write({ phone: 'demain' })).toMatchObject({ status: 422, faults: ['phone PHONE'] })
    expect(await rows()).toEqual([])
    expect(await write({ message: 'Les data: voici, en deux mots.' })).toMatchObject({ status: 201 })
  })

  it('is stored with a subject of one line, and with no sign that turns its text round', async () => {
    const answer = await write({ subject: 'Devis\r\nbcc: a@example.org', message: 'Lisez facture\u202efdp.exe\r\nשלום\u200f' })
    expect(answer.status).toBe(201)
    expect(await rows()).toMatchObject([{ subject: 'Devis bcc: a@example.org', message: 'Lisez facturefdp.exe\nשלום\u200f' }])
  })

  it('has consecutive numbers under concurrent writes', async () => {
    const sent = await Promise.all(
      Array.from({ length: 12 }, (_, index) => write({ ...(index % 4 === 0 ? { _hp: 'x' } : {}), message: `n° ${index}` })),
    )
    expect(sent.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 201))
    const told = sent.map(({ data }) => String(data?.['reference']))
    const numbers = told.map((reference) => Number(reference.slice(-4))).toSorted((a, b) => a - b)
    expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index))
    const kept = (await rows()).flatMap(({ reference }) => reference ?? [])
    expect(kept.toSorted()).toEqual(told.filter((_, index) => index % 4 !== 0).toSorted())
  })

  it('gets a number that no robot response and no deleted message has used', async () => {
    const told = []
    for (const more of [{ _hp: 'x' }, {}, { _t: 12 }, { _t: 12 }, {}]) {
      told.push((await write(more)).data?.['reference'])
      await test.database.db.deleteFrom('messages').where('email', '=', email).execute()
    }
    expect(new Set(told).size).toBe(5)
  })

  it('returns the same response to a robot and sends nothing', async () => {
    const { status, data, message } = await write({ _t: 12 })
    const next = await write({ email: 'personne@example.org' })
    const number = (reference: unknown) => Number(String(reference).slice(-4))
    expect([status, message, Object.keys(data ?? {})]).toEqual([next.status, next.message, ['reference']])
    expect(number(next.data?.['reference'])).toBe(number(data?.['reference']) + 1)
    expect(await rows()).toMatchObject([{ reference: null }])
    expect(await waitingMails(test, email)).toEqual([])
  })

  it('is sent once for an idempotency key', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const [first, second] = [await write({}, { headers }), await write({}, { headers })]
    expect(second.data).toEqual(first.data)
    expect(await rows()).toHaveLength(1)
    expect(await write({ message: 'autre' }, { headers })).toMatchObject({
      status: 422,
      code: 'IDEMPOTENCY_MISMATCH',
      message: 'Demande déjà envoyée avec un autre contenu.',
    })
  })

  it('is stored when the company has no email address', async () => {
    expect((await write({}, { host: 'cave.localhost' })).status).toBe(201)
    expect(await rows()).toMatchObject([{ site_id: 38, reference: expect.stringMatching(/^M-\d{4}-0001$/) as string }])
    expect((await waitingMails(test)).filter(({ data }) => data['email'] === email).map(({ kind }) => kind)).toEqual(['MESSAGE_ACK'])
  })
})

const allRows = { nbItem: 100, page: 1, orderBy: [{ field: 'id', direction: 'asc' as const }], filters: [], search: [] }

describe('the public data of a company', () => {
  const read = async (path: string, host = 'localhost') => {
    await Promise.all([37, 38].map((id) => test.app.features.directory.refresh(id)))
    const response = await test.app.inject({ url: `/api${path}`, headers: { host } })
    return response.json<{ data: unknown }>().data
  }

  it('contains its addresses, by type and town', async () => {
    const office = { site_id: 37, address: '12, quai des Écritures', postal_code: '69002', city: 'Lyon' }
    await test.database.db
      .insertInto('company_addresses')
      .values([
        { ...office, types: ['HEAD_OFFICE'], name: 'Siège', position: 2, latitude: 45.76, longitude: 4.83 },
        { ...office, types: ['MAIL_PICKUP'], name: 'Courrier', position: 1, city: 'Villeurbanne' },
      ])
      .execute()
    expect(await read('/company/address')).toMatchObject({ total: 2, addresses: [{ name: 'Courrier', position: null }, { name: 'Siège' }] })
    expect(await read('/company/address?type=HEAD_OFFICE')).toMatchObject({
      total: 1,
      addresses: [{ type: [{ value: 'HEAD_OFFICE' }], postalCode: '69002', position: { lat: 45.76, lng: 4.83 }, phone: null, hours: null }],
    })
    expect(await read('/company/address?city=lk:villeur')).toMatchObject({ addresses: [{ name: 'Courrier' }] })
    expect(await read('/company/address', 'cave.localhost')).toEqual({ addresses: [], total: 0 })
  })

  it('lists the purposes of places to editors: the general ones first, then the custom ones', async () => {
    const place = {
      name: 'Cave',
      address: '1, quai Neuf',
      postal_code: '69002',
      city: 'Lyon',
      types: ['SALLE_DE_DEGUSTATION', 'HEAD_OFFICE'],
    }
    await test.database.db
      .insertInto('company_addresses')
      .values({ site_id: 38, ...place })
      .execute()
    const ask = (headers: Record<string, string>) =>
      test.app.inject({ url: '/api/admin/address/type', headers: { host: 'cave.localhost', ...headers } })
    expect((await ask({})).statusCode).toBe(401)
    const [member, admin] = [await addMember(test, { siteId: 38 }), await addMember(test, { siteId: 38, role: 'ADMIN' })]
    expect((await ask({ authorization: member.token })).statusCode).toBe(403)
    expect((await ask({ authorization: admin.token })).json()).toMatchObject({
      data: [
        { id: 1, value: 'HEAD_OFFICE', label: 'Siège social' },
        { id: 2, value: 'CLICK_AND_COLLECT', label: 'Retrait sur place' },
        { id: 3, value: 'SALLE_DE_DEGUSTATION', label: 'Salle de degustation' },
      ],
    })
  })

  it('names the purposes of places in the requested locale, in the samples too', async () => {
    const place = { site_id: 38, name: 'Courrier', address: '1, quai Neuf', postal_code: '69002', city: 'Lyon' }
    await test.database.db
      .insertInto('company_addresses')
      .values({ ...place, types: ['MAIL_PICKUP'] })
      .execute()
    const admin = await addMember(test, { siteId: 38, role: 'ADMIN' })
    const labelsIn = async (userlang: string) => {
      const headers = { host: 'cave.localhost', authorization: admin.token, userlang }
      const { data } = (await test.app.inject({ url: '/api/admin/address/type', headers })).json<{
        data: { value: string; label: string }[]
      }>()
      return Object.fromEntries(data.map(({ value, label }) => [value, label]))
    }
    expect(await labelsIn('fr')).toMatchObject({
      HEAD_OFFICE: 'Siège social',
      CLICK_AND_COLLECT: 'Retrait sur place',
      MAIL_PICKUP: 'Retrait du courrier',
    })
    expect(await labelsIn('en')).toMatchObject({
      HEAD_OFFICE: 'Head office',
      CLICK_AND_COLLECT: 'Collection on site',
      MAIL_PICKUP: 'Mail collection',
    })
  })

  it.each([37, 38])('names the purpose of every kind of place in the samples of site %i in both locales', async (site) => {
    const { addresses } = JSON.parse(await readFile(new URL(`../../server/seeds/site-${site}/company.json`, import.meta.url), 'utf8')) as {
      addresses: { types: string[] }[]
    }
    const used = addresses.flatMap(({ types }) => types)
    expect(used.filter((type) => !(type in knownAddressTypes))).toEqual([])
  })

  it('contains only the public fields of external services', async () => {
    expect(await read('/external-app/matomo/config/public')).toBeNull()
    const config = { matomoId: '3', matomoHost: 'https://stats.example/', tokenAuth: 'secret' }
    await saveExternalApp(test.database.db, 37, 'matomo', config)
    expect(await read('/external-app/matomo/config/public')).toEqual({ matomoId: '3', matomoHost: 'https://stats.example/' })
    expect(await read('/external-app/matomo/config/public', 'cave.localhost')).toBeNull()
  })

  it.each([
    ['plausible', { apiKey: 'secret' }],
    ['matomo', { matomoId: '3' }],
    ['gtag', { gtagUa: '' }],
    ['facebookpixel', { accessToken: 'secret' }],
  ])('contains nothing of a service without a complete configuration: %s', async (app, config) => {
    const { directory } = test.app.features
    await test.database.db.deleteFrom('external_apps').where('site_id', '=', 37).execute()
    await saveExternalApp(test.database.db, 37, app, config)
    await directory.refresh()
    expect(await read(`/external-app/${app}/config/public`)).toBeNull()
    expect(directory.find(37)).toMatchObject({ services: [], serviceHosts: [], tileHosts: [] })
  })

  it('allows map tiles as images only, and not on pages with a password field', async () => {
    const { directory } = test.app.features
    await saveExternalApp(test.database.db, 37, 'maps', { tilesUrl: 'https://{s}.tuiles.example/{z}/{x}/{y}.png' })
    await directory.refresh()
    const directivesOf = async (url: string) => {
      const { headers } = await test.app.inject({ url, headers: { host: 'localhost' } })
      const lines = String(headers['content-security-policy']).split('; ')
      return lines.filter((line) => line.includes('https://*.tuiles.example')).map((line) => line.split(' ', 1)[0])
    }
    expect(await directivesOf('/')).toEqual(['img-src'])
    expect(await directivesOf('/auth')).toEqual([])
    await test.database.db.deleteFrom('external_apps').where('site_id', '=', 37).execute()
    await directory.refresh()
  })

  it('contains its own reviews until the external service has responded', async () => {
    const { reviews, directory } = test.app.features
    const refresh = () => test.database.db.transaction().execute((trx) => reviews.refresh(trx, directory.find(37)!))
    const own = { site_id: 37, source: 'STORED' as const, author: 'Nadia B.', rating: 5, text: 'Parfait.' }
    await test.database.db
      .insertInto('reviews')
      .values({ ...own, source_id: 'r1', published_at: new Date('2026-09-30T10:00:00Z') })
      .execute()
    const stored = [
      { id: 'r1', author: 'Nadia B.', photo: null, rating: 5, text: 'Parfait.', url: null, publishedAt: '2026-09-30T10:00:00Z' },
    ]
    expect(await refresh()).toBeNull()
    expect(asked).toEqual([])
    expect(await read('/google/reviews?from=home')).toEqual(stored)

    await saveExternalApp(test.database.db, 37, 'google-reviews', { placeId: 'ChIJ/1', apiKey: 'clef' })
    for (const broken of [
      () => Promise.reject(new Error('down')),
      () => Promise.resolve('<html>'),
      () => Promise.resolve('{"reviews":[{}]}'),
    ]) {
      outside = broken
      await expect(refresh()).rejects.toThrow()
      expect(await read('/google/reviews')).toEqual(stored)
    }
    outside = async () =>
      JSON.stringify({
        reviews: [
          {
            ...{ name: 'places/1/reviews/a', rating: 4, text: { text: 'Bien.' }, publishTime: '2026-10-01T08:00:00.123456Z' },
            ...{ authorAttribution: { displayName: 'Zoé' }, googleMapsUri: 'https://maps.example/a' },
          },
        ],
      })
    expect(await refresh()).toBe(1)
    expect(asked.at(-1)).toMatch(/^https:\/\/places\.googleapis\.com\/v1\/places\/ChIJ%2F1\?fields=reviews&languageCode=fr&key=clef$/)
    expect(await read('/google/reviews')).toMatchObject([
      { author: 'Zoé', rating: 4, text: 'Bien.', url: 'https://maps.example/a', photo: null },
    ])
    outside = () => Promise.reject(new Error('down'))
    await expect(refresh()).rejects.toThrow()
    expect(await read('/google/reviews')).toMatchObject([{ author: 'Zoé' }])
  })

  describe('the reviews of a place', () => {
    const refresh = () =>
      test.database.db.transaction().execute((trx) => test.app.features.reviews.refresh(trx, test.app.features.directory.find(37)!))
    const authors = async () => ((await read('/google/reviews')) as { author: string }[]).map(({ author }) => author)
    const said = (name: string, author: string) => ({
      ...{ name, rating: 4, publishTime: '2026-10-01T08:00:00Z', authorAttribution: { displayName: author } },
    })
    const configure = (config: Record<string, string>) => saveExternalApp(test.database.db, 37, 'google-reviews', config)
    const empty = async () => {
      await test.database.db.deleteFrom('external_apps').where('site_id', '=', 37).execute()
      await test.database.db.deleteFrom('reviews').where('site_id', '=', 37).execute()
      await test.database.db.deleteFrom('review_removals').where('site_id', '=', 37).execute()
    }

    beforeEach(async () => {
      await empty()
      const own = { site_id: 37, source: 'STORED' as const, source_id: 'r1', author: 'Nadia B.', rating: 5, text: 'Parfait.' }
      await test.database.db
        .insertInto('reviews')
        .values({ ...own, published_at: new Date('2026-09-30T10:00:00Z') })
        .execute()
      await configure({ placeId: 'A', apiKey: 'clef' })
      outside = async () => JSON.stringify({ reviews: [said('places/canonical-A/reviews/1', 'Zoé')] })
      await refresh()
      expect(await authors()).toEqual(['Zoé'])
      asked.length = 0
    })

    it.each<Record<string, string>>([{}, { placeId: '', apiKey: '' }, { placeId: 'A', apiKey: ' ' }])(
      'are the local ones after the service is unconfigured, without a request: %j',
      async (config) => {
        await configure(config)
        expect(await authors()).toEqual(['Nadia B.'])
        expect(await refresh()).toBeNull()
        expect(asked).toEqual([])
        await configure({ placeId: 'A', apiKey: 'clef' })
        expect(await authors()).toEqual(['Nadia B.'])
      },
    )

    it('are the local ones when the service is removed or absent', async () => {
      await test.database.db.deleteFrom('external_apps').where('site_id', '=', 37).execute()
      expect(await authors()).toEqual(['Nadia B.'])
    })

    it('retain replies and hidden states over a refresh, and reject an outdated form', async () => {
      const acts = test.app.features.resources.of('review')
      const actor = await addEditor({ database: test.database, features: test.app.features })
      const { rows } = await acts.list(actor, allRows)
      const google = await acts.one.read(actor, rows.find(({ author }) => author === 'Zoé')?.id ?? 0)
      const answered = await acts.one.update(actor, google, { ...google.form, answer: { fr_FR: 'Merci, Zoé.' } })
      expect(await read('/google/reviews')).toMatchObject([{ author: 'Zoé', answer: 'Merci, Zoé.' }])

      const told = { ...said('places/A/reviews/1', 'Zoé'), text: { text: 'Encore mieux.' } }
      outside = async () => JSON.stringify({ reviews: [told] })
      await refresh()
      expect(await read('/google/reviews')).toMatchObject([{ text: 'Encore mieux.', answer: 'Merci, Zoé.' }])
      await expect(acts.one.update(actor, answered, answered.form)).rejects.toMatchObject({ code: 'STALE_VERSION' })

      const now = await acts.one.read(actor, google.id)
      await acts.one.update(actor, now, { ...now.form, isHidden: true })
      await refresh()
      expect(await authors()).toEqual(['Nadia B.'])
    })

    it('stay removed after a refresh, and return after a restore', async () => {
      const acts = test.app.features.resources.of('review')
      const actor = await addEditor({ database: test.database, features: test.app.features })
      const { rows } = await acts.list(actor, allRows)
      const gone = await acts.one.remove(actor, rows.find(({ author }) => author === 'Zoé') ?? { id: 0 })
      expect(await refresh()).toBe(0)
      expect(await authors()).toEqual(['Nadia B.'])
      await acts.one.restore(actor, gone)
      expect(await refresh()).toBe(1)
      expect(await authors()).toEqual(['Zoé'])
    })

    it('leave out invalid and duplicate reviews', async () => {
      const good = said('places/A/reviews/1', 'Zoé')
      const bad = { ...said('places/A/reviews/2', 'Yann'), text: { text: 'Bien\0.' } }
      outside = async () => JSON.stringify({ reviews: [good, bad, { ...good, rating: 1 }, said('places/A/reviews/3', 'Ur\0sule')] })
      expect(await refresh()).toBe(1)
      expect(await read('/google/reviews')).toMatchObject([{ author: 'Zoé', rating: 4 }])
    })

    it('change to another place after its first response', async () => {
      await configure({ placeId: 'B', apiKey: 'clef' })
      expect(await authors()).toEqual(['Nadia B.'])
      outside = () => Promise.reject(new Error('down'))
      await expect(refresh()).rejects.toThrow()
      expect(await authors()).toEqual(['Nadia B.'])
      outside = async () => JSON.stringify({ reviews: [said('places/B/reviews/1', 'Ange')] })
      expect(await refresh()).toBe(1)
      expect(await authors()).toEqual(['Ange'])
    })
  })
})
