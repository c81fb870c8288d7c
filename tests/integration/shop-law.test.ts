import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '#domain/dates/clock.ts'
import { parisDay } from '#domain/dates/paris-day.ts'
import type { Product, ProductItem } from '#schemas/api/shop/product.ts'
import { withdrawalExemptions } from '#schemas/api/shop/product.ts'
import { newCaller } from '#tests/support/accounts/account-calls.ts'
import { mainText, plainText, sampleSites, type SampleSites } from '#tests/support/sites/sample-sites.ts'

// Each rule has its number in docs/law.md.

const host = 'cave.localhost'
const health = 'L’abus d’alcool est dangereux pour la santé'
const minors = 'Interdiction de vente de boissons alcooliques aux mineurs de moins de 18 ans.'

let sites: SampleSites
let products: readonly ProductItem[]
const seen = new Map<string, string>()

async function call<Data>(method: 'GET' | 'POST', path: string, payload?: object) {
  const { app } = sites
  const sent = { method, url: `/api${path}`, headers: { host }, remoteAddress: newCaller(), ...(payload && { payload }) }
  const answer = (await app.inject(sent)).json<{ success: boolean; data: Data }>()
  return answer.data
}

beforeAll(async () => {
  sites = await sampleSites()
  products = (await call<{ products: ProductItem[] }>('GET', '/product?nbItem=100')).products
})
afterAll(() => sites.close())

async function htmlOf(path: string): Promise<string> {
  const html = seen.get(path) ?? (await sites.page(host, path))
  seen.set(path, html)
  return html
}
const spaced = (text: string) => text.replaceAll(/[\u00a0\u202f\s]+/g, ' ')
const mainOf = async (path: string) => spaced(mainText(await htmlOf(path)))
const textOf = async (path: string) => spaced(plainText(await htmlOf(path)))

const shopPages = ['/', '/produits', '/produits/combe-haute', '/produits/coffret-decouverte', '/panier', '/commande', '/suivi-commande']
const pages = [...shopPages, '/retractation', '/contact', '/blog', '/le-domaine', '/sale-terms', '/legal-notice']

const address = { firstname: 'Camille', lastname: 'Roy', address: '5, rue des Lilas', postalCode: '75011', city: 'Paris', country: 1 }
const orderBy = (user: object, more: object = {}) => ({
  products: [{ id: products.flatMap(({ declinations }) => declinations).find(({ onSale }) => onSale)?.id, quantity: 6 }],
  user: { email: 'camille.roy@example.org', phone: '06 39 98 00 12', firstname: 'Camille', lastname: 'Roy', ...user },
  address: { billing: address },
  delivery: { type: 'NO_DELIVERY' },
  payment: { method: 'TRANSFER' },
  saleTermsAccepted: true,
  ...more,
})

describe('an order', () => {
  const codeOf = async (body: object) => (await call<{ code?: string }>('POST', '/order', body)).code

  it('L5 is rejected unless the terms of sale are accepted', async () => {
    expect(await codeOf(orderBy({ birthdate: '1987-04-02' }, { saleTermsAccepted: false }))).toBe('SALE_TERMS_REQUIRED')
    expect(await codeOf(orderBy({ birthdate: '1987-04-02' }, { saleTermsAccepted: null }))).toBe('SALE_TERMS_REQUIRED')
  })

  it('L14 of wine is rejected for minors and without a birth date', async () => {
    const minor = `${Number(parisDay(systemClock()).slice(0, 4)) - 17}-01-01`
    expect(await codeOf(orderBy({ birthdate: minor }))).toBe('MINOR')
    expect(await codeOf(orderBy({}))).toBe('VALIDATION_FAILED')
  })

  it('L10 is delivered within thirty days by every carrier, and states it before the order', async () => {
    const id = orderBy({}).products[0]?.id
    const asked = { products: [{ idProduct: id, quantity: 6 }], postalCode: '75011', country: 1 }
    const carriers = await call<{ delayDays: [number, number] }[]>('POST', '/calculate/shipping-fees', asked)
    expect(carriers.length).toBeGreaterThan(1)
    for (const { delayDays } of carriers) expect(delayDays[1]).toBeLessThanOrEqual(30)
    expect(await mainOf('/sale-terms')).toContain('30 jours après la commande')
  })

  it('L32 is shipped to France only, as foreign excise duties are not paid', async () => {
    const countries = await call<{ alphaTwo: string }[]>('GET', '/countries')
    const foreign = countries.findIndex(({ alphaTwo }) => alphaTwo !== 'FR')
    const asked = {
      products: [{ idProduct: orderBy({}).products[0]?.id, quantity: 6 }],
      postalCode: '1000',
      country: countries[foreign]?.alphaTwo ?? 'BE',
    }
    expect(await call<{ code?: string }>('POST', '/calculate/shipping-fees', asked)).toMatchObject({ code: 'COUNTRY_NOT_SERVED' })
  })
})

