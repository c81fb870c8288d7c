import type { PageData } from '#schemas/api/content/page.ts'
import type { ShellName } from '#schemas/api/content/shell.ts'
import type { Block } from '#schemas/generated/content.ts'
import type { PageError, PageParts, SentForm } from '#schemas/runtime/site-rendering.ts'
import { systemClock } from '#domain/dates/clock.ts'
import { endOfParisDay, parisDay } from '#domain/dates/paris-day.ts'
import { isForeignSlug } from '#domain/urls/is-foreign-slug.ts'
import type { BlockProblem } from '#engine/validation/block-error.ts'
import type { Audience } from '#engine/visibility/visibility.ts'
import type { Features } from '#server/composition/features.ts'
import { expiredLinkForm } from '#server/http/page-forms/expired-link.ts'
import { ownerToken } from '#server/http/page-forms/form-owner.ts'
import { systemPath } from '#server/mail/kit/system-link.ts'
import { withPanelLink } from '#server/http/admin-marks/panel-link.ts'
import type { PreparedShell } from '#server/content/pages/shells.ts'
import { audienceOf, type Caller } from '#server/platform/scope/caller.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { fetchBlockData, type ConsumeRateLimit } from './fetch-block-data.ts'
import { momentOf } from './moment-of.ts'
import { cachedPage, cachedShell } from './cached-calls.ts'
import { loadStart } from './load-site-data.ts'
import { isEmptyMonth, isPageOutOfRange } from './page-out-of-range.ts'
import { withSharedPicture } from './shared-picture.ts'
import { queryOfBlocks } from './query-of-blocks.ts'

/** Request for a page, with its caller. */
export interface PageRequestContext {
  readonly scope: Scope
  /** Without leading slash, prefix of a locale or escapes. */
  readonly path: string
  /** The address names its language by a prefix. */
  readonly isPrefixed?: boolean
  readonly query: Readonly<Record<string, string>>
  readonly caller: Caller
  /** The form that was sent to it and refused. */
  readonly form?: SentForm | null
  /** How the budgets of the calls that it makes are taken from; absent when they are not. */
  readonly spend?: ConsumeRateLimit
  /** Ends the waits for answers when the server stops. */
  readonly hurry?: AbortSignal
}

/** Receiver of problems and failures. */
export interface PageReport {
  readonly problem: (problem: BlockProblem) => void
  readonly failure: (call: string, error: unknown) => void
}

/** A page with all that it shows; or where it is instead. */
export type LoadedPage =
  | {
      readonly kind: 'page'
      readonly parts: PageParts
      readonly nextEdge: number | null
      readonly isWhole: boolean
      /** The query asks for a part beyond the end of a list: the page says so, with status 404. */
      readonly isMissing: boolean
      /** A subject of the page has failed or is late: the page says so, with status 503. */
      readonly isLate: boolean
    }
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'redirect'; readonly to: string; readonly keepTarget: boolean }

/** Loads a page, its shell and what its blocks need. */
export async function loadPage(features: Features, asking: PageRequestContext, report: PageReport): Promise<LoadedPage> {
  const { scope, path, isPrefixed = false, caller } = asking
  const audience = audienceOf(caller)
  const calls = { features, scope, caller }
  const [found, { start, isWhole }] = await Promise.all([
    pageInShell(asking, features),
    loadStart(calls, report.failure),
    // The document of the page names this script: the reading is cached.
    features.parameters.scriptAddress(scope).catch(() => null),
  ])
  if (found.kind !== 'found') return found
  const { resolved, shell } = found
  const { problems, nextEdge } = resolved
  const page = audience === 'admins' ? withPanelLink(resolved.data) : resolved.data
  if (isForeignSlug(page, { path, locale: scope.locale, isPrefixed })) return { kind: 'moved', to: page.url }
  for (const problem of [...problems, ...shell.problems]) report.problem(problem)
  const form = asking.form ?? (await expiredLinkForm(features, scope, page).catch((error: unknown) => told(report, error)))
  const blocks = [...blocksOfShell(shell), ...page.layout.blocks]
  // One reading of the clock: a page tells of one moment, on whichever side of midnight it is sent.
  const now = systemClock()
  const context = { siteId: scope.site.id, locale: scope.locale, params: page.params, query: asking.query, today: parisDay(now) }
  const query = queryOfBlocks(features.registry, blocks, context)
  const plain = plainParts({ ...asking, query, form }, start, now)
  const owner = await ownerToken(features.secrets, scope.site.id, caller)
  // Read beside what the blocks need: on a slow database each query in turn is a wait of its own.
  const withPicture = withSharedPicture(features, scope, page)
  const needs = await fetchBlockData(
    blocks,
    { ...context, query },
    {
      registry: features.registry,
      calls,
      onFailure: report.failure,
      spend: asking.spend,
      hurry: asking.hurry,
      shell: blocksOfShell(shell),
    },
  )
  const isMissing = isPageOutOfRange(needs.answers)
  const shown = await withPicture
  const { moment, edge } = momentOf(needs.answers, now)
  const answered = { ...moment, data: needs.data, answers: needs.answers, missing: needs.missing }
  return {
    kind: 'page',
    parts: { ...plain, owner, page: findable(shown, needs.answers), shell, media: shown.media, ...answered },
    nextEdge: [nextEdge, shell.nextEdge, endOfAnswers(needs, plain.today), edge].reduce(earliest),
    isWhole: isWhole && resolved.isWhole && shell.isWhole && needs.isWhole,
    isMissing,
    isLate: needs.isSubjectMissing,
  }
}

