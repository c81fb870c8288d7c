import type { Transaction } from 'kysely'
import { hoursResource } from '#schemas/admin/hours/hours-resource.ts'
import type { Json } from '#schemas/generated/content.ts'
import { closureEdges } from '#domain/opening-hours/closures.ts'
import { jsonb } from '#server/database/jsonb.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { implementSingleResource } from '#server/platform/resources/single-store.ts'
import type { StoredResource } from '#server/platform/resources/store.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { readHours, readHoursConfs, type HoursForm } from './hours-form.ts'

type Conf = Record<string, Json>

async function writeConf(trx: Transaction<Tables>, siteId: number, locale: string, config: Conf): Promise<void> {
  await trx
    .insertInto('component_confs')
    .values({ site_id: siteId, slug: 'OPENING_HOURS', locale, config: jsonb(config) })
    .onConflict((conflict) => conflict.columns(['site_id', 'slug', 'locale']).doUpdateSet({ config: jsonb(config) }))
    .execute()
}

/** The days that differ with their labels in one language. */
const labelled = ({ exceptions }: HoursForm, locale: string) =>
  exceptions.map(({ date, ranges, labels }) => ({ date, ranges, ...(ownValue(labels, locale) && { label: ownValue(labels, locale) }) }))

/** Writes the configuration of all languages, and what the others say in their words. */
async function writeConfs(trx: Transaction<Tables>, siteId: number, form: HoursForm): Promise<void> {
  const { default_locale: home } = await trx.selectFrom('sites').select('default_locale').where('id', '=', siteId).executeTakeFirstOrThrow()
  const before = await readHoursConfs(trx, siteId)
  const shared = { days: form.days, exceptions: labelled(form, home), note: ownValue(form.notes, home) || null }
  await writeConf(trx, siteId, '', shared)
  const spoken = new Set([...before.keys(), ...Object.keys(form.notes), ...form.exceptions.flatMap(({ labels }) => Object.keys(labels))])
  for (const locale of [...spoken].filter((each) => each !== '' && each !== home).sort())
    await writeConf(trx, siteId, locale, {
      exceptions: labelled(form, locale).filter(({ label }) => label),
      ...(ownValue(form.notes, locale) && { note: ownValue(form.notes, locale) }),
    })
  // The configuration of all languages holds the words of the default language.
  await trx
    .deleteFrom('component_confs')
    .where('site_id', '=', siteId)
    .where('slug', '=', 'OPENING_HOURS')
    .where('locale', '=', home)
    .execute()
}

async function writeHours(trx: Transaction<Tables>, siteId: number, form: HoursForm): Promise<void> {
  await writeConfs(trx, siteId, form)
  await trx
    .updateTable('opening_hours')
    .set({
      closures: JSON.stringify(form.closures),
      edges: closureEdges(form.closures),
      collect_follows: form.collectFollows,
      address_ids: [...form.addresses],
    })
    .where('site_id', '=', siteId)
    .execute()
}

/** Makes the store of the opening hours. A site has one, under its own number. */
export function createHoursStore(): StoredResource {
  return implementSingleResource(hoursResource, {
    table: 'opening_hours',
    read: readHours,
    write: writeHours,
  })
}
