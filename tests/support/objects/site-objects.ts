import { hashToken, newToken } from '#server/platform/tokens/opaque-token.ts'
import type { TestApp } from '../server/app.ts'
import type { ObjectCase, ObjectOwner } from './object-case.ts'

const shown = { opensTo: 'everyone', opens: 200, refuses: '404 NOT_FOUND' } as const
/** Routes that are not calls respond without a code. */
const file = { ...shown, refuses: '404 ' } as const
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><path d="M0 0"/></svg>'

let made = 0

/** Makes the application reload rows that a test has written. */
async function show({ app, database: { pool } }: TestApp, siteId: number): Promise<void> {
  await pool.query('update sites set content_version = content_version + 1 where id = $1', [siteId])
  await app.features.directory.refresh(siteId)
}

async function makeFolder(test: TestApp, { siteId }: ObjectOwner): Promise<{ id: number; slug: string }> {
  const { pool } = test.database
  const slug = `dossier-n${(made += 1)}`
  const { rows } = await pool.query<{ id: number }>('insert into blog_folders (site_id) values ($1) returning id', [siteId])
  const id = rows[0]?.id ?? 0
  await pool.query(`insert into blog_texts (site_id, locale, slug, folder_id, title) values ($1, 'fr_FR', $2, $3, 'Dossier')`, [
    siteId,
    slug,
    id,
  ])
  await show(test, siteId)
  return { id, slug }
}

async function makeDrawing({ app, database: { pool } }: TestApp, { siteId }: ObjectOwner): Promise<string> {
  const id = await app.features.library.put(siteId, { bytes: Buffer.from(svg), filename: 'tampon.svg', texts: {} })
  const { rows } = await pool.query<{ path: string }>(
    `select '/media/' || external_id || '/' || filename as path from media where id = $1`,
    [id],
  )
  return rows[0]?.path ?? ''
}

/** Creates an event with a registration and returns its cancellation token. */
async function makePlace(test: TestApp, { siteId, email }: ObjectOwner): Promise<string> {
  const { pool } = test.database
  const token = newToken()
  const slug = `rencontre-n${(made += 1)}`
  const { rows } = await pool.query<{ id: number }>(
    `with collection as (
       insert into element_collections (site_id, route, schema) values ($1, 'event', '{"type":"object","properties":{}}')
       on conflict (site_id, route) do update set route = excluded.route returning id),
     element as (
       insert into elements (site_id, collection_id, properties)
       select $1, id, jsonb_build_object('startAt', now() + interval '9 days', 'capacity', 8, 'registrationOpen', true) from collection
       returning id, collection_id)
     insert into element_texts (site_id, collection_id, element_id, locale, slug, title)
     select $1, collection_id, id, 'fr_FR', $2, 'Rencontre' from element returning element_id as id`,
    [siteId, slug],
  )
  await pool.query(
    `insert into event_registrations (site_id, element_id, status, email, firstname, lastname, seats, locale, token_hashes)
     values ($1, $2, 'CONFIRMED', $3, 'Alix', 'Morel', 1, 'fr_FR', array[$4::bytea])`,
    [siteId, rows[0]?.id, `${slug}-${email}`, hashToken(token)],
  )
  await show(test, siteId)
  return token
}

const sellableOf = (siteId: number) => (siteId === 37 ? 3031 : 3138)

/** Builds the case of a route with a blog folder. */
const folder = (route: string, pathOf: (folder: { readonly id: number; readonly slug: string }) => string): ObjectCase => ({
  ...{ ...(route.startsWith('GET /api') ? shown : file), route, about: 'a folder of the blog' },
  make: async (test, owner) => ({ path: pathOf(await makeFolder(test, owner)) }),
})

const person = { firstname: 'Alix', lastname: 'Morel' }
const address = { ...person, address: '5, rue des Lilas', postalCode: '75011', city: 'Paris', country: 1 }

/** Builds a valid order with the given changes. */
const order = (changed: Record<string, unknown>) => ({
  products: [{ id: 3031, quantity: 1 }],
  user: { ...person, email: 'alix.morel@example.org', phone: '06 39 98 00 12', birthdate: '1987-04-02' },
  address: { billing: address, delivery: address },
  delivery: { type: 'NO_DELIVERY' },
  payment: { method: 'TRANSFER' },
  saleTermsAccepted: true,
  ...changed,
})

async function makeCarrier({ database: { pool } }: TestApp, { siteId }: ObjectOwner): Promise<{ id: number; code: string }> {
  const code = `COLIS${(made += 1)}`
  const { rows } = await pool.query<{ id: number }>(
    `with carrier as (
       insert into carriers (site_id, name, service_code, delivery_type, delay_from, delay_to) values ($1, $2, $2, 'DELIVERY', 2, 3) returning id)
     insert into carrier_tariffs (site_id, carrier_id, country_id, postal_prefix, from_units, to_units, price)
     select $1, id, 1, '', 0, 36, 990 from carrier returning carrier_id as id`,
    [siteId, code],
  )
  return { id: rows[0]?.id ?? 0, code }
}

