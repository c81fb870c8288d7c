import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Block } from '#schemas/generated/content.ts'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'
import { addItemPages } from '#tests/support/sites/add-item-pages.ts'
import { isFull } from '#tests/support/sampling.ts'

let test: TestFeatures
const text = (id: string, html: string, more: Partial<Block> = {}): Block => ({ id, type: 'text', v: 1, props: { html }, ...more })
const page = (url: string, title: string, blocks: Block[], more: object = {}) => ({
  ...{ url, title, locale: 'fr_FR', seo: {}, shell: 'default' as const, middleware: [] as string[], layout: { blocks } },
  ...more,
})

const save = (document: ReturnType<typeof page>, siteId = 37, id?: number) =>
  test.features.pages.save(id === undefined ? document : { ...document, id }, { siteId, baseHash: null, by: 'a test' })

beforeAll(async () => {
  test = await testFeatures()
  for (const siteId of [37, 38]) await addItemPages(test.features, test.scope(siteId))
  const secret = { audience: 'members', screens: ['mobile', 'desktop'], from: null, until: null } as Block['visibility']
  await save(
    page('nos-tarifs', 'Nos tarifs', [
      text('texte-a', '<p>Le <strong>bordereau</strong> est compris.</p>'),
      text('texte-b', '<p>Réservé : grimoire.</p>', { visibility: secret }),
    ]),
  )
  await save(
    page('remedes', 'Remèdes', [
      { id: 'titre-a', type: 'heading', v: 1, props: { text: 'Nos remèdes', level: 2, size: 'm', align: 'start' } },
      text('texte-f', '<p>La mandragore : une racine.</p>'),
      { id: 'bouton-a', type: 'button', v: 1, props: { label: 'Demander un devis', href: '/devis', style: 'primary' } },
      text('texte-g', '<p>Première colonne</p><p>Seconde colonne.</p>'),
      { id: 'titre-b', type: 'heading', v: 1, props: { text: 'Fin du propos', level: 2, size: 'm', align: 'start' } },
    ]),
  )
  await save(page('nos-delais', 'Nos délais', [text('texte-h', '<p>Deux jours.</p>')], { seo: { description: 'Sans ponctuation.' } }))
  await save(page('espace', 'Espace', [text('texte-c', '<p>Un bordereau de membre.</p>')], { middleware: ['member'] }))
  await save(page('cache', 'Caché', [text('texte-d', '<p>Un bordereau caché.</p>')], { seo: { noIndex: true } }))
  const wine = await save(page('vins', 'Nos vins', [text('texte-e', '<p>La garrigue et le thym.</p>')]), 38)
  await save(page('wines', 'Our wines', [text('texte-e', '<p>Thyme and scrubland.</p>')], { locale: 'en_GB' }), 38, wine.id)
})
afterAll(() => test.close())

const find = (q: string, more: { type?: string; page?: number; nbItem?: number } = {}, siteId = 37, locale?: string) =>
  test.features.search.find(test.scope(siteId, locale), { q, page: 1, nbItem: 10, type: undefined, ...more })
const snippet = async (q: string) => (await find(q)).items[0]?.snippet.map(({ text }) => text).join('')
const urls = async (...asked: Parameters<typeof find>) => (await find(...asked)).items.map(({ type, url }) => `${type} ${url}`)

