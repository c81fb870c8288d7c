import { describe, expect, it } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import { qualityChecks, type QualityCheck } from '#schemas/admin/quality-checks.ts'
import type { Block, Json } from '#schemas/generated/content.ts'
import { checkQuality } from './check-quality.ts'
import type { QualityFacts } from './facts.ts'
import { referencesOf } from './references.ts'

const registry = createRegistry(catalogue)
const facts: QualityFacts = {
  locale: 'fr_FR',
  links: { '/a': true, '/b': true, '/gone': false },
  media: {
    1: { isPicture: true, width: 1600, alt: 'Une vigne' },
    2: { isPicture: true, width: 1600, alt: '' },
    3: { isPicture: true, width: 9000, alt: 'Une vigne' },
    9: null,
  },
  forms: { devis: true, gone: false },
  colors: [
    { tone: 'plain', text: '#111111', ground: '#ffffff' },
    { tone: 'accent', text: '#ffffff', ground: '#ffee00' },
  ],
  emptySettings: ['HOST_NAME', 'LEGAL_NOTICE'],
}
const head = { url: 'page', title: 'Nos vins', seo: { description: 'Les vins du domaine, leurs prix et leurs cépages.' } }
const english = '<p>The wines of the house are ready for you, and they are aged in oak for a year.</p>'

const block = (type: string, props: Record<string, Json>, slots?: Record<string, Block[]>): Block => ({
  ...{ id: `f-${type}`, type, v: registry.types.get(type)?.version ?? 1, props },
  ...(slots && { slots }),
})
const item = (props: Record<string, Json>) => block('features', { items: [{ title: 'Sûr' }, { title: 'Simple', ...props }] })
const photo = (id: number) => block('gallery', { items: [{ image: { id: 1 } }, { image: { id } }] })

/** A faulty block for each check on blocks, and one whose fault is in an item of a list where a list can have it. */
const seeded: Partial<Record<QualityCheck, { readonly own: Block; readonly inItem?: Block }>> = {
  MISSING_ALT: { own: block('image', { image: { id: 2 } }), inItem: photo(2) },
  HEADING_JUMP: {
    own: block('text', { html: '<h2>Un</h2><h4>Deux</h4>' }),
    inItem: block('steps', { items: [{ title: 'Un', text: '<h2>Un</h2><h5>Deux</h5>' }] }),
  },
  EMPTY_LINK: { own: block('button', { label: 'Voir', href: '#' }), inItem: item({ href: '#' }) },
  SAME_LINK_TEXT: {
    own: block('text', { html: '<p><a href="/a">Lire</a> <a href="/b">Lire</a></p>' }),
    inItem: block('menu', { links: ['/a', '/b'].map((href) => ({ label: 'Voir', href })) }),
  },
  LOW_CONTRAST: { own: block('section', { title: 'Ici', tone: 'accent' }) },
  BROKEN_LINK: { own: block('button', { label: 'Voir', href: '/gone?x=1' }), inItem: item({ href: '/gone' }) },
  BROKEN_MEDIA: { own: block('image', { image: { id: 9 } }), inItem: photo(9) },
  BROKEN_FORM: { own: block('form', { form: 'gone' }) },
  EMPTY_SLOT: { own: block('columns', {}) },
  MISSING_LEGAL: { own: block('text', { html: '<p>Hébergé par {{HOST_NAME}}</p>' }), inItem: item({ text: 'Par {{ HOST_NAME }}' }) },
  FILLER_TEXT: { own: block('text', { html: '<p>Lorem ipsum dolor</p>' }), inItem: item({ text: 'Lorem ipsum' }) },
  WIDE_PICTURE: { own: block('image', { image: { id: 3 } }), inItem: photo(3) },
  PAGE_LANGUAGE: { own: block('text', { html: english }), inItem: block('faq', { items: [{ question: 'Vin', answer: english }] }) },
}

const within = (inner: Block): Block => ({ ...block('section', { title: 'Autour' }, { content: [inner] }), id: 'around' })
const places = (faulty: Block): Record<string, Block[]>[] => [{ main: [faulty] }, { main: [within(faulty)] }, { header: [faulty] }]
const found = (regions: Record<string, Block[]>, over: Record<string, Json> = head) =>
  checkQuality(registry, { head: over, regions }, facts)

describe('checkQuality', () => {
  it.each(Object.entries(seeded))('finds %s at the top, in a slot, in an item of a list and in a shell', (check, { own, inItem }) => {
    for (const faulty of inItem ? [own, inItem] : [own])
      for (const regions of places(faulty))
        expect(found(regions).map((each) => `${each.check} ${each.blockId}`)).toContain(`${check} ${faulty.id}`)
  })

  it('finds a title and a description that are missing or too long, in a page alone', () => {
    const checksOf = (over: Record<string, Json>) =>
      found({ main: [] }, { ...head, ...over }).map(({ check, pointer }) => `${check} ${pointer}`)
    expect(checksOf({ title: 'a'.repeat(61), seo: {} })).toEqual(['TITLE_LENGTH /title', 'DESCRIPTION_LENGTH /seo/description'])
    expect(checksOf({ title: '', seo: { noIndex: true } })).toEqual([])
    expect(checksOf({ seo: { title: 'a'.repeat(61), description: 'a'.repeat(156) } })).toEqual([
      'TITLE_LENGTH /seo/title',
      'DESCRIPTION_LENGTH /seo/description',
    ])
    expect(found({ header: [] }, {})).toEqual([])
  })

  it('has a seeded fault for every check', () => {
    expect([...Object.keys(seeded), 'TITLE_LENGTH', 'DESCRIPTION_LENGTH'].toSorted()).toEqual([...qualityChecks].toSorted())
  })

  it('finds nothing in a sound page', () => {
    const sound = [
      block('hero', { title: 'Nos vins', image: { id: 1 } }, { actions: [block('button', { label: 'Commander', href: '/a' })] }),
      block('image', { image: { id: 2, alt: '' } }),
      within(block('text', { html: '<h3>Un</h3><p><a href="/a">Lire</a>, <a href="/a">lire</a> et <a href="#haut">monter</a></p>' })),
      block('heading', { text: 'Fin', level: 2, anchor: 'haut' }),
      block('form', { form: 'devis' }),
      block('contact-form', { title: 'Nous écrire' }),
      block('opening-hours', { title: 'Horaires' }),
    ]
    expect(found({ main: sound })).toEqual([])
  })

  it('does not judge an address, a file and a form that were not looked up', () => {
    const unknown = [
      block('button', { label: 'Voir', href: '/other' }),
      block('image', { image: { id: 7 } }),
      block('form', { form: 'other' }),
    ]
    expect(found({ main: unknown })).toEqual([])
    expect(referencesOf(registry, { head: { ...head, seo: { image: 4 } }, regions: { main: unknown } })).toEqual({
      links: ['/other'],
      media: [7, 4],
      forms: ['other'],
    })
  })

  it('puts first what the policy of the site makes stop', () => {
    const main = [photo(2), photo(9)].map((each, index) => ({ ...each, id: `p${index}` }))
    const levels = checkQuality(registry, { head, regions: { main } }, facts, { stops: new Set(['BROKEN_MEDIA']) })
    expect(levels.map(({ check, level }) => `${check} ${level}`)).toEqual(['BROKEN_MEDIA stop', 'MISSING_ALT advice'])
  })
})
