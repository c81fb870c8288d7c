import { describe, expect, it } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import type { Block } from '#schemas/generated/content.ts'
import { PAGE_REGION, type EditedDocument } from '#engine/draft/document/edited-document.ts'
import { hasMainTitle, withMainTitle } from '#engine/document/main-title.ts'
import { mediaIdsOf } from '#engine/document/media-ids.ts'
import { mayStand } from '#engine/draft/places/may-stand.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import { checkQuality } from '#engine/quality/check-quality.ts'
import { examine } from '#engine/quality/examined.ts'
import { plainWords } from '#engine/quality/plain-words.ts'
import { comparedSpaces } from '#schemas/text/fold-spaces.ts'
import { checkPage } from '#engine/validation/validate-page.ts'
import { createSanitiser } from '#server/content/pages/sanitiser.ts'
import { fitToSite } from './fit-to-site.ts'
import { storedModels } from './stored-models.ts'
import wordsToReplace from './words-to-replace.json' with { type: 'json' }

const registry = createRegistry(catalogue)
const { sanitise } = createSanitiser()
const empty: EditedDocument = { head: {}, regions: { [PAGE_REGION]: [] }, notes: {} }
const inSection = (block: Block): Block => ({ id: 'around', type: 'section', v: 1, props: {}, slots: { content: [block] } })
const models = await storedModels()
const ready = models.filter(({ kind }) => kind !== 'element')

function issuesOf(blocks: readonly Block[]) {
  const page = {
    ...{ $schema: '/schemas/page.schema.json', id: 0, url: 'essai', locale: 'fr_FR', title: 'Essai', seo: {} },
    ...{ shell: 'default', middleware: [], layout: { id: 0, hash: '', blocks } },
  }
  return checkPage(registry, page, { sanitise })
}

const facts = {
  locale: 'fr_FR',
  hosts: [],
  links: {},
  media: {},
  forms: {},
  sections: {},
  colors: [],
  emptySettings: [],
  wordsToReplace,
  prices: [],
}
const head = { title: 'Essai', seo: { description: 'Une page d’essai.' } }
const review = (blocks: readonly Block[]) => checkQuality(registry, { head, regions: { [PAGE_REGION]: [...blocks] } }, facts)
/** All texts of blocks, each with its place. */
const textsOf = (blocks: readonly Block[]) =>
  examine(registry, { head, regions: { [PAGE_REGION]: [...blocks] } }, facts).blocks.flatMap(({ block, values }) =>
    values.flatMap(({ kind, pointer, value }) =>
      (kind === 'text' || kind === 'html') && typeof value === 'string'
        ? [{ at: `${block.id} /props${pointer}`, words: comparedSpaces(plainWords(value)) }]
        : [],
    ),
  )

/** The sentences of ready content that hold for any company; all others are words that an owner has to replace. */
const NO_PROMISE = new Set([
  'Ce que nous faisons, à quel prix, et ce qui est compris.',
  'Les premières actualités arrivent bientôt.',
  'Nos lieux, notre travail.',
  'Nos services arrivent bientôt.',
  'Pour commencer simplement.',
  'Pour un besoin particulier.',
  'Pour un suivi régulier.',
  'Une entreprise, ce sont d’abord des personnes. Voici les nôtres.',
  'Une question, un devis, un rendez-vous : choisissez le chemin le plus court.',
])

describe('ready content', () => {
  it('has an element for each block type, eight sections or more, and the pages of most sites', () => {
    const named = (kind: string) => models.filter((model) => model.kind === kind).map(({ name }) => name)
    expect(named('element').toSorted()).toEqual([...registry.types.keys()].toSorted())
    expect(named('section').length).toBeGreaterThanOrEqual(8)
    expect(named('page')).toEqual(expect.arrayContaining(['home', 'services', 'team', 'legal', 'contact', 'landing']))
    expect(new Set(models.map(({ kind, name }) => `${kind} ${name}`)).size).toBe(models.length)
  })

  it.each(ready)('$kind $name is a valid page of blocks that may be in it, each with an id of its own', ({ blocks, label, help }) => {
    expect(issuesOf(blocks)).toEqual([])
    expect(blocks.map((block) => mayStand(registry, empty, block, { region: PAGE_REGION }))).toEqual(blocks.map(() => null))
    for (const words of [label, help]) expect([words.fr, words.en]).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/\S/)])
  })

  it('is valid for each type that a page takes, in the page or in a section of it', () => {
    const stays = models.flatMap(({ kind, name, blocks: [block] }) => {
      if (kind !== 'element' || !block) return []
      const whole = registry.pageRoot.has(name) ? block : inSection(block)
      return mayStand(registry, empty, whole, { region: PAGE_REGION }) === null && issuesOf([whole]).length > 0 ? [name] : []
    })
    expect(stays).toEqual([])
  })
})

