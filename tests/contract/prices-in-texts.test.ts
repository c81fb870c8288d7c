import { JSDOM } from 'jsdom'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serviceResource } from '#schemas/admin/resources/kinds/services.ts'
import type { Block } from '#schemas/generated/content.ts'
import { buildApp } from '#server/app.ts'
import type { DraftWriter } from '#server/content/drafts/draft-rows.ts'
import { cheapHash } from '#tests/support/accounts/cheap-hash.ts'
import { addEditor } from '#tests/support/drafts/add-editor.ts'
import { testApp, testEnvironment, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

const SITE = 37
let test: TestApp
let other: TestApp['app']
let author: DraftWriter
let service: { readonly id: number; readonly version: number }

const scope = () => ({ site: test.app.features.directory.find(SITE)!, locale: 'fr_FR' })
const services = () => test.app.features.resources.of('service').one
const actor = () => ({ scope: scope(), userId: author.userId, requirePublish: () => Promise.resolve() })
const { form } = serviceResource.example
const formOf = (price: number | null) => ({
  ...{ ...form, price },
  texts: { fr_FR: { ...form.texts['fr_FR'], slug: 'prix-vivant', content: '<p>Nous rédigeons les statuts.</p>' } },
})

async function saveAt(price: number | null): Promise<void> {
  service = await services().publish(actor(), await services().update(actor(), service, formOf(price)), null)
}

beforeAll(async () => {
  test = await testApp({ template: twoSites })
  other = await buildApp({ env: testEnvironment({}), database: test.database, log: pino({ level: 'silent' }), passwordCost: cheapHash })
  author = await addEditor(test.database.db, SITE)
  service = await services().publish(actor(), await services().create(actor(), formOf(14_900)), null)
  const value = `{{SERVICE_PRICE_${service.id}}}`
  const blocks: Block[] = [
    { id: 'texte', type: 'text', v: 1, props: { html: `<p>La création coûte <strong>${value}</strong> hors taxes.</p>` } },
    {
      ...{ id: 'table', type: 'table', v: 1 },
      props: { caption: 'Tarifs', columns: [{ label: 'Poste' }, { label: 'Montant' }], rows: [{ cells: ['Création', value] }] },
    },
    {
      ...{ id: 'faq', type: 'faq', v: 1 },
      props: { title: 'Questions', items: [{ question: `Pourquoi ${value} ?`, answer: `<p>Tout compris, ${value}.</p>` }] },
    },
  ]
  const head = { url: 'prix-vivants', locale: 'fr_FR', title: 'Prix', seo: {}, shell: 'default' as const, middleware: [] }
  await test.app.features.pages.save({ ...head, layout: { blocks } }, { siteId: SITE, baseHash: null, by: 'test' })
})
afterAll(async () => {
  await other.close()
  await test.close()
})

/** The words round each price of the page, as both processes send it, in the page and in its data for search engines. */
async function pages(): Promise<string[]> {
  const sent: string[] = []
  for (const app of [test.app, other]) {
    await app.features.directory.refresh()
    const { body } = await app.inject({ url: '/prix-vivants', headers: { host: 'localhost', accept: 'text/html' } })
    sent.push(body.replaceAll(/[\u00a0\u202f]|&nbsp;/g, ' '))
  }
  return sent
}

/** The sentences of a page that have the price. */
function sentencesOf(body: string): string[] {
  const { document } = new JSDOM(body).window
  const texts = [...document.querySelectorAll('main p, main td, main h3, main summary')].map(({ textContent }) => textContent.trim())
  return texts.filter((text) => /création|Pourquoi|compris|€|devis/.test(text))
}

const shows = (words: string) => [`La création coûte ${words} hors taxes.`, words, `Pourquoi ${words} ?`, `Tout compris, ${words}.`]

it.each([
  [14_900, '149 €'],
  [16_250, '162,50 €'],
  [null, 'sur devis'],
])('writes a price of %s cents in texts, tables and data as %s, on two processes', async (price, words) => {
  await saveAt(price)
  for (const body of await pages()) {
    expect(sentencesOf(body)).toEqual(shows(words))
    expect(body).not.toContain('SERVICE_PRICE')
    const [, data = ''] = /<script type="application\/ld\+json"[^>]*>([^]*?)<\/script>/.exec(body) ?? []
    expect(data).toContain(`Tout compris, ${words}.`)
  }
})

it('names the page that has a price, and keeps it there while the service is in the trash', async () => {
  await saveAt(9_900)
  const { uses } = await test.app.features.references.list(scope(), { kind: 'service', key: String(service.id) })
  expect(uses.filter(({ ways }) => ways.includes('NAMED')).map(({ title }) => title)).toEqual(['Prix'])
  await services().remove(actor(), service, 100)
  for (const body of await pages()) expect(sentencesOf(body)).toEqual(shows('99 €'))
})
