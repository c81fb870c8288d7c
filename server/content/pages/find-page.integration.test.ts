import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Block, Visibility } from '#schemas/generated/content.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'
import type { PageInput } from './write/page-input.ts'
import type { SaveOptions } from './write/save-options.ts'

let test: TestFeatures
let now = Date.now()

beforeAll(async () => {
  test = await testFeatures({ clock: () => now })
})
afterAll(() => test.close())

const heading = (text: string, id = 'titre', visibility?: Partial<Visibility>): Block => {
  const everyone: Visibility = { audience: 'all', screens: ['mobile', 'desktop'], from: null, until: null }
  return { id, type: 'heading', v: 1, props: { text, level: 1 }, ...(visibility ? { visibility: { ...everyone, ...visibility } } : {}) }
}

const page = (url: string, rest: Partial<PageInput> = {}): PageInput => ({
  url,
  locale: 'fr_FR',
  title: url || 'Accueil',
  seo: {},
  shell: 'default',
  middleware: [],
  layout: { blocks: [heading(url || 'Accueil')] },
  ...rest,
})

const save = (siteId: number, input: PageInput, rest: Partial<SaveOptions> = {}) =>
  test.features.pages.save(input, { siteId, baseHash: null, by: 'x', ...rest })

const resolve = (siteId: number, url: string | number, locale?: string, audience: 'visitors' | 'members' | 'admins' = 'visitors') =>
  test.features.pages.resolve(test.scope(siteId, locale), url, audience)

const found = async (...asked: Parameters<typeof resolve>) => {
  const resolved = await resolve(...asked)
  if (resolved.kind !== 'page') throw new Error(`expected a page, got ${JSON.stringify(resolved)}`)
  return resolved.data
}

const codeOf = async (work: Promise<unknown>): Promise<string> => {
  const error: unknown = await work.then(
    () => new Error('nothing was refused'),
    (reason: unknown) => reason,
  )
  return error instanceof ApiError ? error.code : String(error)
}

describe('a page by its address', () => {
  it('is found by its url or its number, on its own site alone', async () => {
    const saved = await save(37, page('tarifs'))
    expect(await found(37, 'tarifs')).toMatchObject({
      id: saved.id,
      url: 'tarifs',
      locale: 'fr_FR',
      params: {},
      shell: { name: 'default' },
    })
    expect(await found(37, saved.id)).toMatchObject({ url: 'tarifs' })
    expect(await codeOf(resolve(38, 'tarifs'))).toBe('NOT_FOUND')
    expect(await codeOf(resolve(38, saved.id))).toBe('NOT_FOUND')
  })

  it('gives the hash of its shell and of its own saved state', async () => {
    const saved = await save(37, page('empreinte'))
    const { shell, layout } = await found(37, 'empreinte')
    expect(shell.hash).toMatch(/^sha256-[\w-]{43}$/)
    expect(layout).toMatchObject({ id: saved.layoutId, hash: saved.hash })
  })

  it.each(['nulle-part', 'blog/{blog}', 'tarifs/..', 'a'.repeat(600), 'vous-etes'])('« %s » does not exist', async (url) => {
    expect(await codeOf(resolve(37, url))).toBe('NOT_FOUND')
  })

  it('brings the pictures that its blocks name', async () => {
    const data = await found(37, 'vous-etes/avocats')
    expect(data.media).toEqual([
      expect.objectContaining({ id: 31, alt: 'Deux associés signent', externalPath: '/media/31-9f2c/signature.webp' }),
    ])
  })
})

