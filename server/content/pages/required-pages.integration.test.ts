import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemPages, pageActRefusal } from '#domain/urls/system-pages.ts'
import { errorMessage } from '#schemas/errors/errors.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'
import type { PageInput } from './write/page-input.ts'

let test: TestFeatures

beforeAll(async () => {
  test = await testFeatures()
})
afterAll(() => test.close())

const SITE = 37
const LOCALE = 'fr_FR'
const input = (url: string): PageInput => ({
  ...{ url, locale: LOCALE, title: 'Une page', seo: {}, shell: 'default', middleware: [] },
  layout: { blocks: [{ id: 'titre', type: 'heading', v: 1, props: { text: 'Une page', level: 1 } }] },
})

/** A published page at an address: the stored one, or a new one. */
async function pageAt(url: string) {
  const stored = await test.database.db
    .selectFrom('page_documents as d')
    .innerJoin('revisions as r', 'r.id', 'd.head_revision_id')
    .select(['d.page_id as id', 'r.hash'])
    .where('d.site_id', '=', SITE)
    .where('d.locale', '=', LOCALE)
    .where('d.url', '=', url)
    .executeTakeFirst()
  return stored ?? test.features.pages.save(input(url), { siteId: SITE, baseHash: null, by: 'test' })
}

async function isOnlineAt(url: string): Promise<boolean> {
  const rows = test.database.db.selectFrom('page_documents').select('page_id').where('site_id', '=', SITE).where('url', '=', url)
  return (await rows.where('published_revision_id', 'is not', null).executeTakeFirst()) !== undefined
}

type Page = Awaited<ReturnType<typeof pageAt>>

const acts = {
  move: ({ id, hash }: Page) => test.features.pages.save({ ...input('ailleurs'), id }, { siteId: SITE, baseHash: hash, by: 'test' }),
  unpublish: ({ id }: Page) =>
    inTransaction(test.database.db, (trx) => test.features.pages.unpublish(trx, { siteId: SITE, id, locale: LOCALE })),
  // A person closes it by its draft; a program, such as the seeds, may.
  close: ({ id, hash }: Page, url: string) =>
    test.features.pages.save({ ...input(url), id, middleware: ['guest', 'member'] }, { siteId: SITE, baseHash: hash, by: '7' }),
} as const

const cases = Object.values(systemPages).flatMap(({ path: { fr } }) =>
  (Object.keys(acts) as (keyof typeof acts)[]).filter((act) => pageActRefusal(fr, act) !== null).map((act) => ({ act, url: fr })),
)

describe('pages that the product relies on', () => {
  it.each(cases)('refuse to $act /$url, with the reason in words', async ({ act, url }) => {
    const refusal: unknown = await acts[act](await pageAt(url), url).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(ApiError)
    const { code, data } = refusal as ApiError
    expect(code).toBe('PAGE_REQUIRED')
    expect(errorMessage('PAGE_REQUIRED', LOCALE, data)).toContain(pageActRefusal(url, act)?.fr)
    expect(await isOnlineAt(url)).toBe(true)
  })

  it('let an ordinary page move and go offline', async () => {
    const page = await pageAt('ordinaire')
    await acts.move(page)
    expect(await acts.unpublish(page)).toBe(true)
  })
})
