import { sql, type Kysely } from 'kysely'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import { pointNames, type PointName } from '#schemas/admin/sites/site-points.ts'
import { hasHours } from '#domain/opening-hours/hours-of-day.ts'
import { readShownHours } from '#domain/opening-hours/read-hours.ts'
import type { ParameterValue } from '#domain/parameters.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Drafts } from '#server/content/drafts/service.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import type { Confs } from '#server/sites/component-config/service.ts'
import type { Parameters } from '#server/sites/parameters/service.ts'

/** Dependencies of the points of a site. */
export interface OrderNeeds {
  readonly db: Kysely<Tables>
  readonly confs: Pick<Confs, 'get'>
  readonly parameters: Pick<Parameters, 'value'>
  readonly drafts: Pick<Drafts, 'review' | 'online'>
}

type Point = AdminCallData['newSite.order']['points'][number]
type Fact = Pick<Point, 'isDone' | 'detail'>

/** Settings that the legal notice of every site names. One of the two numbers of a company is enough. */
const LEGAL = ['COMPANY_NAME', 'LEGAL_AGENT', 'HEAD_OFFICE', 'PUBLICATION_DIRECTOR', 'HOST_NAME', 'HOST_ADDRESS'] as const
const NUMBERS = ['SIRET_NUMBER', 'RCS_NUMBER', 'RM_NUMBER'] as const
const OTHERS = ['COMPANY_PHONE', 'COMPANY_EMAIL'] as const

/** Fewest entries of a menu that leads somewhere. */
const MENU_MIN = 2

interface StoredFacts {
  readonly logo: string | null
  readonly look: boolean
  readonly home: number | null
  readonly isHomeOut: boolean
  readonly menu: number
  readonly isMenuOut: boolean
  readonly domain: string | null
}

async function readStored(db: Kysely<Tables>, { site }: Scope): Promise<StoredFacts> {
  const { rows } = await sql<StoredFacts>`select
    (select l.filename from site_logos l where l.site_id = s.id and l.type = 'LOGO' and l.media_id is not null) as logo,
    exists (select from item_versions v where v.site_id = s.id and v.kind = 'appearance' and v.act = 'publish' and v.changed_by is not null) as look,
    (select min(d.page_id) from page_documents d
      where d.site_id = s.id and d.url = '' and d.locale = s.default_locale and d.deleted_at is null) as home,
    exists (select from publication_acts a join publication_act_documents p on p.act_id = a.id
      join page_documents d on d.page_id = p.document_id and d.locale = p.locale
      where a.site_id = s.id and p.kind = 'PAGE' and d.url = '' and d.deleted_at is null) as "isHomeOut",
    exists (select from publication_acts a join publication_act_documents p on p.act_id = a.id
      where a.site_id = s.id and p.kind = 'MENU') as "isMenuOut",
    (select count(*)::int from menu_items m where m.site_id = s.id and m.show_in_menu and m.parent_id is null) as menu,
    (select min(d.host) from site_domains d where d.site_id = s.id and d.kind = 'prod') as domain
    from sites s where s.id = ${site.id}`.execute(db)
  return rows[0] ?? { logo: null, look: false, home: null, isHomeOut: false, menu: 0, isMenuOut: false, domain: null }
}

const isSet = (value: ParameterValue | undefined): boolean => typeof value === 'string' && value.trim() !== ''

async function readSettings({ parameters }: OrderNeeds, scope: Scope): Promise<ReadonlyMap<string, ParameterValue>> {
  const types = [...LEGAL, ...NUMBERS, ...OTHERS]
  const values = await Promise.all(types.map((type) => parameters.value(scope, type)))
  return new Map(types.map((type, index) => [type, values[index] ?? null]))
}

/** Counts what the checks find in the home page that was published; none where its draft is gone, since it has not changed. */
async function countFindings({ drafts }: OrderNeeds, { site, locale }: Scope, pageId: number): Promise<number> {
  const key = { siteId: site.id, kind: 'PAGE' as const, documentId: pageId, locale: site.defaultLocale }
  try {
    return (await drafts.review(key, locale)).findings.length
  } catch (error) {
    if (error instanceof ApiError && error.code === 'NOT_FOUND') return 0
    throw error
  }
}

const done = (detail: string | null, isDone = detail !== null): Fact => ({ isDone, detail })

/** Reads the points of « Votre site en ordre » from the state of the site. */
export async function readOrder(needs: OrderNeeds, scope: Scope): Promise<AdminCallData['newSite.order']> {
  const { site } = scope
  const [stored, settings, hours] = await Promise.all([
    readStored(needs.db, scope),
    readSettings(needs, scope),
    needs.confs.get(scope, 'OPENING_HOURS'),
  ])
  const findings = stored.home === null || !stored.isHomeOut ? null : await countFindings(needs, scope, stored.home)
  const has = (type: string): boolean => isSet(settings.get(type))
  const written = (type: string): string | null => (has(type) ? String(settings.get(type)) : null)
  const missing = LEGAL.filter((type) => !has(type)).length + (NUMBERS.some(has) ? 0 : 1)
  const facts: Readonly<Record<PointName, Fact>> = {
    NAME: done(written('COMPANY_NAME')),
    LOGO: done(stored.logo),
    COLORS: done(null, stored.look),
    HOME: done(stored.home === null ? null : String(stored.home), stored.isHomeOut),
    CONTACT: done(written('COMPANY_PHONE'), has('COMPANY_PHONE') && has('HEAD_OFFICE')),
    HOURS: done(null, hasHours(readShownHours(hours))),
    // The menu of the default configuration counts once an administrator has published it, or opened the site with it.
    MENU: done(String(stored.menu), stored.menu >= MENU_MIN && (stored.isMenuOut || !site.isBuilding)),
    DOMAIN: done(stored.domain),
    LEGAL: done(String(missing), missing === 0),
    CHECKS: done(findings === null ? null : String(findings), findings === 0),
    MAILS: done(written('COMPANY_EMAIL')),
    OPEN: done(null, !site.isBuilding),
  }
  const points = pointNames.map((name) => ({ name, ...facts[name] }))
  return { isOpen: !site.isBuilding, host: new URL(site.publishedUrl).host, points }
}