describe('a page that has moved', () => {
  const move = async (from: string, to: string) => {
    const first = await save(37, page(from))
    return save(37, { ...page(to), id: first.id }, { baseHash: first.hash })
  }

  it('says where it is now, through several moves', async () => {
    const second = await move('un', 'deux')
    await save(37, { ...page('trois'), id: second.id }, { baseHash: second.hash })
    for (const old of ['un', 'deux']) expect(await resolve(37, old)).toEqual({ kind: 'moved', to: 'trois' })
    expect(await codeOf(test.features.pages.get(test.scope(37), 'un', 'visitors'))).toBe('PAGE_MOVED')
  })

  it('gives way to a new page at its old address', async () => {
    await move('ancien', 'nouveau')
    await save(37, page('ancien', { title: 'Une autre' }))
    expect(await found(37, 'ancien')).toMatchObject({ title: 'Une autre' })
  })

  it('may come back', async () => {
    const there = await move('ici', 'la')
    await save(37, { ...page('ici'), id: there.id }, { baseHash: there.hash })
    expect(await found(37, 'ici')).toMatchObject({ id: there.id })
    expect(await resolve(37, 'la')).toEqual({ kind: 'moved', to: 'ici' })
  })
})

describe('a page that is not for everyone to see', () => {
  it('is no page while it is a draft, and its last published state stays', async () => {
    const draft = await save(37, page('brouillon'), { publish: false })
    expect(await codeOf(resolve(37, 'brouillon'))).toBe('NOT_FOUND')
    const shown = await save(37, { ...page('brouillon'), id: draft.id }, { baseHash: draft.hash })
    await save(37, { ...page('brouillon-2', { title: 'Plus tard' }), id: draft.id }, { baseHash: shown.hash, publish: false })
    expect(await found(37, 'brouillon')).toMatchObject({ title: 'brouillon' })
    expect(await codeOf(resolve(37, 'brouillon-2'))).toBe('NOT_FOUND')
  })

  it('is no page before its day', async () => {
    await save(37, page('demain'), { publishAt: new Date(Date.now() + 86_400_000) })
    await save(37, page('hier'), { publishAt: new Date(Date.now() - 86_400_000) })
    expect(await codeOf(resolve(37, 'demain'))).toBe('NOT_FOUND')
    expect(await found(37, 'hier')).toMatchObject({ url: 'hier' })
  })

  it('is no page in the trash, and leaves its address to another', async () => {
    const { id } = await save(37, page('jetee'))
    await test.database.db.updateTable('page_documents').set({ deleted_at: new Date() }).where('page_id', '=', id).execute()
    expect(await codeOf(resolve(37, 'jetee'))).toBe('NOT_FOUND')
    await save(37, page('jetee', { title: 'La suivante' }))
    expect(await found(37, 'jetee')).toMatchObject({ title: 'La suivante' })
  })

  it('gives the site a new content version when a block appears, and tells when', async () => {
    const from = Math.ceil(Date.now() / 1000) * 1000 + 3_600_000
    const blocks = [heading('Titre'), heading('Soldes', 'soldes', { from: new Date(from).toISOString() })]
    await save(37, page('soldes', { layout: { blocks } }))
    expect(test.scope(37).site.nextEdge).toBe(from)
    const before = await resolve(37, 'soldes')
    expect(before).toMatchObject({ nextEdge: from, data: { layout: { blocks: [{ id: 'titre' }] } } })
    now = from
    expect((await found(37, 'soldes')).layout.blocks.map(({ id }) => id)).toEqual(['titre', 'soldes'])
    now = Date.now()
  })

  it('keeps the blocks of members and administrators from visitors', async () => {
    const blocks = [
      heading('Titre'),
      heading('Membres', 'membres', { audience: 'members' }),
      heading('Visiteurs', 'visiteurs', { audience: 'visitors' }),
    ]
    await save(37, page('publics', { layout: { blocks } }))
    const ids = async (audience: 'visitors' | 'members') =>
      (await found(37, 'publics', undefined, audience)).layout.blocks.map(({ id }) => id)
    expect(await ids('visitors')).toEqual(['titre', 'visiteurs'])
    expect(await ids('members')).toEqual(['titre', 'membres'])
  })
})

