import { describe, expect, it } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import { qualityChecks, type QualityCheck } from '#schemas/admin/quality-checks.ts'
import type { Block, Json } from '#schemas/generated/content.ts'
import { checkQuality } from './check-quality.ts'
import type { QualityFacts } from './facts.ts'
import { findingSentences } from './finding-words.ts'
import { referencesOf } from './references.ts'

const registry = createRegistry(catalogue)
const facts: QualityFacts = {
  locale: 'fr_FR',
  hosts: ['domaine.example'],
  links: { '/a': true, '/b': true, '/gone': false, '/media/9-af/gone.pdf': false, '/media/1-ab/plan.pdf': true },
  media: {
    1: { isPicture: true, width: 1600, alt: 'Une vigne' },
    2: { isPicture: true, width: 1600, alt: '' },
    3: { isPicture: true, width: 9000, alt: 'Une vigne' },
    9: null,
  },
  forms: { devis: true, gone: false },
  sections: { 1: 'shown', 2: 'elsewhere', 3: 'gone' },
  colors: [
    { tone: 'plain', text: '#111111', ground: '#ffffff' },
    { tone: 'accent', text: '#ffffff', ground: '#ffee00' },
  ],
  emptySettings: ['HOST_NAME', 'LEGAL_NOTICE'],
  wordsToReplace: ['Prénom Nom', 'Dites ici ce que vous préparez.', 'À droite', 'Un rendez-vous chaque mois'],
  prices: [{ name: 'SERVICE_PRICE_12', title: 'Création de société', cents: 14_950, isShown: true }],
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
  BROKEN_SECTION: { own: block('shared-section', { section: 3 }) },
  EMPTY_SLOT: { own: block('columns', {}) },
  MISSING_LEGAL: { own: block('text', { html: '<p>Hébergé par {{HOST_NAME}}</p>' }), inItem: item({ text: 'Par {{ HOST_NAME }}' }) },
  REPEATED_PRICE: { own: block('text', { html: '<p>Créer votre société : 149,50 €</p>' }), inItem: item({ text: 'Pour 149,50 €' }) },
  FILLER_TEXT: { own: block('text', { html: '<p>Lorem ipsum dolor</p>' }), inItem: item({ text: 'Lorem ipsum' }) },
  WIDE_PICTURE: { own: block('image', { image: { id: 3 } }), inItem: photo(3) },
  PAGE_LANGUAGE: { own: block('text', { html: english }), inItem: block('faq', { items: [{ question: 'Vin', answer: english }] }) },
}

const within = (inner: Block): Block => ({ ...block('section', { title: 'Autour' }, { content: [inner] }), id: 'around' })
const places = (faulty: Block): Record<string, Block[]>[] => [{ main: [faulty] }, { main: [within(faulty)] }, { header: [faulty] }]
const filled = { main: [block('text', { html: '<p>Douze vins</p>' })] }
const found = (regions: Record<string, Block[]>, over: Record<string, Json> = head) =>
  checkQuality(registry, { head: over, regions }, facts)

