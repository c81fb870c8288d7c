import { sql, type RawBuilder } from 'kysely'
import { NEAR_DAYS, type Waiting } from '#schemas/admin/today/today-shapes.ts'
import { toInstant } from '#domain/dates/to-instant.ts'
import { draftTitle } from '#server/content/drafts/draft-title.ts'
import { isOutOfTrash } from '#server/content/drafts/planning/planned-rows.ts'
import { waitingRow, type TodayNeeds, type TodayReader } from './today-needs.ts'

/** A row of what waits as the database counts it. */
interface CountedRow {
  readonly kind: Waiting['kind']
  readonly count: number
  readonly due: string | null
  readonly at: Date | null
  readonly titles: readonly string[]
  readonly ids: readonly number[]
}

type Part = RawBuilder<CountedRow>

const none = sql`array[]::text[] as titles, array[]::int[] as ids`

/** The open items of the inbox: requests about personal data by their deadline, the others by their number. */
function ofInbox(siteId: number): readonly Part[] {
  const open = sql`shown_state in ('NEW', 'READ')`
  const first = (what: RawBuilder<unknown>, more: RawBuilder<unknown>) =>
    sql`array(select ${what} from inbox_items where site_id = ${siteId} and ${open} and ${more} order by urgency limit 3)`
  const part = (kind: string, more: RawBuilder<unknown>, title: RawBuilder<unknown>): Part =>
    sql`select ${kind}::text as kind, count(*)::int as count, min(due_on)::text as due, min(received_at) as at,
      ${first(title, more)} as titles, array[]::int[] as ids from inbox_items where site_id = ${siteId} and ${open} and ${more}`
  const undelivered: Part = sql`select 'UNDELIVERED' as kind, count(*)::int as count, null::text as due, max(r.sent_at) as at,
      coalesce((array_agg(coalesce(nullif(i.subject, ''), i.name, '') order by r.id desc))[1:3], array[]::text[]) as titles,
      coalesce((array_agg(i.id order by r.id desc))[1:3], array[]::int[]) as ids
    from inbox_replies r join inbox_items i on i.id = r.item_id
    join mails m on m.site_id = r.site_id and m.kind = 'INBOX_REPLY' and m.key = r.id::text and m.state = 'FAILED'
    where r.site_id = ${siteId} and i.shown_state <> 'TRASHED' and not exists (select from inbox_replies l where l.item_id = r.item_id and l.id > r.id)`
  return [
    part('PRIVACY', sql`kind = 'PRIVACY'`, sql`coalesce(name, '')`),
    part('MESSAGES', sql`kind <> 'PRIVACY'`, sql`coalesce(nullif(subject, ''), name, '')`),
    undelivered,
  ]
}

/** Requests to the person to read a draft, and planned versions: those that were held back, and those of the next days. */
function ofPages(siteId: number, userId: number): readonly Part[] {
  const plans = (kind: string, which: RawBuilder<unknown>): Part =>
    sql`select ${kind}::text as kind, count(*)::int as count, null::text as due, min(p.starts_at) as at, ${none} from publications p
      where p.site_id = ${siteId} and p.done_at is null and (p.ends_at is null or p.ends_at > now()) and ${which} and ${isOutOfTrash('p')}`
  return [
    sql`select 'APPROVALS' as kind, count(*)::int as count, null::text as due, min(r.asked_at) as at,
      coalesce((array_agg(${draftTitle} order by r.id desc))[1:3], array[]::text[]) as titles,
      coalesce((array_agg(r.id order by r.id desc))[1:3], array[]::int[]) as ids
      from draft_reviews r join drafts d on d.id = r.draft_id
      where r.site_id = ${siteId} and r.reviewer_id = ${userId} and r.answer is null`,
    plans('HELD', sql`p.held_at is not null`),
    plans('PLANS', sql`p.held_at is null and p.starts_at > now() and p.starts_at < now() + make_interval(days => ${NEAR_DAYS})`),
  ]
}

/** Mails that were given up in the last days; replies of the inbox have a row of their own. */
const failedMails = (
  siteId: number,
): Part => sql`select 'MAILS' as kind, count(*)::int as count, null::text as due, min(ended_at) as at, ${none}
  from mails where site_id = ${siteId} and state = 'FAILED' and kind <> 'INBOX_REPLY' and ended_at > now() - make_interval(days => ${NEAR_DAYS})`

const pictures = (
  siteId: number,
): Part => sql`select 'PICTURES' as kind, count(*)::int as count, null::text as due, null::timestamptz as at, ${none}
  from media m where m.site_id = ${siteId} and m.kind = 'PICTURE' and not m.is_described and m.deleted_at is null`

const sampleFolders: Readonly<Partial<Record<Waiting['kind'], string>>> = { APPROVALS: '/relecture/', UNDELIVERED: '/messages/' }

function toWaiting({ kind, count, due, at, titles, ids }: CountedRow): Waiting {
  const folder = sampleFolders[kind]
  const samples = titles.map((title, index) => ({
    title,
    path: folder === undefined || ids[index] === undefined ? null : `${folder}${ids[index]}`,
  }))
  return waitingRow({
    kind,
    count,
    due,
    at: at && toInstant(at),
    samples: samples.filter(({ title, path }) => title !== '' || path !== null),
  })
}

/** Counts what waits in inbox, drafts and library, in one statement, as far as the rights of the person reach. */
export async function readWaiting({ db }: Pick<TodayNeeds, 'db'>, { scope, userId, may }: TodayReader): Promise<Waiting[]> {
  const siteId = scope.site.id
  const parts = [
    ...(may('inbox.read') ? ofInbox(siteId) : []),
    ...(may('pages.read') ? ofPages(siteId, userId) : []),
    ...(may('settings.write') ? [failedMails(siteId)] : []),
    ...(may('media.write') ? [pictures(siteId)] : []),
  ]
  if (parts.length === 0) return []
  const { rows } = await sql<CountedRow>`${sql.join(parts, sql` union all `)}`.execute(db)
  return rows.filter(({ count }) => count > 0).map(toWaiting)
}