describe('the middleware of a page', () => {
  it('sends visitors to sign in, a call is refused', async () => {
    expect(await resolve(37, 'compte')).toEqual({ kind: 'redirect', to: 'auth', keepTarget: true })
    expect(await found(37, 'compte', undefined, 'members')).toMatchObject({ url: 'compte' })
    expect(await codeOf(test.features.pages.get(test.scope(37), 'compte', 'visitors'))).toBe('UNAUTHENTICATED')
  })

  it('hides the shop’s pages from a site that is none', async () => {
    for (const site of [37, 38]) await save(site, page('panier', { middleware: ['shop'] }))
    expect(await codeOf(resolve(37, 'panier'))).toBe('NOT_FOUND')
    expect(await found(38, 'panier')).toMatchObject({ url: 'panier' })
  })

  it('keeps a member from an administrator’s page, and a signed-in person from a guest’s', async () => {
    await save(37, page('reserve', { middleware: ['admin'] }))
    await save(37, page('connexion', { middleware: ['guest'] }))
    expect(await codeOf(resolve(37, 'reserve', undefined, 'members'))).toBe('FORBIDDEN')
    expect(await resolve(37, 'connexion', undefined, 'members')).toEqual({ kind: 'redirect', to: '', keepTarget: false })
  })

  it('fails when it is unknown, before any parameter is looked at', async () => {
    const { id } = await save(37, page('etrange/{token}'))
    await test.database.db
      .updateTable('page_documents')
      .set({ middleware: ['nonsense'] })
      .where('page_id', '=', id)
      .execute()
    await expect(resolve(37, 'etrange/!!')).rejects.toMatchObject({ message: 'Unknown middleware', title: 'Unknown middleware' })
  })
})

describe('an address with parameters', () => {
  it('is that of its item: number, title and words for search engines', async () => {
    expect(await found(37, 'blog/creer-son-eurl')).toMatchObject({
      url: 'blog/creer-son-eurl',
      params: { blog: 81 },
      title: 'Créer son EURL en ligne',
      seo: { title: 'Créer son EURL en ligne', image: 31 },
    })
  })

  it.each(['blog/inconnu', 'blog/brouillon', 'blog/demain', 'blog/jete', 'blog/81', 'blog/creer-son-eurl/x'])(
    '%s does not exist',
    async (url) => {
      expect(await codeOf(resolve(37, url))).toBe('NOT_FOUND')
    },
  )

  it('may be a folder or an article: what bears the name decides', async () => {
    await save(37, page('blog/{folder}', { title: 'Dossier' }))
    expect(await found(37, 'blog/creation')).toMatchObject({
      params: { folder: 7 },
      title: 'Création',
      seo: { description: 'Choisir un statut.' },
    })
    expect(await found(37, 'blog/creer-son-eurl')).toMatchObject({ params: { blog: 81 } })
  })

  it('takes a token of letters, digits, - and _', async () => {
    await save(37, page('mot-de-passe/{token}'))
    expect(await found(37, 'mot-de-passe/5vJ_-x')).toMatchObject({ params: { token: '5vJ_-x' }, url: 'mot-de-passe/5vJ_-x' })
    expect(await codeOf(resolve(37, 'mot-de-passe/<b>'))).toBe('NOT_FOUND')
    expect(await codeOf(resolve(37, 'mot-de-passe'))).toBe('NOT_FOUND')
  })

  it('of an unknown name is never found', async () => {
    await save(37, page('mystere/{planet}'))
    expect(await codeOf(resolve(37, 'mystere/mars'))).toBe('NOT_FOUND')
  })

  it('gives way to a page written out', async () => {
    await save(37, page('blog/choisis', { title: 'Nos choix' }))
    expect(await found(37, 'blog/choisis')).toMatchObject({ title: 'Nos choix', params: {} })
  })

  it('is closed with the blog', async () => {
    await save(38, page('blog/{blog}'))
    expect(await found(38, 'blog/vendanges')).toMatchObject({ params: { blog: 181 } })
    const { id } = await save(38, page('blog'))
    await save(38, { ...page('news', { locale: 'en_GB' }), id })
    await save(38, page('blog/choix'))
    expect(await found(38, 'news', 'en_GB')).toMatchObject({ url: 'news' })
    await test.features.parameters.set(38, 'IS_BLOG_ACTIVATED', false)
    expect(await codeOf(resolve(38, 'blog/vendanges'))).toBe('NOT_FOUND')
    for (const url of ['blog', 'blog/choix']) expect(await codeOf(resolve(38, url))).toBe('NOT_FOUND')
    expect(await codeOf(resolve(38, 'news', 'en_GB'))).toBe('NOT_FOUND')
    const urls = (await test.features.pages.addresses(test.scope(38))).map(({ url }) => url)
    expect(urls).toContain('visite')
    for (const url of ['blog', 'blog/choix', 'news']) expect(urls).not.toContain(url)
    await test.features.parameters.set(38, 'IS_BLOG_ACTIVATED', true)
    expect(await found(38, 'blog')).toMatchObject({ id })
  })
})