describe('a product', () => {
  it('L8 allows withdrawal unless it is exempt for a legal reason', async () => {
    for (const { id } of products) {
      const { withdrawalExempt, withdrawalExemption } = await call<Product>('GET', `/product/${id}`)
      expect(withdrawalExempt).toBe(withdrawalExemption !== null)
      if (withdrawalExemption !== null) expect(withdrawalExemptions).toContain(withdrawalExemption)
    }
    // Ordinary wine is not exempt.
    expect(await call<Product>('GET', `/product/${products.find(({ url }) => url?.endsWith('combe-haute'))?.id}`)).toMatchObject({
      withdrawalExempt: false,
    })
  })

  it('L11 has prices in euros with all taxes, and none without', async () => {
    for (const path of shopPages) expect(await mainOf(path), path).not.toMatch(/\bHT\b|hors taxes?/i)
    for (const path of ['/produits', '/produits/combe-haute']) expect(await mainOf(path), path).toMatch(/TTC|toutes taxes comprises/i)
  })

  it('L12 shows a reduction from the lowest price of the thirty days before', async () => {
    const reduced = products.flatMap((product) => [product, ...product.declinations]).filter(({ lowestPrice }) => lowestPrice !== null)
    expect(reduced.length).toBeGreaterThan(0)
    for (const { priceToPay, lowestPrice } of reduced) expect(lowestPrice).toBeGreaterThan(priceToPay ?? 0)
    const [product] = products.filter(({ lowestPrice }) => lowestPrice !== null)
    if (!product) throw new Error('nothing is reduced')
    const html = await htmlOf(`/${product.url ?? ''}`)
    expect(spaced(plainText(/<(?:s|del)\b[^>]*>([\s\S]*?)<\/(?:s|del)>/.exec(html)?.[1] ?? ''))).toContain(
      String(Math.floor(product.lowestPrice ?? 0)),
    )
    expect(await mainOf(`/${product.url ?? ''}`)).toContain('le plus bas des trente jours')
  })

  it('L13 shows the price of a litre when its volume is known', async () => {
    const bottles = products
      .flatMap(({ declinations }) => declinations)
      .filter(({ capacity, priceToPay }) => capacity !== null && priceToPay !== null)
    expect(bottles.length).toBeGreaterThan(20)
    for (const { pricePerLitre } of bottles) expect(pricePerLitre).toBeGreaterThan(0)
    expect(await mainOf('/produits/combe-haute')).toMatch(/soit \d+,\d\d € le litre/)
  })

  it('L17 lists ingredients and nutrition for wines made since December 2023', async () => {
    const recent = products.filter(({ declinations }) => declinations.some(({ year }) => (year ?? 0) >= 2024))
    expect(recent.length).toBeGreaterThan(3)
    for (const { id, name } of recent) {
      const { ingredients, nutrition } = await call<Product>('GET', `/product/${id}`)
      expect([name, ingredients === null, nutrition === null]).toEqual([name, false, false])
    }
  })
})

