import { sql, type Kysely, type Transaction } from 'kysely'
import { lawResource } from '#schemas/admin/law/law-resource.ts'
import type { FormOf } from '#schemas/admin/resources/resource.ts'
import { jsonb } from '#server/database/jsonb.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { implementSingleResource } from '#server/platform/resources/single-store.ts'
import type { StoredResource } from '#server/platform/resources/store.ts'
import { ownValue } from '#schemas/names/own-value.ts'

type LawForm = FormOf<typeof lawResource>
type LawTexts = LawForm['texts'][string]

/** The setting of each text. */
const settings = {
  saleTerms: 'SALE_TERMS',
  useTerms: 'USE_TERMS',
  legalNotice: 'LEGAL_NOTICE',
  privacyPolicy: 'PRIVACY_POLICY',
  cookiePolicy: 'COOKIE_POLICY',
} as const satisfies Record<keyof LawTexts, string>

const names = Object.keys(settings) as (keyof LawTexts)[]
const types = Object.values(settings)

async function languagesOf(db: Kysely<Tables>, siteId: number): Promise<{ readonly home: string; readonly locales: readonly string[] }> {
  const site = await db.selectFrom('sites').select('default_locale').where('id', '=', siteId).executeTakeFirstOrThrow()
  const rows = await db.selectFrom('site_languages').select('locale').where('site_id', '=', siteId).orderBy('locale').execute()
  return { home: site.default_locale, locales: rows.map(({ locale }) => locale) }
}

/** Reads the texts by language. A text of all languages stands in the default one. */
async function readLaw(db: Kysely<Tables>, siteId: number): Promise<LawForm> {
  const { home, locales } = await languagesOf(db, siteId)
  const rows = await db
    .selectFrom('parameters')
    .select(['type', 'locale', 'value'])
    .where('site_id', '=', siteId)
    .where('type', 'in', types)
    .execute()
  const textOf = (type: string, locale: string): string | null => {
    const found = rows.find((row) => row.type === type && row.locale === locale)?.value
    return typeof found === 'string' && found !== '' ? found : null
  }
  const textsIn = (locale: string) =>
    Object.fromEntries(
      names.map((name) => [name, textOf(settings[name], locale) ?? (locale === home ? textOf(settings[name], '') : null)]),
    ) as LawTexts
  const stored = rows.map(({ locale }) => locale).filter((locale) => locale !== '')
  return { texts: Object.fromEntries([...new Set([home, ...locales, ...stored])].map((locale) => [locale, textsIn(locale)])) }
}

interface TextRow {
  readonly type: string
  readonly locale: string
  readonly text: string | null
}

async function writeText(trx: Transaction<Tables>, siteId: number, { type, locale, text }: TextRow): Promise<void> {
  if (text === null || text === '') {
    await trx.deleteFrom('parameters').where('site_id', '=', siteId).where('type', '=', type).where('locale', '=', locale).execute()
    return
  }
  await trx
    .insertInto('parameters')
    .values({ site_id: siteId, type, locale, value: jsonb(text) })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'type', 'locale']).doUpdateSet({ value: jsonb(text), updated_at: sql<Date>`now()` }),
    )
    .execute()
}

/** Writes the texts that changed. The default language takes over the text of all languages. */
async function writeLaw(trx: Transaction<Tables>, siteId: number, form: LawForm): Promise<void> {
  const { home } = await languagesOf(trx, siteId)
  const before = await readLaw(trx, siteId)
  for (const locale of new Set([...Object.keys(before.texts), ...Object.keys(form.texts)]))
    for (const name of names) {
      const [former, text] = [ownValue(before.texts, locale)?.[name] ?? null, ownValue(form.texts, locale)?.[name] ?? null]
      if (former === text) continue
      if (locale === home) await writeText(trx, siteId, { type: settings[name], locale: '', text: null })
      await writeText(trx, siteId, { type: settings[name], locale, text })
    }
}

/** Makes the store of the legal texts. A site has one, under its own number. */
export function createLawStore(): StoredResource {
  return implementSingleResource(lawResource, {
    table: 'site_law',
    read: readLaw,
    write: writeLaw,
  })
}
