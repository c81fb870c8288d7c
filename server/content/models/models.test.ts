import { describe, expect, it } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import type { Block } from '#schemas/generated/content.ts'
import { PAGE_REGION, type EditedDocument } from '#engine/draft/document/edited-document.ts'
import { mediaIdsOf } from '#engine/document/media-ids.ts'
import { mayStand } from '#engine/draft/places/may-stand.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import { checkPage } from '#engine/validation/validate-page.ts'
import { createSanitiser } from '#server/content/pages/sanitiser.ts'
import { fitToSite } from './fit-to-site.ts'
import { storedModels } from './stored-models.ts'

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

  it('leads to the home page where the site has no such page, and leaves other addresses', () => {
    const links = (addresses: readonly string[], href: string) =>
      fitToSite([{ ...block, props: { ...block.props, href } }], { pictures: [], addresses: new Set(addresses) })[0]?.props
    expect(links(['contact', 'vins'], '/contact')).toMatchObject({ href: '/contact', html: '<a href="/vins#rouges">vins</a>' })
    expect(links([], '/contact')).toMatchObject({ href: '/', html: '<a href="/">vins</a>' })
    for (const href of ['tel:+33199003700', 'https://example.org/a', '//example.org', '#suite'])
      expect(links([], href)).toMatchObject({ href })
  })
})
