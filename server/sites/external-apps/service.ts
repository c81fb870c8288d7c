import type { Kysely } from 'kysely'
import type { ExternalApp } from '#schemas/api/sites/external-app.ts'
import { jsonb } from '#server/database/jsonb.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { publicConfig } from './public-config.ts'

/** The external services of sites. */
export interface ExternalApps {
  /** Returns the public configuration of a service; null when it is missing or incomplete. */
  publicConfig(scope: Scope, app: ExternalApp): Promise<Record<string, string> | null>
}

/** Stores the configuration of an external service, private settings included. */
export async function saveExternalApp(
  db: Kysely<Tables>,
  siteId: number,
  app: string,
  config: Readonly<Record<string, string>>,
): Promise<void> {
  const row = { config: jsonb({ ...config }), is_on: true }
  await db
    .insertInto('external_apps')
    .values({ site_id: siteId, app, ...row })
    .onConflict((conflict) => conflict.columns(['site_id', 'app']).doUpdateSet(row))
    .execute()
}

/** Returns the stored configuration of an external service that is on; null when it is missing or off. */
export async function readExternalApp(db: Kysely<Tables>, siteId: number, app: string): Promise<Readonly<Record<string, string>> | null> {
  const rows = db.selectFrom('external_apps').select('config').where('site_id', '=', siteId)
  return (await rows.where('app', '=', app).where('is_on', '=', true).executeTakeFirst())?.config ?? null
}

/** Creates the service that reads external services. Only named public settings leave the server. */
export function createExternalApps(db: Kysely<Tables>): ExternalApps {
  return {
    publicConfig: async ({ site }, app) => publicConfig(app, await readExternalApp(db, site.id, app)),
  }
}
