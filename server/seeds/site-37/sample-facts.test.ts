import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { Block, PageDocument } from '#schemas/generated/content.ts'
import type { PricingProps, TableProps, TeamProps } from '#schemas/generated/block-props.ts'
import { inCents } from '#domain/shop/pricing/euros-to-cents.ts'
import { walkBlocks } from '#engine/document/walk-blocks.ts'
import { readSeedFolder } from '#server/seeds/read-seed.ts'
import { readWords } from '#tests/support/sites/sample-cellar.ts'

const seed = await readSeedFolder(fileURLToPath(new URL('.', import.meta.url)))
const documents = new Map(seed.pages.map(({ name, document }) => [name, document as PageDocument]))

function blocksOf(name: string): readonly Block[] {
  const found: Block[] = []
  walkBlocks(documents.get(name)?.layout.blocks ?? [], (block) => found.push(block))
  expect(found.length, name).toBeGreaterThan(0)
  return found
}
const propsOf = <Props>(page: string, type: string) =>
  blocksOf(page)
    .filter((block) => block.type === type)
    .map(({ props }) => props as unknown as Props)

/** Texts of the site, each as its name and its words without tags. */
const texts: readonly (readonly [name: string, words: string])[] = [
  ...seed.pages.map(({ name, document }) => [name, readWords(JSON.stringify(document))] as const),
  ...[...seed.services, ...seed.news, ...seed.blogs].map((item) => [item.key, readWords(JSON.stringify(item))] as const),
]
const euros = (written = ''): number => inCents(Number(written.replace(',', '.')))
/** Adds the VAT of services to a price in cents. */
const withVat = (cents: number): number => Math.round(cents * 1.2)

describe('prices of the sample office', () => {
  it('differ by the VAT of services where a text has both amounts', () => {
    const pairs = texts.flatMap(([name, words]) => [
      ...[...words.matchAll(/([\d,]+) € HT \(([\d,]+) € TTC\)/g)].map(([, net, gross]) => [name, net, gross] as const),
      ...[...words.matchAll(/([\d,]+) € TTC \(([\d,]+) € HT\)/g)].map(([, gross, net]) => [name, net, gross] as const),
    ])
    const plans = ['domiciliation-commerciale', 'avocats-expert-comptable-notaire', 'service-juridique-entreprise'].flatMap((page) =>
      propsOf<PricingProps>(page, 'pricing').flatMap(({ plans: all }) =>
        all.map(({ price, priceNote }) => [page, price?.split(' ')[0], priceNote?.split(' ')[0]] as const),
      ),
    )
    expect(Math.min(pairs.length, plans.length)).toBeGreaterThan(5)
    for (const [name, net, gross] of [...pairs, ...plans]) expect([name, withVat(euros(net))]).toEqual([name, euros(gross)])
  })

  it('equal the list of services on the page of each service', () => {
    const told = seed.services.flatMap(({ key, price, ...words }) =>
      [...readWords(JSON.stringify(words)).matchAll(/([\d,]+) € (HT|TTC)/g)].map(
        ([, amount, kind]) => [key, inCents(price ?? 0), kind === 'HT' ? withVat(euros(amount)) : euros(amount)] as const,
      ),
    )
    expect(told.length).toBeGreaterThan(7)
    for (const [key, listed, own] of told) expect([key, own]).toEqual([key, listed])
  })

  it('equal the list of services in the table of the home page', () => {
    const services: Readonly<Record<string, readonly string[]>> = {
      'Création de société': ['creation-eurl', 'creation-sasu'],
      Domiciliation: ['domiciliation'],
      'Annonce légale': ['annonce-legale'],
      Modification: ['modification-statuts', 'transfert-de-siege'],
      'Comptes annuels': ['depot-des-comptes'],
    }
    const rows = propsOf<TableProps>('home', 'table')[0]?.rows.map(({ cells }) => cells.map(readWords).map((cell) => cell.trim())) ?? []
    expect(rows.map(([name]) => name)).toEqual(Object.keys(services))
    for (const [name = '', , price = ''] of rows) {
      const listed = services[name]?.map((slug) => inCents(seed.services.find(({ key }) => key.startsWith(slug))?.price ?? 0))
      expect([name, ...new Set(listed)]).toEqual([name, euros(/([\d,]+) € TTC/.exec(price)?.[1])])
    }
  })

  it('exist for every service', () => {
    expect(seed.services.filter(({ price }) => price === undefined || price === null).map(({ key }) => key)).toEqual([])
  })
})