/** The page at an address with its shell. */
async function pageInShell({ scope, path, caller }: PageRequestContext, features: Features) {
  const audience = audienceOf(caller)
  const resolved = await cachedPage(features, scope, path, audience)
  if (resolved.kind !== 'page') return resolved
  return {
    kind: 'found' as const,
    resolved,
    shell: await cachedShell(features, scope, resolved.data.shell.name, { audience, now: systemClock() }),
  }
}

/** Page as search engines see it: excluded when its list is empty. */
function findable(page: PageData, answers: PageParts['answers']): PageData {
  return isPageOutOfRange(answers) || isEmptyMonth(answers) ? { ...page, seo: { ...page.seo, noIndex: true } } : page
}

/** Reports a failure of the check of a link. The page stays as it is, since sending its form fails too. */
function told(report: PageReport, error: unknown): null {
  report.failure('page-form', error)
  return null
}

/** The parts of a page that says what went wrong, in the site’s default shell; what cannot be had is left out. */
export async function loadErrorPage(
  features: Features,
  asking: PageRequestContext,
  error: PageError,
  report: PageReport,
): Promise<PageParts> {
  const { scope, caller } = asking
  const calls = { features, scope, caller }
  const audience = audienceOf(caller)
  const { start } = await loadStart(calls, report.failure)
  const isSearched = error.status === 404 && error.search !== null
  const search = isSearched ? await searchPageOf(features, scope, audience) : null
  const now = systemClock()
  const parts = { ...plainParts(asking, start, now), error: { ...error, search } }
  if (error.building) return parts
  const name: ShellName = 'default'
  try {
    const shell = await cachedShell(features, scope, name, { audience, now: systemClock() })
    const context = { siteId: scope.site.id, locale: scope.locale, params: {}, query: {}, today: parts.today }
    const asked = { registry: features.registry, calls, onFailure: report.failure }
    const { data, answers, missing } = await fetchBlockData(blocksOfShell(shell), context, { ...asked, shell: blocksOfShell(shell) })
    return { ...parts, shell, ...momentOf(answers, now).moment, data, answers, missing }
  } catch (failure) {
    report.failure('shell.get', failure)
    return parts
  }
}

/** Where a site can be searched, unless its owner has taken that page away. */
async function searchPageOf(features: Features, scope: Scope, audience: Audience): Promise<string | null> {
  const found = await cachedPage(features, scope, systemPath('search', scope.locale), audience).catch(() => null)
  return found?.kind === 'page' ? found.data.url : null
}

/** Every block of a shell's regions. */
export function blocksOfShell({ regions }: PreparedShell): Block[] {
  const { topBar, appBar, mobileAppBar, bottomBar, footer } = regions
  return [topBar, appBar, mobileAppBar, bottomBar, footer].flat()
}

function plainParts({ scope, path, query, form = null }: PageRequestContext, start: PageParts['start'], now: number): PageParts {
  const nothing = { page: null, shell: null, media: [], data: {}, answers: [], error: null }
  return { start, locale: scope.locale, path: `/${path}`, query, today: parisDay(now), ...nothing, form }
}

/** When what the calls have answered is no longer true: at the end of the day, or once figures such as stocks are too old. */
function endOfAnswers({ isOfToday, holdsMs }: { readonly isOfToday: boolean; readonly holdsMs: number }, today: string): number | null {
  const midnight = isOfToday ? endOfParisDay(today).getTime() : null
  return earliest(midnight, holdsMs === Infinity ? null : systemClock() + holdsMs)
}

function earliest(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other)
}