describe('the search of a site', () => {
  it('finds each kind of content at its address', async () => {
    expect(await urls('bordereau')).toEqual(['PAGE nos-tarifs'])
    expect(await urls('élire domicile')).toEqual(['BLOG blog/elire-domicile'])
    expect(await urls('guichet')).toEqual(['NEWS actualites/nouveau-guichet'])
    expect(await urls('quai des écritures')).toEqual(['ALBUM albums/nos-bureaux'])
    expect(await urls('atelier')).toEqual(['EVENT evenements/choisir-son-statut'])
    expect(await urls('statut')).toEqual(['SERVICE services/creation-sasu', 'BLOG-FOLDER blog/creation'])
  })

  it('knows the forms of words, ignores accents and case, and forgives a slip', async () => {
    expect(await urls('ELEVATIONS')).toEqual(['NEWS actualites/tarifs-du-greffe'])
    expect(await urls('creation sasu')).toContain('SERVICE services/creation-sasu')
    expect(await urls('confrence')).toEqual(['EVENT evenements/conference'])
    expect(await urls('guich')).toEqual(['NEWS actualites/nouveau-guichet'])
  })

  it.each([
    ['a letter left out', 'borderau'],
    ['a letter too many', 'borddereau'],
    ['another letter', 'bordereot'],
    ['two letters the wrong way round', 'bodrereau'],
    ['a slip in one word of two', 'le bordreau compris'],
  ])('forgives in all that a text says %s', async (_what, q) => {
    const found = await find(q)
    expect(found.items.map(({ url }) => url)).toEqual(['nos-tarifs'])
    expect(found.items[0]?.snippet).toContainEqual({ text: 'bordereau', mark: true })
  })

  it('guesses nothing for found words, short words, figures and excluded words', async () => {
    expect(await urls('bordereau zzyzx')).toEqual([])
    for (const q of ['brd', 'bordereau2', '"borderau"', 'borderau -compris']) expect({ q, found: await urls(q) }).toEqual({ q, found: [] })
  })

  it.each(['le', 'les', 'à', 'de la', 'Le, la, les', '« et »'])('finds nothing for words that stand everywhere alone: %s', async (q) => {
    expect(await find(q)).toEqual({ items: [], total: 0 })
  })

  it('leaves out what was ruled out, be it in a title that is like what was typed', async () => {
    expect(await urls('creation')).toContain('SERVICE services/creation-sasu')
    const found = await Promise.all(['creation -sasu', 'creation --sasu', '-sasu creation'].map((q) => urls(q)))
    expect(found.flat()).not.toContain('SERVICE services/creation-sasu')
    expect(await urls('creation -dissolution')).toContain('SERVICE services/creation-sasu')
    expect(await urls('"creation sasu"')).toContain('SERVICE services/creation-sasu')
  })

  it('finds no similar word where the typed one exists, and highlights none', async () => {
    await save(page('sas', 'Choisir une SAS', [text('texte-s', '<p>Une SASU est une SAS.</p>')]))
    await save(page('sas-seule', 'La SAS seule', [text('texte-t', '<p>Une SAS a des associés.</p>')]))
    const marks = async (q: string) =>
      (await find(q)).items.flatMap(({ snippet, titleMarks = [] }) =>
        [...snippet, ...titleMarks].flatMap(({ text: word, mark }) => (mark ? [word] : [])),
      )
    expect(await urls('sasu')).toEqual(expect.arrayContaining(['SERVICE services/creation-sasu', 'PAGE sas']))
    expect(await urls('sasu')).not.toContain('PAGE sas-seule')
    expect(new Set(await marks('sasu'))).toEqual(new Set(['SASU']))
    expect(new Set(await marks('annonce -sasu'))).not.toContain('SASU')
  })

  it.each([
    ['-sasu', 'sasu'],
    ['- sasu', 'sasu'],
    ['--sasu', 'sasu'],
    ['-"creation sasu"', '"creation sasu"'],
    ['-creation -sasu', 'creation sasu'],
    ['-zzyzx', 'zzyzx'],
    ['le -zzyzx', 'zzyzx'],
    ['le -sasu', '"sasu"'],
  ])('looks for what is ruled out where nothing else is looked for: %s', async (q, meant) => {
    expect(await urls(q)).toEqual(await urls(meant))
  })

  it('leaves out what was ruled out where a tag is called what is looked for, too', async () => {
    const { db } = test.database
    await db
      .insertInto('tags')
      .values({ site_id: 37, value: 'sigillographie', labels: { fr_FR: 'Sigillographie' } })
      .execute()
    await db
      .updateTable('news')
      .set({ tags: ['sigillographie'] })
      .where('id', '=', 52)
      .execute()
    expect(await urls('sigillographie')).toEqual(['NEWS actualites/tarifs-du-greffe'])
    expect(await urls('sigillographie -dissolution')).toEqual(['NEWS actualites/tarifs-du-greffe'])
    expect(await urls('sigillographie -tarifs')).toEqual([])
  })

  it('returns the corrected query and the query for the typed one', async () => {
    expect(await find('bordereau')).not.toHaveProperty('meant')
    expect((await find('le borderau compris')).meant).toEqual({ q: 'le bordereau compris', exactly: 'le "borderau" compris' })
    expect((await find('mandragoer')).meant).toEqual({ q: 'mandragore', exactly: '"mandragoer"' })
    expect((await find('seocnde colnone')).meant).toEqual({ q: 'seconde colonne', exactly: '"seocnde" "colnone"' })
    expect((await find('élevaiton')).meant?.q).toBe('élévation')
    for (const q of ['"borderau"', 'le "borderau" compris', '"mandragoer"']) expect(await find(q)).toEqual({ items: [], total: 0 })
  })

  it('corrects no word that is spelled right or begins a word of a title', async () => {
    for (const q of ['guich', 'bordereau compris', 'tarifs greffe', 'paléographies']) expect(await find(q)).not.toHaveProperty('meant')
  })

  it('corrects a misspelling that is a form of other words, where that finds more', async () => {
    await save(page('siege', 'Le siège', [text('texte-u', '<p>La domiciliation commerciale, et comment se domicilier.</p>')]))
    await save(page('greffier', 'Le greffier', [text('texte-v', '<p>Votre domiciliation chez nous.</p>')]))
    expect(await urls('domicile')).toEqual(['BLOG blog/elire-domicile'])
    const slip = await find('domicilation')
    expect(slip.meant).toEqual({ q: 'domiciliation', exactly: '"domicilation"' })
    expect(slip.items.map(({ url }) => url)).toEqual(expect.arrayContaining(['greffier', 'siege']))
    expect((await find('domicilation greffier')).meant?.q).toBe('domiciliation greffier')
    expect(await urls('domicilation -dissolution')).toEqual(['BLOG blog/elire-domicile'])
    // Forms of what is written, its beginning, and what finds as much are no slips.
    for (const q of ['domicilié', 'domiciliations', 'domiciliatio', 'domiciles', 'bordereaux'])
      expect(await find(q)).not.toHaveProperty('meant')
  })

  it('takes no slip for a word of another site, another language or a tag of what is hidden', async () => {
    for (const q of ['garrigeu', 'thyne']) expect({ q, found: await find(q) }).toEqual({ q, found: { items: [], total: 0 } })
    expect((await find('garrigeu', {}, 38)).meant?.q).toBe('garrigue')
    expect((await find('scrublnad', {}, 38, 'en_GB')).meant?.q).toBe('scrubland')
    expect(await find('scrublnad', {}, 38)).toEqual({ items: [], total: 0 })
  })

  it('reads words by the rules of the language in which they are written', async () => {
    const winter = await save(page('hiver', 'L’hiver', [text('texte-m', '<p>Le vinage.</p>')]), 38)
    const english = '<p>In winter we taste the wines, running through the cellar.</p>'
    await save(page('winter', 'Our winter', [text('texte-m', english)], { locale: 'en_GB' }), 38, winter.id)
    const marks = async (q: string) =>
      (await find(q, { type: 'PAGE' }, 38, 'en_GB')).items
        .flatMap(({ titleMarks = [], snippet }) => [...titleMarks, ...snippet])
        .filter(({ mark }) => mark)
        .map((piece) => piece.text)
    expect(await marks('wine')).toEqual(expect.arrayContaining(['wines']))
    expect(await marks('wine')).not.toContain('winter')
    expect(await marks('runs')).toEqual(['running'])
  })

  it('finds compounds in all their forms, with and without hyphens', async () => {
    await save(page('comptable', 'La compta', [text('texte-w', '<p>Votre expert-comptable relève la boîte aux lettres.</p>')]))
    await save(page('comptables', 'Les comptes', [text('texte-x', '<p>Des experts-comptables et des boîtes-aux-lettres.</p>')]))
    const both = ['PAGE comptable', 'PAGE comptables']
    const compounds = ['expert-comptable', 'experts-comptables', 'expert comptable', 'boite-aux-lettres', 'boîtes aux lettres']
    for (const q of [...compounds, '"experts-comptables"', 'd’experts-comptables', 'les boîtes-aux-lettres'])
      expect({ q, found: (await urls(q)).sort() }).toEqual({ q, found: both })
    expect(await urls('comptes -experts-comptables')).not.toContain('PAGE comptables')
    expect((await find('experts-comptables')).items[0]?.snippet.filter(({ mark }) => mark).map((piece) => piece.text)).not.toEqual([])
  })

  it('finds an acronym with points, and a telephone number however it is written', async () => {
    await save(page('formes', 'Les formes', [text('texte-y', '<p>Une EURL, et le 01 99 00 37 00.</p>')]))
    for (const q of ['E.U.R.L.', 'E.U.R.L', '+33199003700', '+33 1 99 00 37 00', '+33 (0)1 99 00 37 00', '0199003700', '01.99.00.37.00'])
      expect({ q, found: await urls(q, { type: 'PAGE' }) }).toEqual({ q, found: ['PAGE formes'] })
    expect((await find('E.U.R.L.')).meant).toEqual({ q: 'EURL', exactly: '"E.U.R.L."' })
    expect(await urls('0199003701')).toEqual([])
  })

  it('finds a number of a territory overseas, whichever notation the text and the query have', async () => {
    const numbers = ['0692 12 34 56', '06 92 12 34 56', '0692123456', '+262 692 12 34 56', '0692 123 456']
    for (const [index, number] of numbers.entries())
      await save(page(`ile-${index}`, 'Une île', [text(`texte-i${index}`, `<p>Le ${number}.</p>`)]))
    const all = numbers.map((_, index) => `PAGE ile-${index}`)
    for (const q of [...numbers, '+262692123456', '00 262 692 12 34 56', '+262 (0)692 12 34 56', '+33692123456', 'le 0692.12.34.56'])
      expect({ q, found: (await urls(q, { type: 'PAGE' })).sort() }).toEqual({ q, found: all })
    expect(await urls('0692 12 34 57')).toEqual([])
  })

  it('drowns no name in articles whose stem it has, and marks the name alone', async () => {
    const content = `<p>${'Les uns et les autres. '.repeat(20)}Léa répond. ${'Les uns et les autres. '.repeat(20)}</p>`
    await save(page('equipe', 'Notre équipe', [text('texte-n', content)]))
    for (const q of ['Léa', 'lea', 'Léa répond', 'les autres et Léa']) {
      const { items } = await find(q)
      expect({ q, found: items.map(({ url }) => url) }).toEqual({ q, found: ['equipe'] })
      expect(items[0]?.snippet).toContainEqual({ text: 'Léa', mark: true })
      expect(items[0]?.snippet).not.toContainEqual({ text: 'les', mark: true })
    }
    expect(await urls('-Léa équipe')).toEqual([])
  })

  it('takes letters inside a word of a title for no word, and marks none', async () => {
    await save(page('ornement', 'Une porte et un ornement', [text('texte-z', '<p>Deux mots.</p>')]))
    expect(await urls('or', { type: 'PAGE' })).toEqual(['PAGE ornement'])
    expect((await find('or', { type: 'PAGE' })).items[0]?.titleMarks?.filter(({ mark }) => mark)).toEqual([
      { text: 'ornement', mark: true },
    ])
  })

  it('takes no word for another that is far longer, however alike their letters are', async () => {
    await save(page('niveaux', 'Nos niveaux', [text('texte-j', '<p>Le niveau AA est tenu.</p>')]))
    expect(await urls('aa')).toContain('PAGE niveaux')
    expect(await urls('a'.repeat(63))).toEqual([])
  })

  it('takes nothing for mistyped by what a visitor may not read', async () => {
    for (const hidden of ['grimiore', 'brouillno', 'vendagnes'])
      expect({ hidden, found: await urls(hidden) }).toEqual({ hidden, found: [] })
  })

  it('marks what was found in its words, and shows no tag', async () => {
    const { items } = await find('bordereaux')
    expect(items[0]?.snippet).toEqual([{ text: 'Le ' }, { text: 'bordereau', mark: true }, { text: ' est compris.' }])
    expect((await find('guichet')).items[0]?.snippet.map((part) => part.text).join('')).toContain('vous reçoit sans rendez-vous')
  })

  it('highlights titles by typed words, their forms and their corrections', async () => {
    const marks = async (q: string) => (await find(q)).items[0]?.titleMarks?.filter(({ mark }) => mark).map(({ text }) => text)
    for (const [q, marked] of [
      ['élévations', ['Élévation']],
      ['tarifs greffe', ['tarifs', 'greffe']],
      ['guich', ['guichet']],
      ['confrence', ['Conférence']],
    ] as const)
      expect({ q, marked: await marks(q) }).toEqual({ q, marked })
    const [item] = (await find('élévations')).items
    expect(item?.titleMarks?.map(({ text }) => text).join('')).toBe(item?.title)
    expect((await find('bordereaux')).items[0]).not.toHaveProperty('titleMarks')
  })

  it('returns a title as it is written', async () => {
    const title = 'L’<em>algèbre</em> & "l’alambic" <script>'
    await test.database.db.updateTable('news_texts').set({ title }).where('news_id', '=', 52).execute()
    const [item] = (await find('alambic')).items
    expect(item).toMatchObject({ title })
    expect(item?.titleMarks?.map(({ text }) => text).join('') ?? title).toBe(title)
    const restored = { title: 'Élévation des tarifs du greffe' }
    await test.database.db.updateTable('news_texts').set(restored).where('news_id', '=', 52).execute()
  })

  it('finds and marks the words before which or after which French puts a no-break space', async () => {
    const change = {
      title: 'Le vélin\u00a0: à quoi bon\u202f?',
      summary: 'Un buvard\u00a0!',
      content: '<p>«\u00a0Sandaraque\u00a0» et gomme.</p>',
    }
    await test.database.db.updateTable('news_texts').set(change).where('news_id', '=', 52).execute()
    for (const q of ['vélins', 'buvards', 'sandaraque'])
      expect({ q, found: await urls(q) }).toEqual({ q, found: ['NEWS actualites/tarifs-du-greffe'] })
    expect((await find('vélins')).items[0]?.titleMarks).toEqual([
      { text: 'Le ' },
      { text: 'vélin', mark: true },
      { text: '\u00a0: à quoi bon\u202f?' },
    ])
    const restored = { title: 'Élévation des tarifs du greffe', summary: null, content: '' }
    await test.database.db.updateTable('news_texts').set(restored).where('news_id', '=', 52).execute()
    await save(page('demarche', 'Une démarche\u00a0: laquelle\u202f?', [text('texte-i', '<p>Deux jours.</p>')]))
    expect(await urls('démarches')).toEqual(['PAGE demarche'])
  })

  it('finds content by its tag once, and names the tag', async () => {
    const { db } = test.database
    const labels = { fr_FR: 'Paléographie', en_GB: 'Old hands' }
    await db.insertInto('tags').values({ site_id: 37, value: 'vieilles-mains', labels }).execute()
    const tags = ['vieilles-mains']
    await db.updateTable('news').set({ tags }).where('id', '=', 52).execute()
    const { items, total } = await find('paleographies')
    expect(items).toEqual([
      expect.objectContaining({ url: 'actualites/tarifs-du-greffe', tags: [{ value: 'vieilles-mains', label: 'Paléographie' }] }),
    ])
    expect(total).toBe(1)
    expect((await find('tarifs')).items.filter(({ id, type }) => type === 'NEWS' && id === 52)).toEqual([
      expect.not.objectContaining({ tags: expect.anything() as unknown }),
    ])
    await db.updateTable('news_texts').set({ summary: 'De la paléographie.' }).where('news_id', '=', 52).execute()
    expect((await find('paléographie')).total).toBe(1)
    expect(await urls('paléographie', { type: 'BLOG' })).toEqual([])
  })

  it('marks a page that is found by its description', async () => {
    expect((await find('ponctuation')).items[0]).toMatchObject({
      url: 'nos-delais',
      snippet: expect.arrayContaining([{ text: 'ponctuation', mark: true }]) as unknown,
    })
  })

  it('parts what stood apart, leaves out the words of buttons, and writes one space at a time', async () => {
    expect(await snippet('mandragore')).toBe(
      'Nos remèdes — La mandragore\u202f: une racine. Première colonne — Seconde colonne. Fin du propos',
    )
    for (const [text, said] of [
      [
        '<h2>Un titre sans point</h2><p>Du salpêtre,  puis <b>rien</b>.</p><ul><li>un</li><li>deux</li></ul>',
        'Un titre sans point — Du salpêtre, puis rien. un — deux',
      ],
      ['<p>Du salpêtre&nbsp;!</p><h3>Et après ?</h3><p>La suite</p>', 'Du salpêtre\u202f! Et après\u202f? La suite'],
    ] as const) {
      await test.database.db.updateTable('news_texts').set({ content: text }).where('news_id', '=', 52).execute()
      expect(await snippet('salpêtre')).toContain(said)
    }
  })

  it('marks what was meant by a slip that a title has forgiven, and shows the words around it', async () => {
    const filling = 'un mot de plus et rien '.repeat(30)
    const change = { title: 'La calligraphie', content: `<p>${filling}La calligraphie ancienne. ${filling}</p>` }
    await test.database.db.updateTable('news_texts').set(change).where('news_id', '=', 52).execute()
    for (const q of ['caligraphie', 'calligraphei', 'calligraphiem', 'caligraphie ancien']) {
      const [item] = (await find(q)).items
      expect({ q, url: item?.url, snippet: item?.snippet }).toMatchObject({
        ...{ q, url: 'actualites/tarifs-du-greffe' },
        snippet: expect.arrayContaining([{ text: 'calligraphie', mark: true }]) as unknown,
      })
    }
    const title = 'Élévation des tarifs du greffe'
    await test.database.db.updateTable('news_texts').set({ title }).where('news_id', '=', 52).execute()
  })

  it('shows words on both sides of what was found, and dots where the text goes on', async () => {
    const words = (count: number) => 'un mot de plus et rien '.repeat(count)
    const content = `<p>${words(20)} : le parchemin ${words(20)}</p>`
    await test.database.db.updateTable('news_texts').set({ content }).where('news_id', '=', 52).execute()
    const [item] = (await find('parchemin')).items
    expect(item?.snippet.map(({ text }) => text).join('')).toMatch(/^… .{20,}\u202f: le parchemin .{20,} …$/)
  })

  it('shows nothing that a visitor may not read', async () => {
    for (const hidden of ['grimoire', 'brouillon', 'demain', 'jeté', 'chambre de commerce', 'vendanges']) {
      expect({ hidden, found: await urls(hidden) }).toEqual({ hidden, found: [] })
    }
    expect(await urls('garrigue')).toEqual([])
  })

  it('finds a folder of the blog by its title, in the requested language or the one of the site', async () => {
    const { db } = test.database
    const { id } = await db.insertInto('blog_folders').values({ site_id: 37 }).returning('id').executeTakeFirstOrThrow()
    const words = { ...{ site_id: 37, folder_id: id, locale: 'fr_FR', slug: 'enluminures' }, title: 'Les enluminures' }
    await db
      .insertInto('blog_texts')
      .values({ ...words, summary: 'Ce que l’or dit des lettres.' })
      .execute()
    for (const q of ['enluminure', 'enlumi', 'enluminrues']) expect(await urls(q)).toEqual(['BLOG-FOLDER blog/enluminures'])
    expect((await find('enluminure')).items[0]).toMatchObject({
      id,
      title: 'Les enluminures',
      snippet: [{ text: 'Ce que l’or dit des lettres.' }],
    })
    expect(await urls('enluminure', { type: 'BLOG' })).toEqual([])
    expect(await urls('enluminure', { type: 'BLOG-FOLDER' })).toHaveLength(1)
    await test.features.parameters.set(37, 'IS_BLOG_ACTIVATED', false)
    expect(await urls('enluminure')).toEqual([])
    await test.features.parameters.set(37, 'IS_BLOG_ACTIVATED', true)
    await db.deleteFrom('blog_folders').where('id', '=', id).execute()
  })

  it('leaves the blog out where it is closed', async () => {
    await test.features.parameters.set(37, 'IS_BLOG_ACTIVATED', false)
    expect(await urls('élire domicile')).toEqual([])
    await test.features.parameters.set(37, 'IS_BLOG_ACTIVATED', true)
  })

  it('leaves the page out where letters are asked for, where there are none', async () => {
    await save(page('lettre', 'La lettre mensuelle', [text('texte-l', '<p>Une palombe par mois.</p>')]))
    expect(await urls('palombe')).toEqual(['PAGE lettre'])
    await test.features.parameters.set(37, 'ENABLE_NEWSLETTER', false)
    expect(await urls('palombe')).toEqual([])
    const { seo } = await test.features.pages.get(test.scope(37), 'lettre', 'visitors')
    expect(seo.noIndex).toBe(true)
    await test.features.parameters.set(37, 'ENABLE_NEWSLETTER', true)
  })

  it('speaks the reader’s language, and the site’s own where a text has no other', async () => {
    expect(await urls('thyme', {}, 38, 'en_GB')).toEqual(['PAGE wines'])
    expect(await urls('garrigue', {}, 38, 'en_GB')).toEqual([])
    expect(await urls('garrigue', {}, 38)).toEqual(['PAGE vins'])
    expect(await urls('cave', {}, 38, 'en_GB')).toEqual(['ALBUM albums/la-cave'])
  })

  it('is narrowed by type and read page by page', async () => {
    const all = await find('greffe')
    expect(all.total).toBeGreaterThan(3)
    expect((await find('greffe', { type: 'NEWS' })).items.map(({ type }) => type)).toEqual(['NEWS'])
    await expect(find('greffe', { type: 'NEWS,NOPE' })).rejects.toMatchObject({ code: 'BAD_FILTER', data: { field: 'type' } })
    expect((await find('greffe', { nbItem: 1, page: 2 })).items).toEqual([all.items[1]])
    expect(await find('greffe', { page: 99 })).toEqual({ items: [], total: all.total })
  })

  it.each(['', '   ', '&|!()', "'; drop table news; --", '%', '_', '\u0000', '\ud800', 'a'.repeat(100), '{{COMPANY_NAME}}'])(
    'takes %j as mere words',
    async (q) => {
      expect((await find(q)).items.length).toBeLessThanOrEqual(10)
    },
  )

  it('follows what is written at once', async () => {
    await test.database.db.updateTable('news_texts').set({ content: '<p>Un mot neuf : zibeline.</p>' }).where('news_id', '=', 52).execute()
    expect(await urls('zibeline')).toEqual(['NEWS actualites/tarifs-du-greffe'])
    await test.database.db
      .updateTable('news')
      .set({ deleted_at: sql<Date>`now()` })
      .where('id', '=', 52)
      .execute()
    expect(await urls('zibeline')).toEqual([])
  })
})

