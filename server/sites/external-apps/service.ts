import type { Kysely } from 'kysely'
import type { ExternalApp } from '#schemas/api/sites/external-app.ts'
import { jsonb } from '#server/database/jsonb.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { publicConfig } from './public-config.ts'

/** The services outside that a site uses. */
export interface ExternalApps {
  /** What pages may know of one; null when the site does not use it, or has configured it only by half. */
  publicConfig(scope: Scope, app: ExternalApp): Promise<Record<string, string> | null>
}

/** Stores the settings of a service outside, those that stay on the server among them. */
export async function saveExternalApp(
  db: Kysely<Tables>,
  siteId: number,
  app: string,
  config: Readonly<Record<string, string>>,
): Promise<void> {
  const row = { config: jsonb({ ...config }) }
  await db
    .insertInto('external_apps')
    .values({ site_id: siteId, app, ...row })
    .onConflict((conflict) => conflict.columns(['site_id', 'app']).doUpdateSet(row))
    .execute()
}

/** The settings of a service outside as they are stored; null when the site does not use it. */
export async function readExternalApp(db: Kysely<Tables>, siteId: number, app: string): Promise<Readonly<Record<string, string>> | null> {
  const rows = db.selectFrom('external_apps').select('config').where('site_id', '=', siteId)
  return (await rows.where('app', '=', app).executeTakeFirst())?.config ?? null
}

/** Reads the services outside of sites; what is not named as public never leaves the server. */
export function createExternalApps(db: Kysely<Tables>): ExternalApps {
  return {
    publicConfig: async ({ site }, app) => publicConfig(app, await readExternalApp(db, site.id, app)),
  }
}
