import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Block } from '#schemas/generated/content.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'
import type { SavedPage } from './write/save-options.ts'

const SITE = 38
const FRENCH = 'fr_FR'
const ENGLISH = 'en_GB'

let test: TestFeatures

beforeAll(async () => {
  test = await testFeatures()
  await test.database.db.updateTable('sites').set({ is_e_commerce: true }).where('id', '=', SITE).execute()
})
afterAll(() => test.close())

const form = (more: Partial<Block> = {}): Block => ({ id: 'message', type: 'contact-form', v: 1, props: {}, ...more })
const heading: Block = { id: 'titre', type: 'heading', v: 1, props: { text: 'Une page', level: 1 } }

interface Given {
  readonly url: string
  readonly locale?: string
  readonly blocks?: readonly Block[]
  readonly middleware?: readonly string[]
  readonly id?: number
}

async function save({ url, locale = FRENCH, blocks = [form()], middleware = [], id }: Given, options: object = {}): Promise<SavedPage> {
  const head = { url, locale, title: 'Une page', seo: {}, shell: 'default', middleware: [...middleware] }
  const page = { ...head, layout: { blocks: [heading, ...blocks] }, ...(id !== undefined && { id }) }
  return test.features.pages.save(page as never, { siteId: SITE, baseHash: null, by: 'test', ...options })
}

const found = (audience: 'visitors' | 'members' = 'visitors', locale = FRENCH) =>
  test.features.pages.contactPage(test.scope(SITE, locale), audience)

async function removePages(): Promise<void> {
  const { db } = test.database
  const ids = db.selectFrom('page_documents').select('page_id').where('site_id', '=', SITE).where('title', '=', 'Une page')
  await db.deleteFrom('pages').where('id', 'in', ids).execute()
}

beforeEach(removePages)

it('is none on a site without a contact form', async () => {
  await save({ url: 'contact', blocks: [] })
  expect(await found()).toBeNull()
})

it('is the first ordinary page with a contact form at any depth, before pages of the product', async () => {
  await save({ url: 'use-terms' })
  const columns = { first: [form()], second: [] }
  await save({ url: 'nous-ecrire', blocks: [{ id: 'colonnes', type: 'columns', v: 1, props: {}, slots: columns }] })
  await save({ url: 'devis' })
  expect(await found()).toBe('nous-ecrire')
})

it('follows its page at once: moved, then offline', async () => {
  const { id, hash } = await save({ url: 'contact' })
  expect(await found()).toBe('contact')
  await save({ id, url: 'nous-ecrire' }, { baseHash: hash })
  expect(await found()).toBe('nous-ecrire')
  await inTransaction(test.database.db, (trx) => test.features.pages.unpublish(trx, { siteId: SITE, id, locale: FRENCH }))
  expect(await found()).toBeNull()
})

describe('for a reader', () => {
  it('is a page that the reader may open', async () => {
    await save({ url: 'espace', middleware: ['member'] })
    expect([await found('visitors'), await found('members')]).toEqual([null, 'espace'])
    await save({ url: 'contact' })
    expect([await found('visitors'), await found('members')]).toEqual(['contact', 'espace'])
  })

  it('is a page whose form the reader sees now', async () => {
    const visibility = { audience: 'members', from: null, until: null } as const
    await save({ url: 'contact', blocks: [form({ visibility: { ...visibility, screens: ['mobile', 'desktop'] } })] })
    expect([await found('visitors'), await found('members')]).toEqual([null, 'contact'])
  })

  it('is at the address of the document that answers in the language of the reader', async () => {
    const { id } = await save({ url: 'contact' })
    expect(await found('visitors', ENGLISH)).toBe('contact')
    await save({ id, url: 'write-to-us', locale: ENGLISH })
    expect([await found(), await found('visitors', ENGLISH)]).toEqual(['contact', 'write-to-us'])
  })
})

it('is found where the form stands in a shared section', async () => {
  const key = { siteId: SITE, id: 0, locale: FRENCH }
  const section = await test.features.sections.save(key, { title: 'Nous écrire', blocks: [form()] }, { by: 'test', baseHash: null })
  await save({ url: 'contact', blocks: [{ id: 'partage', type: 'shared-section', v: 1, props: { section: section.id } }] })
  expect(await found()).toBe('contact')
})
