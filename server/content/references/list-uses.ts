import type { Expression, Kysely, SqlBool } from 'kysely'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import { useWays } from '#schemas/admin/reference-calls.ts'
import { resources } from '#schemas/admin/resources/resources.ts'
import { languageOf } from '#i18n/locale.ts'
import type { ContentRefsTable, ReferrerKind } from '#server/database/tables/reference-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { readListKey } from '#engine/references/list-references.ts'
import { listingKeys } from './listing-keys.ts'
import { nameUsers } from './name-users.ts'
import { targetKeys, type TargetKey, type UsedKind } from './target-keys.ts'

type Uses = AdminCallData['reference.list']
type Use = Uses['uses'][number]
type Row = Pick<ContentRefsTable, 'from_kind' | 'from_id' | 'from_locale' | 'state' | 'to_kind' | 'to_key'>

/** The most uses that are named. */
const MAX_USES = 100

/** A content by which another is used: its kind, and its number there. */
export interface Target {
  readonly kind: UsedKind
  readonly key: string
  /** The one language of a page that is meant; every language without it. */
  readonly locale?: string | undefined
  /** True to leave out the planned versions of items. */
  readonly isMerged?: boolean
  /** True to count the blocks in whose lists visitors see the content, which do not name it. */
  readonly hasLists?: boolean
}

const itemKinds = resources.map(({ name }) => name.toUpperCase() as ReferrerKind)

async function readRows(db: Kysely<Tables>, { site }: Scope, { isMerged = false, hasLists = false, ...target }: Target): Promise<Row[]> {
  const lists = hasLists ? await listingKeys(db, site.id, target) : []
  const keys: TargetKey[] = [...(await targetKeys(db, site, target)), ...lists.map((key) => ({ kind: 'list' as const, key }))]
  if (keys.length === 0) return []
  const rows = db
    .selectFrom('content_refs')
    .select(['from_kind', 'from_id', 'from_locale', 'state', 'to_kind', 'to_key'])
    .where('site_id', '=', site.id)
    .$if(isMerged, (query) => query.where((eb) => eb.or([eb('state', '<>', 'PLANNED'), eb('from_kind', 'not in', itemKinds)])))
    .where((eb) => {
      const named = keys.map(({ kind: to, key: name, locales }): Expression<SqlBool> => {
        const same = [eb('to_kind', '=', to), eb('to_key', '=', name)]
        return eb.and(locales ? [...same, eb('from_locale', 'in', [...locales])] : same)
      })
      return eb.or(named)
    })
  return rows.execute()
}

const stateOrder = ['PUBLISHED', 'SAVED', 'PLANNED', 'HEAD', 'DRAFT']

/** The folders of the screens where contents are changed. */
const screens: Readonly<Partial<Record<ReferrerKind, string>>> = { PAGE: 'pages', SECTION: 'sections' }
const appearance: ReadonlySet<ReferrerKind> = new Set(['LOGO', 'BANNER'])

function pathOf({ from_kind, from_id, from_locale }: Row): string | null {
  const folder = screens[from_kind]
  if (folder !== undefined) return `/admin/${folder}/${from_id}?langue=${languageOf(from_locale)}`
  if (appearance.has(from_kind)) return '/admin/apparence'
  const resource = resources.find(({ name }) => name === from_kind.toLowerCase())
  return resource ? `/admin/${resource.name}/${from_id}` : null
}

// The draft of the menu is one document, its stored entries are many.
const MENU_DRAFT = 'MENU DRAFT'
const isDraftOfMenu = ({ from_kind, state }: Row): boolean => from_kind === 'MENU' && state === 'DRAFT'

/** Where a language stands for a person: what has none is first with their own, then the default one of the site. */
const localeRank = ({ site, locale }: Scope, of: string | null): number =>
  of === null || of === '' || of === locale ? 0 : of === site.defaultLocale ? 1 : 2

/** How a content uses another: it names it, or it lists what fits. */
function wayOf({ to_kind, to_key }: Row): Use['ways'][number] {
  if (to_kind !== 'list') return 'NAMED'
  return readListKey(to_key)?.isPromoted === true ? 'PROMOTED' : 'LISTED'
}

function useOf(scope: Scope, rows: readonly Row[], title: string | null): Use[] {
  const ordered = rows.toSorted(
    (one, other) =>
      localeRank(scope, one.from_locale) - localeRank(scope, other.from_locale) ||
      one.from_locale.localeCompare(other.from_locale) ||
      stateOrder.indexOf(one.state) - stateOrder.indexOf(other.state),
  )
  const [first] = ordered
  if (!first) return []
  const versions = new Map(
    ordered.map(({ from_locale, state }) => [`${from_locale} ${state}`, { locale: from_locale === '' ? null : from_locale, state }]),
  )
  const ways = useWays.filter((way) => rows.some((row) => wayOf(row) === way))
  const { from_kind, from_id: id } = first
  return [{ kind: from_kind.toLowerCase() as Use['kind'], id, title, versions: [...versions.values()], ways, path: pathOf(first) }]
}

const kindOrder: readonly Use['kind'][] = [
  'page',
  'shell',
  'section',
  'menu',
  'article',
  'news',
  'service',
  'album',
  'element',
  'product',
  'folder',
  'form',
  'logo',
  'banner',
]

/** The rows of each content. The draft of the menu is a version of the entries that lead there too, and a use of its own without any. */
function groupRows(rows: readonly Row[]): Map<string, Row[]> {
  const drafts = rows.filter(isDraftOfMenu)
  const groups = Map.groupBy(
    rows.filter((row) => !isDraftOfMenu(row)),
    ({ from_kind, from_id }) => `${from_kind} ${from_id}`,
  )
  const entries = [...groups.values()].filter(([row]) => row?.from_kind === 'MENU')
  for (const of of entries) of.push(...drafts)
  if (entries.length === 0 && drafts.length > 0) groups.set(MENU_DRAFT, drafts)
  return groups
}

/** Lists the contents that use one, those of the trash and the content itself left out. */
export async function listUses(db: Kysely<Tables>, scope: Scope, target: Target): Promise<Uses> {
  const isItself = ({ from_kind, from_id }: Row) => from_kind.toLowerCase() === target.kind && String(from_id) === target.key
  const rows = (await readRows(db, scope, target)).filter((row) => !isItself(row))
  const others = rows.filter((row) => !isDraftOfMenu(row))
  const names = await nameUsers(
    db,
    scope,
    others.map(({ from_kind: kind, from_id: id }) => ({ kind, id })),
  )
  const isNamed = (name: string) => name === MENU_DRAFT || names.has(name)
  const named = [...groupRows(rows)].flatMap(([name, of]) => (isNamed(name) ? useOf(scope, of, names.get(name) ?? null) : []))
  const collator = new Intl.Collator(languageOf(scope.locale))
  const rank = ({ versions }: Use) => Math.min(...versions.map(({ locale }) => localeRank(scope, locale)))
  const uses = named.toSorted(
    (one, other) =>
      kindOrder.indexOf(one.kind) - kindOrder.indexOf(other.kind) ||
      rank(one) - rank(other) ||
      collator.compare(one.title ?? '', other.title ?? '') ||
      one.id - other.id,
  )
  return { uses: uses.slice(0, MAX_USES), total: uses.length }
}