describe('a page in several languages', () => {
  it('has a document, an address and alternates in each', async () => {
    expect(await found(38, 'visite')).toMatchObject({ locale: 'fr_FR', url: 'visite', alternates: [{ locale: 'en_GB', url: 'tour' }] })
    expect(await found(38, 'tour', 'en_GB')).toMatchObject({
      locale: 'en_GB',
      url: 'tour',
      alternates: [{ locale: 'fr_FR', url: 'visite' }],
    })
    expect(await codeOf(resolve(38, 'tour', 'fr_FR'))).toBe('NOT_FOUND')
  })

  it('is answered in the reader’s language at its default address too', async () => {
    expect(await found(38, 'visite', 'en_GB')).toMatchObject({ locale: 'en_GB', url: 'tour' })
  })

  it('falls back to the site’s default language where it has no document', async () => {
    await save(38, page('cave'))
    expect(await found(38, 'cave', 'en_GB')).toMatchObject({ locale: 'fr_FR', url: 'cave', alternates: [] })
  })

  it('gives the item of a parameter its own address in each language', async () => {
    const articles = test.database.db.selectFrom('page_documents').select('page_id').where('site_id', '=', 38)
    const french = await articles.where('url', '=', 'blog/{blog}').executeTakeFirstOrThrow()
    await save(38, { ...page('blog/{blog}', { locale: 'en_GB' }), id: french.page_id })
    expect(await found(38, 'blog/vendanges')).toMatchObject({ alternates: [{ locale: 'en_GB', url: 'blog/harvest' }] })
    expect(await found(38, 'blog/harvest', 'en_GB')).toMatchObject({
      title: 'The harvest',
      alternates: [{ locale: 'fr_FR', url: 'blog/vendanges' }],
    })
  })
})

describe('the addresses of a site', () => {
  it('are those of its published pages without parameters, in each language', async () => {
    const addresses = await test.features.pages.addresses(test.scope(38))
    const urls = addresses.map(({ locale, url }) => `${locale} ${url}`)
    expect(urls).toEqual(expect.arrayContaining(['fr_FR visite', 'en_GB tour', 'fr_FR cave']))
    expect(urls.join()).not.toContain('{')
    const all = await test.features.pages.addresses(test.scope(37))
    expect(all.map(({ url }) => url)).not.toEqual(expect.arrayContaining(['demain']))
  })

  it('are without those that a setting has closed', async () => {
    await save(38, page('nos-vins', { middleware: ['shop'] }))
    await save(38, page('lettre'))
    const urls = async (isECommerce: boolean) => {
      const { site, locale } = test.scope(38)
      return (await test.features.pages.addresses({ locale, site: { ...site, isECommerce } })).map(({ url }) => url)
    }
    expect(await urls(true)).toEqual(expect.arrayContaining(['nos-vins', 'lettre']))
    await test.features.parameters.set(38, 'ENABLE_NEWSLETTER', false)
    const closed = await urls(false)
    await test.features.parameters.set(38, 'ENABLE_NEWSLETTER', true)
    expect([closed.includes('nos-vins'), closed.includes('lettre'), closed.includes('visite')]).toEqual([false, false, true])
  })
})
