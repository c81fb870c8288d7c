import { afterEach, describe, expect, it, vi } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import type { Block } from '#schemas/generated/content.ts'
import { collectNeeds } from '#engine/needs/collect-needs.ts'
import { loadMessages } from '#i18n/messages.ts'
import { addMember } from '#tests/support/accounts/members.ts'
import { examplesOfCatalogue } from '#tests/support/blocks/catalogue-examples.ts'
import { heading, siteStage } from '#tests/support/server/site-stage.ts'
import { steadyCalls } from './load-page-picture.ts'

const DAY = 86_400_000
const { stage, ask } = siteStage()
let count = 0

afterEach(() => void vi.useRealTimers())

async function save(blocks: Block[], { url = `image-${(count += 1)}`, middleware = [] as string[], publish = true } = {}) {
  const page = {
    url,
    title: 'Image',
    locale: 'fr_FR',
    seo: {},
    shell: 'default' as const,
    middleware,
    layout: { blocks: [heading('titre', 'Titre')] },
  }
  const saved = await stage.test.app.features.pages.save(page, { siteId: 38, baseHash: null, by: 'a test', publish })
  // Blocks that no page of visitors may have together.
  await stage.test.database.pool.query('update revisions set blocks = $2 where id = $1', [saved.revisionId, JSON.stringify(blocks)])
  return saved
}

async function draw(path: string, role: 'ADMIN' | 'MEMBER' = 'ADMIN') {
  const { token } = await addMember(stage.test, { siteId: 38, role, email: `images-${(count += 1)}@example.org` })
  return ask(`/preview/_page/${path}`, { host: 'cave.localhost', cookie: `token=${token}; idSite=38` })
}

const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
/** One example of each block type that asks the site for data. */
const withData = (): Block[] => {
  const examples = examplesOfCatalogue()
  return catalogue.flatMap(({ manifest: { type }, needs }, at) => {
    const found = needs ? examples.find(({ block }) => block.type === type)?.block : undefined
    return found ? [{ ...found, id: `bloc-${at}` }] : []
  })
}

/** The blocks of a picture that are left out, or say that they have nothing to show. */
async function lacking(blocks: readonly Block[], body: string): Promise<string[]> {
  const words = new Map(Object.entries(await loadMessages('fr_FR', () => undefined)))
  const parts = new Map(
    mainOf(body)
      .split('data-block="bloc-')
      .map((part): [string, string] => [`bloc-${part.slice(0, part.indexOf('"'))}`, part.replaceAll(/<[^>]*>/g, ' ')]),
  )
  return blocks.flatMap(({ id, type }) => {
    const own = parts.get(id)
    if (own === undefined) return [`${type} is left out`]
    const states = ['empty', 'failed', 'missing', 'none'].filter((state) => {
      const said = words.get(`block.${type}.${state}`)
      return said !== undefined && own.includes(said)
    })
    return states.map((state) => `${type} is ${state}`)
  })
}

describe('the still document of a page', () => {
  it('has the same HTML after a change of stocks and of the day, for each block type with data', async () => {
    const blocks = withData()
    expect(blocks.length).toBeGreaterThan(30)
    const { id } = await save(blocks)
    const before = await draw(`${id}/fr_FR`)
    await stage.test.database.pool.query('update stocks set on_hand = reserved')
    await stage.test.app.features.directory.refresh(38)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 200 * DAY })
    const after = await draw(`${id}/fr_FR`)
    expect([before.status, after.status]).toEqual([200, 200])
    expect(mainOf(before.body).length).toBeGreaterThan(10_000)
    expect(mainOf(after.body)).toBe(mainOf(before.body))
    // The pictures of examples are no files of the site.
    expect(mainOf(before.body)).not.toContain('/media/31-9f2c')
    expect(mainOf(before.body)).toContain('/example-picture.svg')
    expect(mainOf(before.body)).toContain('data-type="product-list"')
  })

  it('leaves out no block type with data that changes, and shows none of them empty', async () => {
    const context = { siteId: 38, locale: 'fr_FR', params: {}, query: {}, today: '2026-11-27' }
    const { registry } = stage.test.app.features
    const blocks = withData().filter((block) => collectNeeds(registry, [block], context).some(({ call }) => !steadyCalls.has(call)))
    expect(blocks.map(({ type }) => type)).toEqual(expect.arrayContaining(['event-list', 'event-calendar', 'product-list']))
    const { id } = await save(blocks)
    expect(await lacking(blocks, (await draw(`${id}/fr_FR`)).body)).toEqual([])
  })

  it.each(['event', 'news', 'service', 'product'])('shows an example on the page of a single %s', async (name) => {
    const type = name === 'news' ? 'news-article' : name
    const v = catalogue.find(({ manifest }) => manifest.type === type)?.manifest.version ?? 1
    const block = { id: 'bloc-un', type, v, props: {} }
    const { id } = await save([block], { url: `essais-${name}/{${name}}` })
    expect(await lacking([block], (await draw(`${id}/fr_FR`)).body)).toEqual([])
  })

  it('has no script, names its layout, and is not cached', async () => {
    const { id, layoutId } = await save([heading('titre', 'Une page en image')])
    const { body, headers } = await draw(`${id}/fr_FR`)
    expect([body.includes('Une page en image'), /<script/i.test(body), body.includes(`<body data-layout="${layoutId}" `)]).toEqual([
      true,
      false,
      true,
    ])
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
  })

  it('shows what visitors see, and the saved state of a page that they do not see', async () => {
    const { id } = await save([heading('titre', 'Jamais publiée')], { publish: false })
    expect((await draw(`${id}/fr_FR`)).body).toContain('Jamais publiée')
    const seen = await save([heading('titre', 'Publiée')])
    const later = await save([heading('titre', 'Pas encore')], { publish: false })
    await stage.test.database.pool.query('update page_documents set head_revision_id = $2 where page_id = $1', [seen.id, later.revisionId])
    const { body } = await draw(`${seen.id}/fr_FR`)
    expect([body.includes('Publiée'), body.includes('Pas encore')]).toEqual([true, false])
  })

  it('shows a page with a parameter and a page of the member area with examples', async () => {
    const product = await save(
      [{ id: 'vin', type: 'product', v: catalogue.find(({ manifest }) => manifest.type === 'product')?.manifest.version ?? 1, props: {} }],
      { url: 'essais/{product}' },
    )
    expect(mainOf((await draw(`${product.id}/fr_FR`)).body).length).toBeGreaterThan(500)
    const profile = await save([{ id: 'profil', type: 'profile', v: 1, props: {} }], { middleware: ['member'] })
    expect((await draw(`${profile.id}/fr_FR`)).body).toContain('data-type="profile"')
  })

  it('is refused to visitors, members and other sites, and for an address that is none', async () => {
    const { id } = await save([heading('titre', 'Secret')])
    expect((await draw(`${id}/fr_FR`, 'MEMBER')).status).toBe(403)
    for (const path of [`${id}/en_GB`, `${id}/fr`, '0/fr_FR', '1e1/fr_FR', '9999999/fr_FR'])
      expect({ path, status: (await draw(path)).status }).toEqual({ path, status: 404 })
    expect([401, 302]).toContain((await ask(`/preview/_page/${id}/fr_FR`, { host: 'cave.localhost' })).status)
    const { token } = await addMember(stage.test, { role: 'ADMIN', email: `images-${(count += 1)}@example.org` })
    expect((await ask(`/preview/_page/${id}/fr_FR`, { cookie: `token=${token}; idSite=37` })).status).toBe(404)
  })
})