describe('checkQuality', () => {
  it.each(Object.entries(seeded))('finds %s at the top, in a slot, in an item of a list and in a shell', (check, { own, inItem }) => {
    for (const faulty of inItem ? [own, inItem] : [own])
      for (const regions of places(faulty))
        expect(found(regions).map((each) => `${each.check} ${each.blockId}`)).toContain(`${check} ${faulty.id}`)
  })

  it('finds a title and a description that are missing or too long, in a page alone', () => {
    const checksOf = (over: Record<string, Json>) => found(filled, { ...head, ...over }).map(({ check, pointer }) => `${check} ${pointer}`)
    expect(checksOf({ title: 'a'.repeat(61), seo: {} })).toEqual(['TITLE_LENGTH /title', 'DESCRIPTION_LENGTH /seo/description'])
    expect(checksOf({ title: '', seo: { noIndex: true } })).toEqual([])
    expect(checksOf({ seo: { title: 'a'.repeat(61), description: 'a'.repeat(156) } })).toEqual([
      'TITLE_LENGTH /seo/title',
      'DESCRIPTION_LENGTH /seo/description',
    ])
    expect(found({ header: [] }, {})).toEqual([])
  })

  it.each(['top-bar', 'app-bar', 'mobile-app-bar', 'bottom-bar', 'footer'])(
    'finds a second %s of a shell, in one region or another',
    (type) => {
      const twice = (regions: Record<string, Block[]>) => found(regions, {}).filter(({ check }) => check === 'SECOND_BAR')
      const [one, other] = [block(type, {}), { ...block(type, {}), id: 'other' }]
      expect(twice({ appBar: [one, other] }).map(({ blockId }) => blockId)).toEqual(['other'])
      expect(twice({ appBar: [one], footer: [other] }).map(({ blockId }) => blockId)).toEqual(['other'])
      expect(twice({ appBar: [one], footer: [block('text', { html: '<p>Douze vins</p>' })] })).toEqual([])
    },
  )

  it.each([
    'Prénom Nom',
    'dites ici ce que <b>vous</b> préparez. Ensuite',
    'À droite',
    'Un rendez-vous chaque mois',
    'Compris\u00a0: un rendez-vous chaque mois.',
    '00 €',
    '000',
    '00 h – 00 h',
    'depuis 20XX',
    'Ipsum dolor',
  ])('finds the words « %s » of a model', (words) => {
    for (const faulty of [block('text', { html: `<p>${words}</p>` }), item({ text: words.replaceAll(/<[^>]*>/g, '') })])
      expect(found({ main: [faulty] })).toMatchObject([{ check: 'FILLER_TEXT', blockId: faulty.id }])
  })

  it('finds the words of printers in the alternative text of a picture', () => {
    expect(found({ main: [block('image', { image: { id: 1, alt: 'Lorem ipsum' } })] })).toMatchObject([{ check: 'FILLER_TEXT' }])
  })

  it.each([
    ['Nos prix sont justes. Lorem ipsum dolor', 'Lorem ipsum dolor'],
    ['Bonjour. Dites ici ce que vous préparez. Ensuite', 'Dites ici ce que vous préparez. Ensuite'],
    ['00 €', '00 €'],
    [`Lorem ${'ipsum '.repeat(20)}`, 'Lorem ipsum ipsum ipsum ipsum ipsum ipsum ipsum ipsum ipsum…'],
  ])('quotes the sample words of « %s » from their beginning', (words, text) => {
    expect(found({ main: [block('text', { html: `<p>${words}</p>` })] })).toMatchObject([{ values: { text } }])
  })

  it.each([
    'À droite de la mairie, Prénom et Nom se suivent.',
    'Un rendez-vous chaque mois, le premier mardi.',
    'Aucun rendez-vous chaque mois',
    '0 €',
    '100',
    '08 h – 20 h',
    '1 000 €',
  ])('takes « %s » of an owner as it is', (words) => {
    expect(found({ main: [block('text', { html: `<p>${words}</p>` })] })).toEqual([])
  })

  it.each<[string, Block[], string[]]>([
    ['a picture in a text', [block('text', { html: '<p><img src="/a.png" title="voir alt=1"></p>' })], ['MISSING_ALT /props/html']],
    [
      'blanks as the words of a picture in a text',
      [block('text', { html: '<p><img src="/a.png" alt="  "></p>' })],
      ['MISSING_ALT /props/html'],
    ],
    ['blanks as the words of a picture', [block('image', { image: { id: 1, alt: ' ' } })], ['MISSING_ALT /props/image']],
    [
      'filler as the words of a picture in a text',
      [block('text', { html: '<p><img src="/a.png" alt="Lorem ipsum"></p>' })],
      ['FILLER_TEXT /props/html'],
    ],
    [
      'a link without words but those of blanks in a picture',
      [block('text', { html: '<p><a href="/a"><img src="/a.png" alt=""></a></p>' })],
      ['EMPTY_LINK /props/html'],
    ],
    [
      'a file that is gone behind a button',
      [block('button', { label: 'Lire', href: '/media/9-af/gone.pdf' })],
      ['BROKEN_MEDIA /props/href'],
    ],
    [
      'a file that is gone in a text',
      [block('text', { html: '<p><a href="/media/9-af/gone.pdf">Lire</a></p>' })],
      ['BROKEN_MEDIA /props/html'],
    ],
    [
      'a picture of a text that is gone',
      [block('text', { html: '<p><img src="/media/9-af/gone.pdf" alt="Un plan"></p>' })],
      ['BROKEN_MEDIA /props/html'],
    ],
    ['a value that no site has', [block('text', { html: '<p>Chez {{COMPANY_NAWAK}}</p>' })], ['MISSING_LEGAL /props/html']],
    [
      'a whole legal text that is empty',
      [block('legal-html', { parameter: 'LEGAL_NOTICE', title: 'Mentions' })],
      ['MISSING_LEGAL /props/parameter'],
    ],
    [
      'a heading after the title of a form',
      [block('contact-form', { title: 'Écrire' }), block('heading', { text: 'Loin', level: 4 })],
      ['HEADING_JUMP /props/level'],
    ],
    [
      'the empty one of two columns',
      [block('columns', { layout: 'halves' }, { first: [block('heading', { text: 'Seul', level: 2 })] })],
      ['EMPTY_SLOT /slots/second'],
    ],
    ['a place that no block is', [block('button', { label: 'Voir', href: '#nowhere' })], ['BROKEN_LINK /props/href']],
    ['a link of a character that is not seen', [block('text', { html: '<p><a href="/a">\u200b</a></p>' })], ['EMPTY_LINK /props/html']],
    ['the tone that a block has by default', [block('section', { title: 'Ici' })], ['LOW_CONTRAST /props/tone']],
  ])('finds %s', (_, main, expected) => {
    const pale = { ...facts, colors: [{ tone: 'plain', text: '#eeeeee', ground: '#ffffff' }] }
    const seen = checkQuality(registry, { head, regions: { main } }, expected[0]?.startsWith('LOW') ? pale : facts)
    expect(seen.map(({ check, pointer }) => `${check} ${pointer}`)).toEqual(expected)
  })

  it.each(['#top', '#TOP', '#', '#l%C3%A0', '#là', '#%E0%A4%A'])('judges the place %s as browsers find it', (href) => {
    const main = [block('heading', { text: 'Ici', level: 2, anchor: 'là' }), block('text', { html: `<p><a href="${href}">Monter</a></p>` })]
    const isFound = !href.includes('%E0') && href !== '#'
    expect(found({ main }).map(({ check }) => check)).toEqual(isFound ? [] : [href === '#' ? 'EMPTY_LINK' : 'BROKEN_LINK'])
  })

  it('takes a file that the library has, and the words of a picture for those of its link', () => {
    const html = '<p><a href="/media/1-ab/plan.pdf"><img src="/a.png" alt="Le plan"></a></p>'
    expect(found({ main: [block('text', { html })] })).toEqual([])
  })

  it('finds filler in the title of the head, and the picture of the head that is gone', () => {
    const over = { ...head, title: 'Lorem ipsum', seo: { ...head.seo, image: 9 } }
    expect(found(filled, over).map(({ check, pointer }) => `${check} ${pointer}`)).toEqual([
      'BROKEN_MEDIA /seo/image',
      'FILLER_TEXT /title',
    ])
  })

  it('says that a name is no value of the site, else that the value is not filled in', () => {
    const [unknown, empty] = found({ main: [block('text', { html: '<p>{{NAWAK}} {{HOST_NAME}}</p>' })] }).map(
      (each) => findingSentences(each, 'fr_FR').title,
    )
    expect([unknown, empty]).toEqual(['Le texte nomme une donnée que le site n’a pas', 'Une donnée du site n’est pas remplie'])
  })

  it('takes a picture for too wide in a column that is narrow enough', () => {
    const wide = { ...facts, media: { 4: { isPicture: true, width: 3000, alt: 'Une vigne' } } }
    const picture = block('image', { image: { id: 4 } })
    const columns = block('columns', {}, { first: [picture], second: [block('text', { html: '<p>Un</p>' })] })
    const checksOf = (main: Block[]) => checkQuality(registry, { head, regions: { main } }, wide).map(({ check }) => check)
    expect([checksOf([picture]), checksOf([columns])]).toEqual([[], ['WIDE_PICTURE']])
  })

  it.each([
    ['/a/', []],
    ['https://domaine.example/a', []],
    ['/b/', ['SAME_LINK_TEXT']],
    ['https://autre.example/a', ['SAME_LINK_TEXT']],
  ])('compares the target /a with %s of another link of the same words', (two, expected) => {
    const main = [block('text', { html: `<p><a href="/a">Lire</a> <a href="${two}">Lire</a></p>` })]
    expect(found({ main }).map(({ check }) => check)).toEqual(expected)
  })

  it('compares the words of links with no-break and simple spaces as the same', () => {
    const main = [block('text', { html: '<p><a href="/a">Nos vins\u00a0!</a> <a href="/b">nos vins !</a></p>' })]
    expect(found({ main }).map(({ check }) => check)).toEqual(['SAME_LINK_TEXT'])
  })

  it.each([
    ['https://domaine.example/gone', ['BROKEN_LINK']],
    ['https://domaine.example/a', []],
    ['https://autre.example/gone', []],
  ])('judges the absolute address %s as a link of the site where it is one', (href, expected) => {
    expect(found({ main: [block('button', { label: 'Voir', href })] }).map(({ check }) => check)).toEqual(expected)
  })

  it.each([
    [english.replace('<p>', '<p lang="en">'), []],
    [`<blockquote lang="en-GB"><p>The <b>wines</b> of the house<br>are ready</p>${english}</blockquote><p>Nos vins.</p>`, []],
    [`<p lang="en">The wines</p>${english}`, ['PAGE_LANGUAGE']],
    [english.replace('<p>', '<p lang="fr">'), ['PAGE_LANGUAGE']],
  ])('judges the language of %j by what its author has marked', (html, expected) => {
    expect(found({ main: [block('text', { html })] }).map(({ check }) => check)).toEqual(expected)
  })

  it('finds a page without any element, and neither an empty shell nor an empty shared section', () => {
    const [empty, ...others] = found({ main: [] })
    expect([others, empty && findingSentences(empty, 'fr_FR').title]).toEqual([[], 'Cette page est vide'])
    expect([found({ header: [] }), found({ main: [] }, { title: 'Nos horaires' })]).toEqual([[], []])
  })

  it('has a seeded fault for every check', () => {
    expect([...Object.keys(seeded), 'TITLE_LENGTH', 'DESCRIPTION_LENGTH', 'SECOND_BAR', 'UNTRANSLATED'].toSorted()).toEqual(
      [...qualityChecks].toSorted(),
    )
  })

  it('finds nothing in a sound page', () => {
    const sound = [
      block('hero', { title: 'Nos vins', image: { id: 1 } }, { actions: [block('button', { label: 'Commander', href: '/a' })] }),
      block('image', { image: { id: 2, alt: '' } }),
      within(block('text', { html: '<h3>Un</h3><p><a href="/a">Lire</a>, <a href="/a">lire</a> et <a href="#haut">monter</a></p>' })),
      block('heading', { text: 'Fin', level: 2, anchor: 'haut' }),
      block('form', { form: 'devis' }),
      block('shared-section', { section: 1 }),
      block('contact-form', { title: 'Nous écrire' }),
      block('opening-hours', { title: 'Horaires' }),
    ]
    expect(found({ main: sound })).toEqual([])
  })

  it('does not judge an address, a file and a form that were not looked up', () => {
    const unknown = [
      block('button', { label: 'Voir', href: '/other' }),
      block('button', { label: 'Lire', href: 'https://domaine.example/own' }),
      block('button', { label: 'Ailleurs', href: 'https://autre.example/gone' }),
      block('image', { image: { id: 7 } }),
      block('form', { form: 'other' }),
      block('shared-section', { section: 8 }),
    ]
    expect(found({ main: unknown })).toEqual([])
    expect(referencesOf(registry, { head: { ...head, seo: { image: 4 } }, regions: { main: unknown } }, facts.hosts)).toEqual({
      links: ['/other', '/own'],
      media: [7, 4],
      forms: ['other'],
      sections: [8],
    })
  })

  it('tells a section without content in the language of the page from one that is gone', () => {
    const titles = [2, 3].map((section) =>
      found({ main: [block('shared-section', { section })] }).map((each) => findingSentences(each, 'fr_FR').title),
    )
    expect(titles).toEqual([['La section partagée n’existe pas dans cette langue'], ['La section partagée n’existe plus']])
  })

  it('puts first what the policy of the site makes stop', () => {
    const main = [photo(2), photo(9)].map((each, index) => ({ ...each, id: `p${index}` }))
    const levels = checkQuality(registry, { head, regions: { main } }, facts, { stops: new Set(['BROKEN_MEDIA']) })
    expect(levels.map(({ check, level }) => `${check} ${level}`)).toEqual(['BROKEN_MEDIA stop', 'MISSING_ALT advice'])
  })
})