/** Builds the case of a call with a variant in its body. */
const wanted = (route: string, bodyOf: (id: number) => Record<string, unknown>, refuses = '409 NOT_ON_SALE'): ObjectCase => ({
  ...{ ...shown, route, about: 'something that is sold', refuses },
  make: async (_test, { siteId }) => ({ path: route.replace(/^\w+ /, ''), body: bodyOf(sellableOf(siteId)) }),
})

/** Published objects, variants and events of a site. */
export const siteObjects: readonly ObjectCase[] = [
  folder('GET /blog/:name/rss.xml', ({ slug }) => `/blog/${slug}/rss.xml`),
  folder('GET /:locale/blog/:name/rss.xml', ({ slug }) => `/en/blog/${slug}/rss.xml`),
  folder('GET /api/blog/folder/list/:id', ({ id }) => `/api/blog/folder/list/${id}`),
  folder('GET /api/blog/folder/:id', ({ slug }) => `/api/blog/folder/${slug}`),
  folder('GET /api/blog/folder/ariane/:id', ({ id }) => `/api/blog/folder/ariane/${id}`),
  {
    ...{ ...file, route: 'GET /media/:externalId/:name', about: 'a file' },
    make: async (test, owner) => ({ path: await makeDrawing(test, owner) }),
  },
  {
    ...{ ...shown, route: 'POST /api/image/load-svg', about: 'a drawing', refuses: '422 SVG_UNAVAILABLE' },
    make: async (test, owner) => ({ path: '/api/image/load-svg', body: { url: await makeDrawing(test, owner) } }),
  },
  {
    ...{ ...file, route: 'GET /files/product/:name', about: 'a technical sheet' },
    make: async (_test, { siteId }) => ({ path: `/files/product/${siteId === 37 ? 3031 : 3138}-00000000.pdf` }),
  },
  {
    ...{ ...shown, route: 'GET /api/element/:route', about: 'a collection' },
    make: async (test, { siteId }) => {
      const route = `collection-n${(made += 1)}`
      await test.database.pool.query(
        `insert into element_collections (site_id, route, schema) values ($1, $2, '{"type":"object","properties":{}}')`,
        [siteId, route],
      )
      await show(test, siteId)
      return { path: `/api/element/${route}` }
    },
  },
  {
    ...{ ...shown, route: 'GET /api/element/:route/registration', about: 'a place, by its token' },
    make: async (test, owner) => ({ path: `/api/element/event/registration?token=${await makePlace(test, owner)}` }),
  },
  {
    ...{ ...shown, route: 'POST /api/element/:route/registration/cancel', about: 'a place, by its token', refuses: '422 TOKEN_INVALID' },
    make: async (test, owner) => ({ path: '/api/element/event/registration/cancel', body: { token: await makePlace(test, owner) } }),
  },
  {
    ...{ ...shown, route: 'PUT /api/product/quantities', about: 'something that is sold', refuses: '200 ' },
    make: async (_test, { siteId }) => ({
      path: '/api/product/quantities',
      body: { products: [{ id: sellableOf(siteId) }] },
      isReached: (answer) => answer.json<{ data: { quantity: number | null }[] }>().data[0]?.quantity !== 0,
    }),
  },
  wanted('POST /api/order/discount', (id) => ({ products: [{ id, quantity: 1 }] })),
  wanted('POST /api/order/validate', (id) => ({ products: [{ id, quantity: 1 }] })),
  { ...wanted('POST /api/order', (id) => order({ products: [{ id, quantity: 1 }] })), opens: 201 },
  {
    ...{ ...shown, route: 'POST /api/order', about: 'a carrier', opens: 201, refuses: '409 FEES_CHANGED' },
    make: async (test, owner) => {
      const { id } = await makeCarrier(test, owner)
      const place = { deliveryPostalCode: '75011', deliveryIdCountry: 1 }
      return { path: '/api/order', body: order({ delivery: { type: 'DELIVERY', idCarrier: id }, ...place }) }
    },
  },
  {
    ...{ ...shown, route: 'POST /api/calculate/shipping-fees', about: 'a carrier', refuses: '200 ' },
    make: async (test, owner) => {
      await makeCarrier(test, { ...owner, siteId: 37 })
      const { code } = await makeCarrier(test, owner)
      return {
        path: '/api/calculate/shipping-fees',
        body: { products: [{ idProduct: 3031, quantity: 1 }], postalCode: '75011', country: 1 },
        isReached: (answer) => answer.body.includes(`"${code}"`),
      }
    },
  },
  {
    ...{ ...shown, route: 'GET /api/search', about: 'an article', refuses: '200 ' },
    make: async (_test, { siteId }) => ({
      path: `/api/search?q=${siteId === 37 ? 'eurl' : 'vendanges'}`,
      isReached: (answer) => answer.json<{ data: { total: number } }>().data.total > 0,
    }),
  },
]
