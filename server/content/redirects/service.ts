import { sql, type Kysely, type Transaction } from 'kysely'
import type { AdminCallBody, AdminCallData } from '#schemas/admin/calls.ts'
import { SITE_REDIRECTS } from '#schemas/admin/redirects/redirect-limits.ts'
import type { RedirectReason } from '#schemas/errors/reasons/redirect-reasons.ts'
import { advisoryLock } from '#server/database/advisory-lock.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { FoundPage } from '#server/content/pages/find-page.ts'
import type { Pages } from '#server/content/pages/service.ts'
import type { Audit } from '#server/people/audit/service.ts'
import { runAsMember } from '#server/people/sessions/member-transaction.ts'
import { ApiError, notFound } from '#server/platform/errors/api-error.ts'
import { validationError, type InvalidField } from '#server/platform/errors/validation-error.ts'
import type { Member } from '#server/platform/scope/member.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { isReservedAddress, readAddress, readFromAddress, readSuffix, shownPath, type SiteAddress } from './read-address.ts'
import { describeRedirects, readRedirects, readStored } from './read-redirects.ts'

/** Redirects that people make, beside those of moved pages, and the missing addresses that ask for one. */
export interface Redirects {
  list(scope: Scope): Promise<AdminCallData['redirect.list']>
  save(member: Member, body: AdminCallBody<'redirect.save'>): Promise<AdminCallData['redirect.save']>
  remove(member: Member, body: AdminCallBody<'redirect.remove'>): Promise<null>
  ignore(member: Member, body: AdminCallBody<'redirect.ignore'>): Promise<null>
}

/** The dependencies of redirects. */
export interface RedirectNeeds {
  readonly db: Kysely<Tables>
  readonly pages: Pages
  readonly audit: Audit
  /** Runs after the commit, so that the next request is redirected. */
  readonly onWrite: (siteId: number) => Promise<void>
}

type Found = FoundPage | 'closed' | 'file'
type Target = { readonly page_id: number; readonly to_url: null } | { readonly page_id: null; readonly to_url: string }
type Refuse = (field: 'from' | 'to', reason: RedirectReason, told?: Pick<InvalidField, 'to' | 'max'>) => ApiError

const refuseFor =
  ({ locale }: Scope): Refuse =>
  (field, reason, told = {}) =>
    validationError(locale, [{ field, code: 'FORMAT', reason, ...told }])

/** Finds what answers at an address; null where nothing does. */
async function findAt({ pages }: RedirectNeeds, { site }: Scope, { locale, url }: SiteAddress): Promise<FoundPage | 'closed' | null> {
  try {
    return await pages.find({ site, locale }, url, 'visitors')
  } catch (error) {
    if (error instanceof ApiError && error.code === 'NOT_FOUND') return null
    if (error instanceof ApiError && error.code === 'FORBIDDEN') return 'closed'
    throw error
  }
}

function readTyped(scope: Scope, refuse: Refuse, field: 'from' | 'to', typed: string): SiteAddress {
  const address = field === 'from' ? readFromAddress(scope.site, typed) : readAddress(scope.site, typed)
  if (typeof address === 'string') throw refuse(field, address)
  return address
}

/** Reads the address that shall lead elsewhere. */
async function readFrom(needs: RedirectNeeds, scope: Scope, refuse: Refuse, typed: string): Promise<SiteAddress> {
  const from = readTyped(scope, refuse, 'from', typed)
  if (isReservedAddress(from)) throw refuse('from', 'redirectReserved')
  // Behind the home page, a query of an old site names another page.
  if (from.url.startsWith('?')) return from
  const found = from.url === '' ? 'closed' : await findAt(needs, scope, { ...from, url: from.url.replace(/\?.*$/s, '') })
  if (found !== null && (found === 'closed' || found.kind !== 'moved')) throw refuse('from', 'redirectLive')
  return from
}

/** Tests if an address is that of a file of the library. */
async function isFile({ db }: RedirectNeeds, { site }: Scope, { url }: SiteAddress): Promise<boolean> {
  const [, externalId] = /^media\/(\d+-[0-9a-f]+)(?:\/|$)/.exec(url) ?? []
  if (externalId === undefined) return false
  const file = db.selectFrom('media').select('id').where('site_id', '=', site.id).where('external_id', '=', externalId)
  return (await file.executeTakeFirst()) !== undefined
}

/** Finds what a target is: a page, an address that is closed to visitors, or a file. */
async function findTarget(needs: RedirectNeeds, scope: Scope, to: SiteAddress): Promise<Found> {
  if (await isFile(needs, scope, to)) return 'file'
  const found = await findAt(needs, scope, to)
  if (found === null) throw refuseFor(scope)('to', 'redirectNowhere')
  return found
}

/** Reads the page or the content that an address leads to. A redirect to a page follows the page. */
async function readTarget(needs: RedirectNeeds, scope: Scope, from: SiteAddress, typed: string): Promise<Target> {
  const [refuse, { site }] = [refuseFor(scope), scope]
  const to = readTyped(scope, refuse, 'to', typed)
  const path = shownPath(site, to)
  if (path === shownPath(site, from)) throw refuse('to', 'redirectSelf')
  const found = await findTarget(needs, scope, to)
  if (typeof found === 'string' || found.kind === 'redirect') return { page_id: null, to_url: path }
  if (found.kind === 'moved') {
    const end = shownPath(site, { locale: to.locale, url: found.to })
    throw end === shownPath(site, from) ? refuse('to', 'redirectLoop') : refuse('to', 'redirectChain', { to: end })
  }
  const isPlain = to.locale === from.locale && Object.keys(found.place.params).length === 0
  return isPlain ? { page_id: found.row.pageId, to_url: null } : { page_id: null, to_url: path }
}

