import { sql } from 'kysely'
import { appearanceResource } from '#schemas/admin/appearance/appearance-resource.ts'
import { hoursResource } from '#schemas/admin/hours/hours-resource.ts'
import { appsResource } from '#schemas/admin/law/apps-resource.ts'
import { lawResource } from '#schemas/admin/law/law-resource.ts'
import { mediaResource } from '#schemas/admin/media/media-resource.ts'
import { resources } from '#schemas/admin/resources/resources.ts'
import type { Right } from '#schemas/admin/resources/rights.ts'
import { SHOWN_CHANGES, type SiteChange } from '#schemas/admin/today/today-shapes.ts'
import { settingResource } from '#schemas/admin/settings/setting-resource.ts'
import { toInstant } from '#domain/dates/to-instant.ts'
import { readAuthors } from '#server/content/pages/read-authors.ts'
import { readTitles } from './change-titles.ts'
import type { TodayNeeds, TodayReader } from './today-needs.ts'

/** Rows that are read of each log, before those of one act are put together. */
const READ = 60

/** Kinds of the log of acts whose changes are listed, with the right to read them. Kinds of resources are in the log of their versions. */
const loggedKinds: Readonly<Record<string, Right>> = {
  ...{ page: 'pages.read', shell: 'pages.read', section: 'pages.read', menu: 'pages.read' },
  ...{ order: 'orders.read', stock: 'catalogue.read', parameter: 'settings.read' },
}

/** Acts that change nothing that visitors or colleagues see. */
const unlisted = ['name', 'hold', 'release', 'found']

/** A change as a log has it. */
interface LoggedChange {
  readonly at: Date
  readonly by: number | null
  readonly kind: string
  readonly act: string
  readonly id: number | null
  readonly locale: string | null
}

/** Kinds of resources whose changes a person may read. */
const itemKinds = ({ may }: TodayReader): string[] =>
  [...resources, mediaResource, appearanceResource, hoursResource, appsResource, lawResource, settingResource]
    .filter(({ area }) => may(`${area}.read`))
    .map(({ name }) => name)

async function readLogs({ db }: Pick<TodayNeeds, 'db'>, reader: TodayReader): Promise<LoggedChange[]> {
  const siteId = reader.scope.site.id
  const logged = Object.entries(loggedKinds).flatMap(([kind, right]) => (reader.may(right) ? [kind] : []))
  const { rows } = await sql<LoggedChange>`
    (select l.at, l.actor_id as by, split_part(l.action, '.', 1) as kind, split_part(l.action, '.', 2) as act,
      substring(l.target from '^[a-z]+[ :]([0-9]{1,9})')::int as id, substring(l.target from ' ([a-z]{2,3}_[A-Z]{2})$') as locale
      from audit_log l where l.site_id = ${siteId} and l.actor_id is not null
        and split_part(l.action, '.', 1) = any(${logged}) and split_part(l.action, '.', 2) <> all(${unlisted}) order by l.id desc limit ${READ})
    union all
    (select v.changed_at, v.changed_by, v.kind, v.act, v.id, null from item_versions v
      where v.site_id = ${siteId} and v.changed_by is not null and v.kind = any(${itemKinds(reader)}) and v.act <> all(${unlisted})
      order by v.changed_at desc limit ${READ})
    order by 1 desc limit ${READ}`.execute(db)
  return rows
}

/** Several changes that are listed as one. */
interface ChangeGroup {
  readonly first: LoggedChange
  readonly ids: ReadonlySet<number | null>
}

const isSame = (one: LoggedChange, other: LoggedChange): boolean => one.by === other.by && one.kind === other.kind && one.act === other.act

/** Puts together what one person did to things of one kind, one after the other. */
export function groupChanges(rows: readonly LoggedChange[]): ChangeGroup[] {
  const groups: ChangeGroup[] = []
  for (const row of rows) {
    const last = groups.at(-1)
    if (last && isSame(last.first, row)) groups[groups.length - 1] = { first: last.first, ids: new Set([...last.ids, row.id]) }
    else groups.push({ first: row, ids: new Set([row.id]) })
  }
  return groups
}

/** Reads the latest changes with their authors, from the log of acts and the versions of items, as far as the rights of the person reach. */
export async function readChanges(needs: Pick<TodayNeeds, 'db'>, reader: TodayReader): Promise<SiteChange[]> {
  const { scope } = reader
  const groups = groupChanges(await readLogs(needs, reader)).slice(0, SHOWN_CHANGES)
  if (groups.length === 0) return []
  const first = groups.map((group) => group.first)
  const authorOf = await readAuthors(
    needs.db,
    scope.site.id,
    first.map(({ by }) => by),
  )
  const titleOf = await readTitles(needs.db, scope, first)
  return groups.map(({ first: { at, by, kind, act, id, locale }, ids }) => ({
    ...{ at: toInstant(at), by: authorOf(by), kind, act, id, locale },
    ...{ title: titleOf(kind, id), count: ids.size },
  }))
}