/** The milliseconds of the quickest of three, since other work of the machine is not measured. `npm run proof` alone compares them. */
async function bestOfThree(work: () => Promise<void>): Promise<number> {
  const times: number[] = []
  for (let index = 0; index < (isFull ? 3 : 1); index += 1) {
    const began = performance.now()
    await work()
    times.push(performance.now() - began)
  }
  return Math.min(...times)
}

describe('among thousands of texts', () => {
  beforeAll(async () => {
    for (const first of [1, 1001, 2001])
      await sql`
      insert into news (id, site_id, status, published_at) select 10000 + n, 37, 'PUBLISHED', now() from generate_series(${sql.lit(first)}, ${sql.lit(first + 999)}) n;
      insert into news_texts (site_id, news_id, locale, slug, title, content)
        select 37, 10000 + n, 'fr_FR', 'nouvelle-n' || n, 'Nouvelle ' || n || ' du registre',
          '<p>' || repeat('statuts capital associé gérant dépôt greffe annonce siège bail ', 8) || ' mot' || n || '</p>'
        from generate_series(${sql.lit(first)}, ${sql.lit(first + 999)}) n;
    `.execute(test.database.db)
    await sql`vacuum analyze news, news_texts`.execute(test.database.db)
  })

  it('finds the one within a fraction of a second', async () => {
    const taken = await bestOfThree(async () => expect(await urls('mot1234')).toEqual(['NEWS actualites/nouvelle-n1234']))
    if (isFull) expect(taken).toBeLessThan(1000)
  })

  it('finds those that were meant as fast', async () => {
    const taken = await bestOfThree(async () => {
      expect((await find('asocié')).total).toBeGreaterThan(2999)
      expect((await find('capitla zibelline')).total).toBe(0)
    })
    if (isFull) expect(taken).toBeLessThan(2000)
  })

  it('reads the indexes, not the texts', async () => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select 1 from news_texts x where x.site_id = 37
        and (x.search @@ websearch_to_tsquery(search_configuration('fr_FR'), 'mot1234') or fold('mot1234') <% fold(x.title) or fold(x.title) like '%mot1234%')
    `.execute(test.database.db)
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toContain('Bitmap Index Scan on news_texts_search')
    expect(plan).toContain('Bitmap Index Scan on news_texts_title')
    expect(plan).not.toContain('Seq Scan')
    const near = await sql<{ 'QUERY PLAN': string }>`
      explain select 1 from news_texts x where x.site_id = 37 and (x.spelled like '% parc%' or x.spelled like '%emn %')
    `.execute(test.database.db)
    const nearPlan = near.rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(nearPlan).toContain('Bitmap Index Scan on news_texts_spelled')
    expect(nearPlan).not.toContain('Seq Scan')
    const written = await sql<{ 'QUERY PLAN': string }>`
      explain select 1 from news_texts x where x.site_id = 37 and x.spelled like '% ' || fold('mot1234') || ' %'
    `.execute(test.database.db)
    const writtenPlan = written.rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(writtenPlan).toContain('Bitmap Index Scan on news_texts_spelled')
    expect(writtenPlan).not.toContain('Seq Scan')
  })
})
