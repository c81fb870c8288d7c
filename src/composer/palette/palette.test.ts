import { describe, expect, it } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import type { Block } from '#schemas/generated/content.ts'
import { nextRect } from '#kit/results/next-in-grid.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import { ValueStore } from '#engine/value-store.ts'
import type { ToFrame } from '#schemas/composer/messages.ts'
import type { FrameChannel } from '#composer/channel/connect-frame.ts'
import { runnerOn, written } from '#tests/support/composer/composer-setup.ts'
import { outlineOf, sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { addModel } from './add-model.ts'
import { findModels, modelsOf, pictureOf, type Model } from './model.ts'
import { PictureQueue } from './picture-queue.ts'
import { closePalette, giveSlashBack, openPalette, openPaletteFor, openPaletteInstead, openPaletteToStart } from './open-palette.ts'
import { addPhrase, targetPhrase, placeModel, placePhrase } from './place-model.ts'
import { withRecent } from './recent.ts'
import { modelsOfShells } from './shell-models.ts'
import { isParticular, shelvesFound, shelvesOf, withPossibleFirst } from './shelves.ts'

const registry = createRegistry(catalogue)
const block = (id: string, type: string, props: Block['props'] = {}, slots?: Block['slots']): Block => ({
  ...{ id, type, v: registry.types.get(type)?.version ?? 1, props },
  ...(slots && { slots }),
})
const models: readonly Model[] = modelsOf({
  models: catalogue.map(({ manifest: { type, label, help, keywords, version: v } }) => ({
    ...{ kind: 'element', name: type, label, help },
    keywords: { fr: [...(keywords?.fr ?? [])], en: [...(keywords?.en ?? [])] },
    blocks: [{ id: 'new', type, v, props: {} }],
  })),
})
const find = (query: string) =>
  findModels(models, query, { isParticular: (model) => isParticular(registry, model), isRefused: () => false })
const modelOf = (type: string): Model => {
  const found = models.find(({ name }) => name === type)
  if (!found) throw new Error(`there is no type ${type}`)
  return found
}
const hero = block('hero', 'hero', { title: 'Le mas' })
const section = block('sect', 'section', {}, { content: [block('text', 'text', { html: '<p>Bonjour</p>' })] })
const runner = (selected: readonly string[]) => runnerOn(sampleDocument(hero, section), selected, registry)

describe('the search of the palette', () => {
  it.each([
    ['tarifs', 'pricing'],
    ['horaire', 'opening-hours'],
    ['FAQ', 'faq'],
    ['opening hours', 'opening-hours'],
    ['equipe', 'team'],
    ['pull quote', 'quote'],
    ['accordéon', 'faq'],
    ['accordéons', 'faq'],
    ['bannière', 'hero'],
    ['slider', 'carousel'],
    ['séparateur', 'spacer'],
    ['ligne', 'spacer'],
    ['newsletter', 'newsletter-form'],
    ['infolettre', 'newsletter-form'],
    ['plan d’accès', 'map'],
    ['témoignage', 'testimonial'],
    ['sondage', 'form'],
    ['widget', 'embed'],
    ['CTA', 'button'],
    ['portfolio', 'gallery'],
    ['brochure', 'download'],
    ['conteneurs', 'section'],
    ['sous-titre', 'heading'],
  ])('finds by %s, accents and language apart, %s first', (query, type) => {
    expect(find(query)[0]?.name).toBe(type)
  })

  it('finds every entry first by its whole French name, with accents and without', () => {
    const named = (query: string) => find(query)[0]?.label.fr
    const labels = models.map(({ label }) => label.fr)
    const plain = (label: string) => label.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
    expect(labels.map((label) => named(label))).toEqual(labels)
    expect(labels.map((label) => named(plain(label)))).toEqual(labels)
  })

  it.each([
    ['carte', 'map'],
    ['cartes', 'map'],
    ['Carte', 'map'],
    ['lieu', 'company-addresses'],
    ['articles', 'blog-list'],
    ['coordonnées', 'contact-details'],
  ])('finds by %s what any page shows before what pages of their own show', (query, type) => {
    expect(find(query)[0]?.name).toBe(type)
  })

  it('finds nothing by words that no entry has', () => {
    expect(find('hélicoptère')).toEqual([])
  })
})

describe('the shelves', () => {
  it.each(['tarifs', 'horaire', 'heading', 'image'])('of a search for %s begin with what fits best', (query) => {
    const found = find(query)
    const [first] = shelvesFound(registry, found)
    expect(first?.models[0]).toBe(found[0])
  })

  it('hold each entry once, and those added last a second time', () => {
    const shelves = shelvesOf(registry, models, ['element quote', 'element gone'])
    expect(shelves[0]).toEqual({ name: 'recent', models: [modelOf('quote')] })
    const names = shelves.slice(1).flatMap((shelf) => shelf.models.map(({ name }) => name))
    expect(names.toSorted()).toEqual(models.map(({ name }) => name).toSorted())
    expect(shelves.find(({ name }) => name === 'structure')?.models.map(({ name }) => name)).toEqual([
      'hero',
      'section',
      'columns',
      'tabs',
      'spacer',
    ])
  })

  it('hold a type where its manifest says, the others of their category behind', () => {
    const onText = shelvesOf(registry, models).find(({ name }) => name === 'text')
    const names = onText?.models.map(({ name }) => name) ?? []
    expect(names.slice(0, 3)).toEqual(['heading', 'text', 'features'])
    expect(names.indexOf('icon-list')).toBeGreaterThan(names.indexOf('table'))
  })

  it('of a slot begin with the content that it takes', () => {
    const shelves = shelvesOf(registry, [modelOf('hero'), modelOf('section'), modelOf('columns'), modelOf('quote'), modelOf('gallery')])
    const refusals = new Map(shelves.flatMap(({ models: all }) => all.map(({ key }) => [key, 'Non'] as const)))
    for (const name of ['columns', 'quote']) refusals.delete(`element ${name}`)
    expect(withPossibleFirst(shelves, refusals).map(({ models: all }) => all.map(({ name }) => name))).toEqual([
      ['quote'],
      ['columns', 'hero', 'section'],
      ['gallery'],
    ])
  })

  it('remember six entries, the newest first', () => {
    expect(withRecent(['a', 'b', 'c', 'd', 'e', 'f'], 'c')).toEqual(['c', 'a', 'b', 'd', 'e', 'f'])
    expect(withRecent(['a', 'b', 'c', 'd', 'e', 'f'], 'g')).toEqual(['g', 'a', 'b', 'c', 'd', 'e'])
  })
})

describe('adding an entry', () => {
  it.each([
    [[], 'section', 'hero sect(text) paul-1', 'après «\u202fSection\u202f»'],
    [['hero'], 'section', 'hero paul-1 sect(text)', 'après «\u202fBandeau d’accueil\u202f»'],
    [['hero'], 'button', 'hero(paul-1) sect(text)', 'dans «\u202fBandeau d’accueil\u202f»'],
    [['text'], 'quote', 'hero sect(text paul-1)', 'après «\u202fTexte\u202f»'],
  ])('with %j selected puts %s near it: %s', (selected, type, outline, words) => {
    const bench = runner(selected)
    const place = placeModel(bench.runner.situation, modelOf(type))
    expect('refusal' in place ? null : written(placePhrase(bench.runner.situation, place.at))).toContain(words)
    expect(bench.runner.run(addModel, modelOf(type))).toBe(true)
    expect([outlineOf(bench.store.document).replaceAll(/paul-\d+/g, 'paul-1'), bench.announced.length]).toEqual([outline, 1])
  })

  it('with a list adds at its end, and refuses what it does not take', () => {
    const bench = runner(['hero'])
    const to = { parent: 'sect', slot: 'content' }
    expect(written(targetPhrase(bench.runner.situation, to) ?? { id: 'composer.add' })).toBe('Dans «\u202fSection\u202f», Contenu')
    expect(bench.runner.run(addModel, { ...modelOf('quote'), to })).toBe(true)
    expect(bench.runner.run(addModel, { ...modelOf('hero'), to })).toBe(false)
    expect(outlineOf(bench.store.document).replaceAll(/paul-\d+/g, 'new')).toBe('hero sect(text new)')
  })

  it('with a list whose block is gone puts it near what is selected', () => {
    const bench = runner(['text'])
    const to = { parent: 'gone', slot: 'content' }
    expect(targetPhrase(bench.runner.situation, to)).toBeNull()
    expect(bench.runner.run(addModel, { ...modelOf('quote'), to })).toBe(true)
    expect(outlineOf(bench.store.document).replaceAll(/paul-\d+/g, 'new')).toBe('hero sect(text new)')
  })

  it.each<[string, Block[], Model['kind'], string]>([
    ['of a ready page has the title of the page', [], 'page', 't'],
    ['of a ready page stays behind a main title', [block('old', 'hero', { title: 'Le mas' })], 'page', 'Nos services'],
    ['of a ready element stays', [], 'element', 'Nos services'],
  ])('the main title %s', (...[, blocks, kind, title]) => {
    const bench = runnerOn(sampleDocument(...blocks), [], registry)
    bench.runner.run(addModel, { kind, blocks: [block('hero', 'hero', { title: 'Nos services' })] })
    expect(bench.store.list({ region: 'main' }).at(-1)?.props['title']).toBe(title)
  })

  it('behind a block in sight puts it there, and says where', () => {
    const bench = runner([])
    const to = { near: 'hero' }
    expect(written(targetPhrase(bench.runner.situation, to) ?? { id: 'composer.add' })).toBe('Après Bandeau d’accueil «\u202fLe mas\u202f»')
    expect(bench.runner.run(addModel, { ...modelOf('section'), to })).toBe(true)
    expect(outlineOf(bench.store.document).replaceAll(/paul-\d+/g, 'new')).toBe('hero new sect(text)')
  })

  it('near a block is inside of an empty container, else behind it, as the button says', () => {
    const page = sampleDocument(hero, block('sect', 'section', {}, { content: [block('cols', 'columns', {})] }))
    const added = (id: string) => {
      const bench = runnerOn(page, [id], registry)
      const said = written(addPhrase(bench.runner.situation, id))
      expect(bench.runner.run(addModel, { ...modelOf('text'), to: null })).toBe(true)
      return [said, outlineOf(bench.store.document).replaceAll(/paul-\d+/g, 'new')]
    }
    expect(added('cols')).toEqual(['Ajouter dans Colonnes ou après', 'hero sect(cols(new))'])
    expect(added('sect')).toEqual(['Ajouter après Section', 'hero sect(cols) new'])
    expect(added('hero')).toEqual(['Ajouter dans Bandeau d’accueil «\u202fLe mas\u202f» ou après', 'hero new sect(cols)'])
  })

  it('in place of an empty text takes the place of its block in one act', () => {
    const empty = block('vide', 'text', { html: '<p></p>' })
    const bench = runnerOn(sampleDocument(hero, block('sect', 'section', {}, { content: [empty] })), ['vide'], registry)
    const to = { instead: 'vide', pointer: '/html', value: '<p>/</p>' }
    expect(written(targetPhrase(bench.runner.situation, to) ?? { id: 'composer.add' })).toBe('À la place du texte vide')
    expect(bench.runner.run(addModel, { ...modelOf('quote'), to })).toBe(true)
    expect(outlineOf(bench.store.document).replaceAll(/paul-\d+/g, 'new')).toBe('hero sect(new)')
    expect(bench.announced.at(-1)).toContain('place 1 sur 1')
    bench.runner.undo()
    expect(outlineOf(bench.store.document)).toBe('hero sect(vide)')
  })

  it('in place of an empty text of a block that holds more stands behind that block', () => {
    const bench = runnerOn(sampleDocument(block('hero', 'hero', { title: '', intro: 'Un mot' })), ['hero'], registry)
    const to = { instead: 'hero', pointer: '/title', value: '/' }
    expect(bench.runner.run(addModel, { ...modelOf('quote'), to })).toBe(true)
    expect(outlineOf(bench.store.document).replaceAll(/paul-\d+/g, 'new')).toBe('hero new')
  })

  it('is one act, which one undo takes back', () => {
    const bench = runner(['hero'])
    bench.runner.run(addModel, { blocks: [block('one', 'quote'), block('two', 'text')] })
    expect(outlineOf(bench.store.document)).toMatch(/^hero paul-\d+ paul-\d+ sect\(text\)$/)
    bench.runner.undo()
    expect(outlineOf(bench.store.document)).toBe('hero sect(text)')
  })

  it.each(['app-bar', 'footer'])('refuses a second %s of a site, and says why', (type) => {
    const shell = (...bars: Block[]) => ({ head: {}, regions: { appBar: bars, footer: [] }, notes: {} })
    const to = { region: 'appBar' } as const
    const second = runnerOn(shell(block('old', type)), [], registry)
    expect(second.runner.run(addModel, { ...modelOf(type), to })).toBe(false)
    expect(second.announced).toEqual(['Le site a déjà cet élément\u00a0: changez celui qui est là, ou retirez-le d’abord.'])
    expect(runnerOn(shell(), [], registry).runner.run(addModel, { ...modelOf(type), to })).toBe(true)
  })

  it('refuses a bar of the shell, says where its place is, and changes nothing', () => {
    const bench = runner(['text'])
    expect(bench.runner.run(addModel, modelOf('footer'))).toBe(false)
    expect([bench.announced, outlineOf(bench.store.document)]).toEqual([
      ['Sa place est dans l’en-tête ou le pied de page du site.'],
      'hero sect(text)',
    ])
  })
})

it('begins an empty page with all entries, or with the ready pages', () => {
  const bench = runnerOn(sampleDocument(), [], registry)
  openPaletteToStart(bench, 'model')
  expect([bench.adding.get(), bench.addingTo.get()]).toEqual([1, { shelf: 'pages' }])
  expect(targetPhrase(bench.runner.situation, { shelf: 'pages' })).toBeNull()
  expect(bench.runner.run(addModel, { ...modelOf('section'), to: { shelf: 'pages' } })).toBe(true)
  expect(outlineOf(bench.store.document)).toMatch(/^paul-\d+$/)
  openPaletteToStart(bench, 'element')
  expect([bench.adding.get(), bench.addingTo.get()]).toEqual([2, null])
})

it('opens for the slot that is asked for, and near the selected element the next time', () => {
  const bench = runner([])
  openPaletteFor(bench, { parent: 'sect', slot: 'aside' })
  expect([bench.adding.get(), bench.addingTo.get(), bench.selection.ids]).toEqual([1, { parent: 'sect', slot: 'aside' }, ['sect']])
  openPalette(bench)
  expect([bench.adding.get(), bench.addingTo.get()]).toEqual([2, null])
  openPaletteFor(bench, { parent: 'sect', slot: 'aside' })
  closePalette(bench)
  expect([bench.adding.get(), bench.addingTo.get()]).toEqual([0, null])
})

describe('a slash in an empty text', () => {
  const at = { instead: 'text', pointer: '/html', value: '<p>/</p>' }
  function setup() {
    const sent: ToFrame[] = []
    const channel = new ValueStore({ post: (message: ToFrame) => sent.push(message) } as unknown as FrameChannel | null)
    return { bench: { ...runner([]), channel, registry }, sent }
  }

  it('opens the palette for the place of the text', () => {
    const { bench, sent } = setup()
    openPaletteInstead(bench, at, { hasSigns: true })
    expect([bench.adding.get(), bench.addingTo.get(), bench.selection.ids, sent]).toEqual([1, at, ['text'], []])
  })

  it('is given back as text, which takes the keys again', () => {
    const { bench, sent } = setup()
    giveSlashBack(bench, at)
    expect([bench.store.block('text')?.props['html'], sent]).toEqual(['<p>/</p>', [{ type: 'edit-text', id: 'text', pointer: '/html' }]])
  })

  it('is text where keys of one character are turned off', () => {
    const { bench } = setup()
    openPaletteInstead(bench, at, { hasSigns: false })
    expect([bench.adding.get(), bench.store.block('text')?.props['html']]).toEqual([0, '<p>/</p>'])
  })
})

it('shows the picture of an entry at an address of its own', () => {
  expect(pictureOf(modelOf('hero'))).toBe('/preview/_model/element/hero')
})

describe('the arrows among cards', () => {
  // Two rows of two, then a shelf of one.
  const cards = [
    { left: 0, top: 0 },
    { left: 100, top: 0 },
    { left: 0, top: 50 },
    { left: 0, top: 120 },
    { left: 100, top: 120 },
  ]
  it.each([
    [0, 'ArrowRight', 1],
    [1, 'ArrowRight', 2],
    [4, 'ArrowRight', null],
    [0, 'ArrowLeft', null],
    [1, 'ArrowDown', 2],
    [2, 'ArrowDown', 3],
    [4, 'ArrowUp', 2],
    [1, 'ArrowUp', null],
    [2, 'Home', 0],
    [2, 'End', 4],
    [2, 'a', null],
    [9, 'ArrowDown', 0],
  ])('lead from card %i by %s to %s', (from, key, to) => {
    expect(nextRect(cards, from, key)).toBe(to)
  })
})

it('draws two pictures at one time, in their order, and none that was taken back', () => {
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const queue = new PictureQueue()
  const add = (name: string) =>
    queue.add((done) => {
      started.push(name)
      ends.set(name, done)
    })
  add('a')
  const leave = add('b')
  const leaveC = add('c')
  add('d')
  expect(started).toEqual(['a', 'b'])
  leaveC()
  ends.get('a')?.()
  expect(started).toEqual(['a', 'b', 'd'])
  add('e')
  leave()
  expect(started).toEqual(['a', 'b', 'd', 'e'])
})

it('offers of its content what some list of a header or footer takes', () => {
  const names = modelsOfShells(registry, models).map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['top-bar', 'footer', 'menu', 'text', 'language-switch']))
  for (const name of ['hero', 'section', 'contact-form', 'product-list']) expect(names).not.toContain(name)
})