/** Reads the query and the place in the page behind a target. */
function readTargetSuffix(refuse: Refuse, typed: string): string {
  const read = readSuffix(typed)
  if (typeof read === 'string') throw refuse('to', read)
  return read.suffix
}

/** Locks the redirects of a site and checks the one that a person saw. */
async function holdSeen(trx: Transaction<Tables>, scope: Scope, from: SiteAddress, seen: string | null): Promise<void> {
  await advisoryLock(trx, `redirects ${scope.site.id}`)
  const [known] = await readStored(trx, scope.site.id, from)
  if (known === undefined && seen === null) return
  if (seen === null) throw refuseFor(scope)('from', 'redirectTaken')
  if (known === undefined || known.since.getTime() !== new Date(seen).getTime()) throw new ApiError('STALE_VERSION')
}

async function requirePlace(trx: Transaction<Tables>, scope: Scope): Promise<void> {
  const rows = trx.selectFrom('redirects').where('site_id', '=', scope.site.id)
  const { count } = await rows.select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirstOrThrow()
  if (Number(count) >= SITE_REDIRECTS) throw refuseFor(scope)('from', 'redirectMany', { max: SITE_REDIRECTS })
}

async function forget(trx: Transaction<Tables>, siteId: number, { locale, url }: SiteAddress): Promise<void> {
  for (const table of ['redirects', 'page_moves', 'item_moves'] as const)
    await trx.deleteFrom(table).where('site_id', '=', siteId).where('locale', '=', locale).where('url', '=', url).execute()
}

async function save(
  needs: RedirectNeeds,
  { scope, caller }: Member,
  body: AdminCallBody<'redirect.save'>,
): Promise<AdminCallData['redirect.save']> {
  const { db, pages, audit, onWrite } = needs
  const { site } = scope
  const from = await readFrom(needs, scope, refuseFor(scope), body.from)
  const target = { ...(await readTarget(needs, scope, from, body.to)), to_suffix: readTargetSuffix(refuseFor(scope), body.to) }
  await runAsMember(db, caller, async (trx) => {
    await holdSeen(trx, scope, from, body.seen)
    await forget(trx, site.id, from)
    await requirePlace(trx, scope)
    await trx
      .insertInto('redirects')
      .values({ site_id: site.id, ...from, ...target })
      .execute()
    const path = shownPath(site, from)
    await audit.record(trx, {
      siteId: site.id,
      actorId: caller.userId,
      action: 'redirect.save',
      target: `redirect:${path}`,
      diff: { ...target },
    })
  })
  await onWrite(site.id)
  const [made] = describeRedirects(site, await pages.addresses(scope), await readStored(db, site.id, from))
  if (!made) throw new ApiError('STALE_VERSION')
  return made
}

async function remove(
  { db, audit, onWrite }: RedirectNeeds,
  { scope, caller }: Member,
  body: AdminCallBody<'redirect.remove'>,
): Promise<null> {
  const { site } = scope
  const from = readTyped(scope, refuseFor(scope), 'from', body.from)
  await runAsMember(db, caller, async (trx) => {
    await advisoryLock(trx, `redirects ${site.id}`)
    if ((await readStored(trx, site.id, from)).length === 0) throw notFound()
    await holdSeen(trx, scope, from, body.seen)
    await forget(trx, site.id, from)
    const target = `redirect:${shownPath(site, from)}`
    await audit.record(trx, { siteId: site.id, actorId: caller.userId, action: 'redirect.remove', target })
  })
  await onWrite(site.id)
  return null
}

async function ignore({ db, audit }: RedirectNeeds, { scope, caller }: Member, body: AdminCallBody<'redirect.ignore'>): Promise<null> {
  const { id } = scope.site
  const { path, isIgnored } = body
  await runAsMember(db, caller, async (trx) => {
    const missed = trx.selectFrom('missing_addresses').select('path').where('site_id', '=', id).where('path', '=', path)
    if (!(await missed.limit(1).executeTakeFirst())) throw notFound()
    if (isIgnored) await sql`insert into ignored_addresses (site_id, path) values (${id}, ${path}) on conflict do nothing`.execute(trx)
    else await trx.deleteFrom('ignored_addresses').where('site_id', '=', id).where('path', '=', path).execute()
    const target = `redirect:${path}`
    await audit.record(trx, { siteId: id, actorId: caller.userId, action: 'redirect.ignore', target, diff: { isIgnored } })
  })
  return null
}

/** Makes the service of redirects. */
export function createRedirects(needs: RedirectNeeds): Redirects {
  return {
    list: (scope) => readRedirects(needs, scope),
    save: (member, body) => save(needs, member, body),
    remove: (member, body) => remove(needs, member, body),
    ignore: (member, body) => ignore(needs, member, body),
  }
}
