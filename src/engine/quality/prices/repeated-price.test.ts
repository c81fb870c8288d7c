import { expect, it } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import { checkQuality } from '#engine/quality/check-quality.ts'
import type { PriceFact, QualityFacts } from '#engine/quality/facts.ts'
import { findingSentences } from '#engine/quality/finding-words.ts'

const registry = createRegistry(catalogue)
const price = (id: number, title: string, cents: number | null, isShown = true): PriceFact => ({
  ...{ name: `SERVICE_PRICE_${id}`, title, cents, isShown },
})
const prices = [
  price(1, 'Création d’EURL', 19_000),
  price(2, 'Dépôt des comptes', 19_000),
  price(3, 'Domiciliation', 2_800),
  price(4, 'Veille juridique', 5_000, false),
  price(5, 'Secrétariat', null),
]
const facts: QualityFacts = {
  ...{ locale: 'fr_FR', hosts: [], links: {}, media: {}, forms: {}, sections: {}, colors: [], emptySettings: [], wordsToReplace: [] },
  prices,
}

function found(html: string, check: 'REPEATED_PRICE' | 'MISSING_LEGAL' = 'REPEATED_PRICE') {
  const block = { id: 'texte', type: 'text', v: 1, props: { html } }
  return checkQuality(registry, { head: {}, regions: { main: [block] } }, facts).filter((finding) => finding.check === check)
}

it.each([
  ['<p>La domiciliation coûte 28 €.</p>', [{ text: '28 €', service: 'Domiciliation', name: 'SERVICE_PRICE_3' }]],
  ['<p>Déposer vos comptes : 190 €</p>', [{ text: '190 €', service: 'Dépôt des comptes', name: 'SERVICE_PRICE_2' }]],
  ['<p>En tout, 190 €</p>', [{ text: '190 €', service: 'Création d’EURL, Dépôt des comptes', reason: 'several' }]],
  ['<p>Une veille à 50 €</p>', []],
  ['<p>La domiciliation coûte 24 € HT (28 € TTC).</p>', []],
  ['<p>HTML et domiciliation : 28 €</p>', [{ text: '28 €', service: 'Domiciliation', name: 'SERVICE_PRICE_3' }]],
  ['<p>Pour {{SERVICE_PRICE_3}}, et 29 € de frais</p>', []],
])('finds in %s the prices %j', (html, values) => {
  expect(found(html).map((finding) => finding.values)).toEqual(values)
})

it.each([
  ['<p>Pour {{SERVICE_PRICE_3}}</p>', null],
  ['<p>Pour {{SERVICE_PRICE_4}}</p>', 'Le texte cite le prix d’une prestation qui n’est plus en ligne'],
  ['<p>Pour {{SERVICE_PRICE_99}}</p>', 'Le texte nomme une donnée que le site n’a pas'],
])('says of the price that %s names: %s', (html, title) => {
  const [finding] = found(html, 'MISSING_LEGAL')
  expect(finding ? findingSentences(finding, 'fr_FR').title : null).toBe(title)
})