describe('the gate over ready content as it comes', () => {
  it.each(ready)('finds nothing in $kind $name but words that are still to be written', ({ blocks }) => {
    expect(review(blocks).filter(({ check }) => check !== 'FILLER_TEXT')).toEqual([])
  })

  it.each(models)('finds each figure, price, date, voice of another and instruction in $kind $name', ({ blocks }) => {
    const found = new Set(review(blocks).map(({ blockId, pointer }) => `${blockId} ${pointer}`))
    const invented = textsOf(blocks).filter(
      ({ at, words }) => /\d/.test(words) || /\/quote$/.test(at) || /^(?:dites|écrivez|racontez|indiquez)\s/iu.test(words),
    )
    expect(invented.filter(({ at }) => !found.has(at))).toEqual([])
  })

  it.each(models)('finds each sentence of $kind $name that promises something', ({ blocks }) => {
    const found = new Set(review(blocks).map(({ blockId, pointer }) => `${blockId} ${pointer}`))
    const sentences = textsOf(blocks).filter(({ at, words }) => /[.:]|, /.test(words) && !words.includes('{{') && !found.has(at))
    expect(sentences.map(({ words }) => words).filter((words) => !NO_PROMISE.has(words))).toEqual([])
  })

  it('lists no words to replace that no ready content has', () => {
    const all = models.flatMap(({ blocks }) => textsOf(blocks).map(({ words }) => words)).join('\n')
    expect(wordsToReplace.filter((words) => !all.includes(words))).toEqual([])
  })
})

describe('fitting ready content to a site', () => {
  const block: Block = {
    id: 'a',
    type: 'test',
    v: 1,
    props: {
      image: { id: 1, alt: 'Un quai' },
      items: [{ image: { id: 2 } }, { image: { id: 3 } }],
      href: '/contact',
      html: '<a href="/vins#rouges">vins</a>',
    },
  }

  it('takes the pictures of the site in turn, without the words about another picture', () => {
    const [fitted] = fitToSite([block], { pictures: [40, 41], addresses: new Set() })
    expect(fitted?.props).toMatchObject({ image: { id: 40 }, items: [{ image: { id: 41 } }, { image: { id: 40 } }] })
    expect(fitted?.props['image']).not.toHaveProperty('alt')
  })

  it('leaves places for pictures empty on a site without a picture', () => {
    expect(mediaIdsOf(fitToSite([block], { pictures: [], addresses: new Set() }))).toEqual([])
  })

  it.each([
    ['the page with a contact form, whatever its address is', 'nous-ecrire', '/nous-ecrire'],
    ['the home page, where that one shows the form', '', '/'],
    ['the page of that name, where none shows a form', null, '/contact'],
  ])('leads who wants to write to %s', (_, contact, href) => {
    expect(fitToSite([block], { pictures: [], addresses: new Set(['contact']), contact })[0]?.props).toMatchObject({ href })
  })

  it('leads to the home page where the site has no such page, and leaves other addresses', () => {
    const links = (addresses: readonly string[], href: string) =>
      fitToSite([{ ...block, props: { ...block.props, href } }], { pictures: [], addresses: new Set(addresses) })[0]?.props
    expect(links(['contact', 'vins'], '/contact')).toMatchObject({ href: '/contact', html: '<a href="/vins#rouges">vins</a>' })
    expect(links([], '/contact')).toMatchObject({ href: '/', html: '<a href="/">vins</a>' })
    for (const href of ['tel:+33199003700', 'https://example.org/a', '//example.org', '#suite'])
      expect(links([], href)).toMatchObject({ href })
  })
})

it.each(ready.filter(({ kind }) => kind === 'page'))('has a main title in $name, which becomes that of a new page', ({ blocks }) => {
  expect(hasMainTitle(registry, blocks)).toBe(true)
  expect(textsOf(withMainTitle(registry, blocks, 'Un titre à soi')).map(({ words }) => words)).toContain('Un titre à soi')
})
