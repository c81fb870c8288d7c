import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ProductItem } from '#schemas/api/shop/product.ts'
import type { QuotedCarrier } from '#schemas/api/shop/delivery-calls.ts'
import { newCaller } from '#tests/support/accounts/account-calls.ts'
import { pdfText } from '#tests/support/documents/pdf-text.ts'
import { mainText, sampleSites, type SampleSites } from '#tests/support/sites/sample-sites.ts'

const host = 'cave.localhost'
/** An amount to the cent, as French and English write it. */
const amount = /\d+[,.]\d{2}[\s\u00a0\u202f]?€|€\d+\.\d{2}/g

let sites: SampleSites
beforeAll(async () => {
  sites = await sampleSites()
})
afterAll(() => sites.close())

async function call<Data>(method: 'GET' | 'POST', path: string, payload?: object) {
  const sent = { method, url: `/api${path}`, headers: { host }, remoteAddress: newCaller(), ...(payload && { payload }) }
  return (await sites.app.inject(sent)).json<{ data: Data }>().data
}

describe('what the pages of the estate write themselves', () => {
  it.each(['/', '/en'])('%s names no price of a wine: the catalogue does, in one place', async (path) => {
    expect(mainText(await sites.page(host, path)).match(amount)).toBeNull()
  })

  it.each(['combe-haute', 'les-lauzes', 'pierre-levee', 'l-aube'])(
    'leads from the home page to the one of %s, where they are',
    async (wine) => {
      for (const [home, path] of [
        ['/', `/produits/${wine}`],
        ['/en', `/en/products/${wine}`],
      ] as const) {
        expect(await sites.page(host, home)).toContain(`href="${path}"`)
        expect(mainText(await sites.page(host, path)).match(amount)).not.toBeNull()
      }
    },
  )

  it.each([
    ['/contact', (price: number) => `${price.toFixed(2).replace('.', ',')}\u00a0€`],
    ['/en/contact', (price: number) => `€${price.toFixed(2)}`],
  ] as const)('%s says of shipping what the shop takes', async (path, write) => {
    const { products } = await call<{ products: ProductItem[] }>('GET', '/product?nbItem=100')
    // Few enough euros that twenty-three of them are not yet brought for nothing.
    const bottles = products
      .flatMap(({ declinations }) => declinations)
      .filter(({ capacity, capacityUnit }) => capacity === 75 && capacityUnit === 'CENTILITRE')
    const wine = bottles.find(({ onSale, price }) => onSale && (price ?? 99) < 13)
    const fees: string[] = []
    const asked = [6, 12, 18, 23].flatMap((quantity) => ['75011', '20000'].map((postalCode) => ({ quantity, postalCode })))
    for (const { quantity, postalCode } of asked) {
      const body = { products: [{ idProduct: wine?.id, quantity }], postalCode, country: 1 }
      const carriers = await call<QuotedCarrier[]>('POST', '/calculate/shipping-fees', body)
      fees.push(write(carriers.find(({ deliveryType }) => deliveryType === 'DELIVERY')?.price ?? 0))
    }
    const said = mainText(await sites.page(host, path)).replaceAll(/[\u202f ]€/g, '\u00a0€')
    expect(said.match(amount)).toEqual(fees)
  })
})

describe('the technical sheet of a wine', () => {
  it('tells its price to the cent, and that of a litre beside it', async () => {
    const { products } = await call<{ products: ProductItem[] }>('GET', '/product?nbItem=100')
    const wine = products.find(({ type, onSale, pricePerLitre }) => type.type === 'WINE' && onSale && pricePerLitre !== null)
    const { url } = await call<{ url: string }>('GET', `/product/generate/file/${wine?.id ?? 0}`)
    const { rawPayload } = await sites.app.inject({ method: 'GET', url, headers: { host }, remoteAddress: newCaller() })
    expect(await pdfText(rawPayload)).toMatch(/Prix TTC \d+,\d{2} € Prix du litre \d+,\d{2} €/)
  })
})
