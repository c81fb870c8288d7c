import type { Kysely, Transaction } from 'kysely'
import { appFacts } from '#schemas/admin/law/app-facts.ts'
import { appsResource } from '#schemas/admin/law/apps-resource.ts'
import type { FormOf } from '#schemas/admin/resources/resource.ts'
import { jsonb } from '#server/database/jsonb.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { implementSingleResource } from '#server/platform/resources/single-store.ts'
import type { StoredResource } from '#server/platform/resources/store.ts'
import { ownValue } from '#schemas/names/own-value.ts'

type AppsForm = FormOf<typeof appsResource>
type AppValues = Readonly<Record<string, string | boolean | null>>

const apps = Object.keys(appFacts) as (keyof AppsForm)[]

const keysOf = (app: keyof AppsForm): readonly string[] => appFacts[app].fields.map(({ key }) => key)

async function readRows(db: Kysely<Tables>, siteId: number) {
  const rows = await db.selectFrom('external_apps').select(['app', 'config', 'is_on']).where('site_id', '=', siteId).execute()
  return new Map(rows.map(({ app, ...row }) => [app, row]))
}

async function readApps(db: Kysely<Tables>, siteId: number): Promise<AppsForm> {
  const rows = await readRows(db, siteId)
  const valuesOf = (app: keyof AppsForm): AppValues => {
    const row = rows.get(app)
    return { on: row?.is_on ?? false, ...Object.fromEntries(keysOf(app).map((key) => [key, ownValue(row?.config, key) ?? null])) }
  }
  // Each service has the settings of its facts, from which its schema is made.
  return Object.fromEntries(apps.map((app) => [app, valuesOf(app)])) as unknown as AppsForm
}

interface AppWrite {
  readonly siteId: number
  readonly app: keyof AppsForm
  readonly values: AppValues
  /** The stored settings. */
  readonly before: AppValues
}

/** Writes one service. Settings that the panel does not know stay; a service that is off and empty leaves no row. */
async function writeApp(trx: Transaction<Tables>, { siteId, app, values, before }: AppWrite): Promise<void> {
  const keys = keysOf(app)
  const others = Object.entries(before).filter(([key]) => !keys.includes(key))
  const filled = keys.map((key) => [key, String(ownValue(values, key) ?? '')] as const).filter(([, value]) => value !== '')
  const isOn = values['on'] === true
  if (!isOn && filled.length + others.length === 0) {
    await trx.deleteFrom('external_apps').where('site_id', '=', siteId).where('app', '=', app).execute()
    return
  }
  const row = { config: jsonb(Object.fromEntries([...others, ...filled]) as Record<string, string>), is_on: isOn }
  await trx
    .insertInto('external_apps')
    .values({ site_id: siteId, app, ...row })
    .onConflict((conflict) => conflict.columns(['site_id', 'app']).doUpdateSet(row))
    .execute()
}

async function writeApps(trx: Transaction<Tables>, siteId: number, form: AppsForm): Promise<void> {
  const rows = await readRows(trx, siteId)
  for (const app of apps) await writeApp(trx, { siteId, app, values: form[app], before: rows.get(app)?.config ?? {} })
}

/** Makes the store of the external services. A site has one, under its own number. */
export function createAppsStore(): StoredResource {
  return implementSingleResource(appsResource, {
    table: 'site_apps',
    read: readApps,
    write: writeApps,
  })
}