describe('counts in words on the sample office', () => {
  const figures = ['zéro', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix']
  const counted = (word: RegExp) =>
    texts.flatMap(([name, words]) =>
      [...words.matchAll(word)].map(([, figure = '']) => [name, figures.indexOf(figure.toLowerCase())] as const),
    )

  it.each([
    ['services', /\b(\p{L}+) prestations\b/giu, seed.services.length],
    ['rows of the home page', /\b(\p{L}+) formalités(?= parmi| :)/giu, propsOf<TableProps>('home', 'table')[0]?.rows.length],
    [
      'plans of a business address',
      /\b(\p{L}+) formules\b/giu,
      propsOf<PricingProps>('domiciliation-commerciale', 'pricing')[0]?.plans.length,
    ],
  ])('equal the number of %s', (_what, word, count) => {
    const told = counted(word).filter(([, figure]) => figure >= 0)
    expect(told.length).toBeGreaterThan(1)
    for (const [name, figure] of told) expect([name, figure]).toEqual([name, count])
  })

  it('equal the hours of the meeting room that the plans include, at one price an hour', () => {
    const plans = propsOf<PricingProps>('domiciliation-commerciale', 'pricing').flatMap((props) => props.plans)
    const included = plans.flatMap(({ features = [] }) =>
      features.flatMap((line) => /^(\d) heures de salle/.exec(readWords(line))?.[1] ?? []),
    )
    const [, first = '', second = ''] =
      texts.map(([, words]) => /(\p{L}+) ou (\p{L}+) heures par mois sont comprises/u.exec(words)).find((match) => match !== null) ?? []
    expect([first, second].map((word) => String(figures.indexOf(word.toLowerCase())))).toEqual(included)
    const hourly = texts.flatMap(([, words]) =>
      [...words.matchAll(/l’heure est à (\d+) € HT|(\d+) € HT l’heure/g)].map((match) => match[1] ?? match[2]),
    )
    expect(hourly.length).toBeGreaterThan(3)
    expect(new Set(hourly).size).toBe(1)
  })
})

it('states the same last hour of a file and the same closing days on every page', () => {
  const hours = texts.flatMap(([name, words]) =>
    [...words.matchAll(/18 décembre[^.]*/g)].map(([told]) => [name, told.includes('midi')] as const),
  )
  expect(hours.length).toBeGreaterThan(1)
  expect(hours.filter(([, isAtNoon]) => !isAtNoon)).toEqual([])
  const closed = JSON.stringify(seed.site.confs).match(/"date":"\d{4}-(\d\d-\d\d)"/g)
  expect(closed).toEqual(['"date":"2026-12-25"', '"date":"2027-01-01"'])
  expect(texts.find(([name]) => name.startsWith('fermeture-fin-annee'))?.[1]).toMatch(/fermé le jour de Noël et le 1 ?er janvier/)
})

describe('employees of the sample office', () => {
  const employees = propsOf<TeamProps>('avocats-expert-comptable-notaire', 'team').flatMap(({ members }) => members.map(({ name }) => name))
  const surnames = employees.map((name) => name.split(' ').at(-1) ?? '')

  it('share no surname with a client, a reviewer or a partner', () => {
    expect(surnames.length).toBeGreaterThan(2)
    const others = [
      ...(seed.company.reviews ?? []).map(({ author }) => author),
      ...seed.pages.flatMap(({ name }) => blocksOf(name).flatMap(({ type, props }) => (type === 'team' ? [] : namesIn(props)))),
    ]
    expect(others.length).toBeGreaterThan(10)
    expect(others.filter((name) => surnames.some((surname) => name.includes(surname)))).toEqual([])
  })
})

it('shows reviews under a heading that names all clients', () => {
  const headings = seed.pages.flatMap(({ name }) =>
    blocksOf(name)
      .filter(({ slots = {} }) => Object.values(slots).some((children) => children.some(({ type }) => type === 'reviews')))
      .map(({ props }) => readWords(JSON.stringify([props['kicker'], props['title']]))),
  )
  expect(headings.length).toBeGreaterThan(1)
  for (const heading of headings) expect(heading).toMatch(/^\["Avis de clients",(?!.*domicilié)/)
})

/** Lists the names of people and firms in the props of a block. */
function namesIn(props: Readonly<Record<string, unknown>>): string[] {
  return Object.values(props).flatMap((list) =>
    (Array.isArray(list) ? (list as { readonly name?: unknown }[]) : []).flatMap(({ name }) => (typeof name === 'string' ? [name] : [])),
  )
}

describe('the contact form of the sample office', () => {
  const subjects = propsOf<{ readonly subjects: readonly string[] }>('contact', 'contact-form').flatMap((props) => props.subjects)

  it('has the subject of each button that offers to open an account', () => {
    const labels = seed.pages.flatMap(({ name }) =>
      blocksOf(name).flatMap(({ props }) =>
        props['href'] === '/contact' && typeof props['label'] === 'string' && props['label'].startsWith('Ouvrir') ? [props['label']] : [],
      ),
    )
    expect(labels.length).toBeGreaterThan(0)
    for (const label of labels) expect(subjects).toContain(label)
  })

  it('is on a page that asks for no file', () => {
    const withForm = texts.filter(([name]) => documents.has(name) && blocksOf(name).some(({ type }) => type === 'contact-form'))
    expect(withForm.map(([name]) => name)).toEqual(['contact'])
    for (const [, words] of withForm) expect(words).not.toMatch(/joignez|pièces? jointes?|téléversez/i)
  })
})
