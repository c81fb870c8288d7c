import { sql, type Transaction } from 'kysely'
import type { Json } from '#schemas/generated/content.ts'
import { jsonb } from '#server/database/jsonb.ts'
import type { ReferrerKind } from '#server/database/tables/reference-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { mentions } from './mentions.ts'
import { mapLinksInValue, type MoveOfTexts } from './move-texts.ts'

/** A language code: words stand below it in a form. */
const LOCALE = /^[a-z]{2}_[A-Z]{2}$/

type Form = Readonly<Record<string, Json>>

/** A form with its links changed. Words by language are read in it, the other fields in the usual language. */
function mapLinksInForm(form: Form, { mapIn, usual }: MoveOfTexts): Form {
  const mapped = Object.entries(form).map(([key, value]): [string, Json] => {
    const isByLocale = typeof value === 'object' && value !== null && Object.keys(value).some((name) => LOCALE.test(name))
    if (!isByLocale) return [key, mapLinksInValue(value, mapIn(usual))]
    return [
      key,
      Object.fromEntries(Object.entries(value as Form).map(([locale, words]) => [locale, mapLinksInValue(words, mapIn(locale))])),
    ]
  })
  return Object.fromEntries(mapped)
}

interface StoredForm {
  readonly kind: string
  readonly id: number
  readonly site_id: number
  readonly form: Form
}

/** Where the forms beside the tables of items are stored, each as `kind`, `id` and `form`, with the writer of one. */
const places = {
  drafts: {
    read: (siteId: number, from: readonly string[]) =>
      sql<StoredForm>`select kind, id, site_id, draft as form from items where site_id = ${siteId} and ${mentions('draft', from)} order by kind, id`,
    write: ({ kind, id, site_id }: StoredForm, form: Form) =>
      sql`update items set draft = ${jsonb(form)} where site_id = ${site_id} and kind = ${kind} and id = ${id}`,
  },
  // The form that comes back after a planned version.
  ordinary: {
    read: (siteId: number, from: readonly string[]) =>
      sql<StoredForm>`select kind, id, site_id, ordinary as form from items where site_id = ${siteId} and ${mentions('ordinary', from)} order by kind, id`,
    write: ({ kind, id, site_id }: StoredForm, form: Form) =>
      sql`update items set ordinary = ${jsonb(form)} where site_id = ${site_id} and kind = ${kind} and id = ${id}`,
  },
  planned: {
    read: (siteId: number, from: readonly string[]) => sql<StoredForm>`
      select resource as kind, id, site_id, form from publications where site_id = ${siteId} and kind = 'ITEM' and ${mentions('form', from)}
        and done_at is null and (ends_at is null or ends_at > now()) order by id`,
    write: ({ id, site_id }: StoredForm, form: Form) =>
      sql`update publications set form = ${jsonb(form)} where site_id = ${site_id} and id = ${id}`,
  },
}

/** Leads the links in drafts and planned versions of items to a new address. Answers the kinds of contents whose forms have changed. */
export async function moveInItemForms(trx: Transaction<Tables>, given: MoveOfTexts): Promise<ReferrerKind[]> {
  const { siteId, from } = given.move
  const changed = new Set<string>()
  for (const { read, write } of Object.values(places)) {
    const { rows } = await read(siteId, from).execute(trx)
    for (const row of rows) {
      const moved = mapLinksInForm(row.form, given)
      if (JSON.stringify(moved) === JSON.stringify(row.form)) continue
      changed.add(row.kind.toUpperCase())
      await write(row, moved).execute(trx)
    }
  }
  return [...changed] as ReferrerKind[]
}
