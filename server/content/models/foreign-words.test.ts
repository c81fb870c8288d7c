import { expect, it } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import { upgradeBlocks } from '#engine/registry/migrate-blocks.ts'
import { plainLetters } from '#schemas/text/plain-letters.ts'
import ofLegalSite from '#server/seeds/site-37/site.json' with { type: 'json' }
import ofLegalCompany from '#server/seeds/site-37/company.json' with { type: 'json' }
import ofWineSite from '#server/seeds/site-38/site.json' with { type: 'json' }
import ofWineCompany from '#server/seeds/site-38/company.json' with { type: 'json' }
import { fitToSite } from './fit-to-site.ts'
import { storedModels } from './stored-models.ts'

const registry = createRegistry(catalogue)

/** Ready content as a new site without a page, a picture or a form gets it. */
const models = (await storedModels()).map((model) => ({
  ...model,
  blocks: fitToSite(upgradeBlocks(registry, [...model.blocks]), { pictures: [], addresses: new Set() }),
}))

/** Each text of a value, names of types and of blocks left out. */
function textsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return ['id', 'type'].includes(key) ? [] : [value]
  if (Array.isArray(value)) return value.flatMap((each) => textsIn(each))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => textsIn(each, name))
}

/** Words of the trades of the sample sites, by hand, as beginnings of words. */
const trades = [
  ...['eurl', 'sasu', 'sarl', 'kbis', 'greffe', 'plume', 'formalit', 'proces-verbal', 'statut', 'sceau', 'domiciliation', 'immatricul'],
  ...['creer mon entreprise', 'creer sa societe', 'gerant', 'siege social', 'annonce legale'],
  ...[
    'vin',
    'vins',
    'vigne',
    'vigneron',
    'vignoble',
    'domaine',
    'combes',
    'millesime',
    'cuvee',
    'caveau',
    'bouteille',
    'degust',
    'gouter',
    'cepage',
  ],
]
// « vin » begins « vingt » too.
const wholeWords = new Set(['vin', 'vins', 'plume'])

/** Facts of the sample companies: names, towns, telephones, addresses and the names of those who work there. */
const facts = [ofLegalSite, ofWineSite].flatMap(({ parameters }) => {
  const { COMPANY_NAME, COMPANY_PHONE, COMPANY_EMAIL, HEAD_OFFICE, PUBLICATION_DIRECTOR } = parameters
  return [
    COMPANY_NAME,
    COMPANY_PHONE,
    COMPANY_PHONE.slice(3),
    COMPANY_EMAIL,
    HEAD_OFFICE,
    PUBLICATION_DIRECTOR,
    PUBLICATION_DIRECTOR.split(' ').at(-1) ?? '',
  ]
})
const addresses = [ofLegalCompany, ofWineCompany].flatMap((company) =>
  company.addresses.flatMap(({ city, postalCode, phone }) => [city, postalCode, phone]),
)
const reviewers = [ofLegalCompany, ofWineCompany].flatMap((company) => company.reviews.map(({ author }) => author))

const normal = (text: string): string => plainLetters(text).toLowerCase()
const factsOfSamples = [...facts, ...addresses, ...reviewers].map(normal)

const foreignWord = (text: string): string | null => {
  const letters = normal(text)
  const word = trades.find((each) =>
    new RegExp(String.raw`(?<!\p{L})${each}${wholeWords.has(each) ? String.raw`(?!\p{L})` : ''}`, 'u').test(letters),
  )
  return word ?? factsOfSamples.find((fact) => letters.includes(fact)) ?? null
}

it.each(models)('gives $kind $name no word, person, town or number of a sample site', ({ blocks }) => {
  expect(textsIn(blocks).flatMap((text) => (foreignWord(text) === null ? [] : [`${text}: ${foreignWord(text)}`]))).toEqual([])
})

it.each(models)('gives $kind $name no address outside of the site, no telephone and no missing file', ({ blocks }) => {
  const foreign = /https?:|^\/\/|"\/\/|mailto:(?!\{\{)|tel:(?!\{\{)|www\.|\/media\//i
  expect(textsIn(blocks).filter((text) => foreign.test(text))).toEqual([])
})

it.each(models)('gives $kind $name no number of a content that belongs to another site', ({ blocks }) => {
  const numbers = (value: unknown): string[] => {
    if (Array.isArray(value)) return value.flatMap((each) => numbers(each))
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([key, each]) =>
      typeof each === 'number' && ['album', 'folder', 'service', 'product', 'event', 'section', 'id'].includes(key)
        ? [`${key} ${each}`]
        : numbers(each),
    )
  }
  expect(blocks.filter(({ type }) => type !== 'shared-section').flatMap((block) => numbers([block.props, block.slots]))).toEqual([])
})