describe('every page', () => {
  it('L7 links to the withdrawal with the legal wording, except on a site without a shop', async () => {
    for (const path of pages) expect(await htmlOf(path), path).toMatch(/<a href="\/retractation"[^>]*>Renoncer au contrat ici<\/a>/)
    expect(await sites.page(host, '/en')).toMatch(/<a href="\/en\/withdrawal"[^>]*>Withdraw from contract here<\/a>/)
    expect(await sites.page('localhost', '/')).not.toContain('Renoncer au contrat')
    const closed = await sites.app.inject({ url: '/retractation', headers: { host: 'localhost', accept: 'text/html' } })
    expect(closed.statusCode).toBe(404)
  })

  it('L7 requires no account, password or reason there', async () => {
    const form = /<form[\s\S]*?name="_form" value="order\.withdraw"[\s\S]*?<\/form>/.exec(await htmlOf('/retractation'))?.[0] ?? ''
    const fields = [...form.matchAll(/name="([^"]+)"/g)].map(([, name]) => name)
    expect(new Set(fields)).toEqual(new Set(['_form', 'reference', 'name', 'email', 'scope', 'message']))
    expect(await mainOf('/retractation')).toContain('sans donner de raison')
  })

  it('L16 has the alcohol warning, and no wine dialog over the text', async () => {
    for (const path of pages) {
      expect(await textOf(path), path).toContain(health)
      expect(await htmlOf(path), path).not.toMatch(/<dialog[^>]*\bopen\b/)
    }
  })

  it('L20 links to no closed platform of the European Union', async () => {
    for (const path of pages) expect(await htmlOf(path), path).not.toMatch(/ec\.europa\.eu\/(?:consumers\/odr|odr)|webgate\.ec\.europa\.eu/)
  })

  it('L15 starts on the home page and the checkout with the banner on minors at full width', async () => {
    for (const path of ['/', '/commande']) {
      const banner = /data-id="protection-mineurs"|data-block="protection-mineurs"/.exec(await htmlOf(path))
      expect(banner, path).not.toBeNull()
      const section = (await htmlOf(path)).slice(banner?.index).slice(0, 1500)
      expect(section, path).toContain('data-width="full"')
      expect(spaced(plainText(section)), path).toContain(minors)
    }
  })
})

describe('the legal pages', () => {
  it('L19 name the publisher and the host, without empty fields', async () => {
    const notice = await mainOf('/legal-notice')
    for (const [, value] of (await htmlOf('/legal-notice')).matchAll(/<tr><th[^>]*>[^<]*<\/th><td>([\s\S]*?)<\/td>/g))
      expect(plainText(value ?? '').trim()).not.toBe('')
    for (const words of [
      'EARL Domaine des Combes-Noires',
      '60 000 €',
      'R.C.S. Béziers',
      'FR36',
      '01 99 00 38 00',
      'Hébergerie du Rhône SAS',
    ])
      expect(notice).toContain(words)
    expect(notice).toMatch(/La direction de la publication est assurée par \p{Lu}/u)
    expect(notice).not.toMatch(/[{}]/)
  })

  it('L18 and L31 name the alcohol licence and the packaging id', async () => {
    for (const path of ['/legal-notice', '/sale-terms']) {
      expect(await mainOf(path), path).toContain('licence à emporter n° 34-2014-038')
      expect(await mainOf(path), path).toContain('FR-INVENTE-38_01COMB')
    }
  })

  it('L20 name the mediator, free for consumers, like the legal notice', async () => {
    const terms = await mainOf('/sale-terms')
    expect(terms).toContain('saisir gratuitement le médiateur de la consommation')
    expect(await mainOf('/legal-notice')).toMatch(
      /saisir gratuitement le médiateur dont nous relevons : Médiation des métiers du vin, .+mediation-vin\.example/,
    )
    expect(terms).toContain('Médiation des métiers du vin, 5, place des Halles, 34500 Béziers, mediation-vin.example')
  })

  it('L21 describe the guarantees of conformity and against hidden defects', async () => {
    const terms = await mainOf('/sale-terms')
    for (const words of ['garantie légale de conformité', 'L. 217-3', 'garantie des vices cachés', '1641']) expect(terms).toContain(words)
  })

  it('L6 and L9 describe the withdrawal, its refund with standard delivery and the form', async () => {
    const terms = await mainOf('/sale-terms')
    for (const words of [
      '14 jours à compter de la réception',
      'Nous remboursons le prix et l’envoi standard dans les 14 jours',
      'Formulaire de rétractation',
    ])
      expect(terms).toContain(words)
    expect(await mainOf('/retractation')).toContain(
      'Je vous notifie par la présente ma rétractation du contrat portant sur la vente du bien',
    )
  })

  it('L30 state the penalties for companies and the forty euros', async () => {
    expect(await mainOf('/sale-terms')).toMatch(/trois fois le taux d’intérêt légal[\s\S]*40 euros/)
  })
})
