import type { Expression, Kysely, SqlBool } from 'kysely'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import { resources } from '#schemas/admin/resources/resources.ts'
import { languageOf } from '#i18n/locale.ts'
import type { ContentRefsTable, ReferrerKind } from '#server/database/tables/reference-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { nameUsers } from './name-users.ts'
import { targetKeys, type UsedKind } from './target-keys.ts'

type Uses = AdminCallData['reference.list']
type Use = Uses['uses'][number]
type Row = Pick<ContentRefsTable, 'from_kind' | 'from_id' | 'from_locale' | 'state'>

/** The most uses that are named. */
const MAX_USES = 100

/** A content by which another is used: its kind, and its number there. */
export interface Target {
  readonly kind: UsedKind
  readonly key: string
  /** True to leave out the planned versions of items. */
  readonly isMerged?: boolean
}

const itemKinds = resources.map(({ name }) => name.toUpperCase() as ReferrerKind)

async function readRows(db: Kysely<Tables>, { site }: Scope, { kind, key, isMerged = false }: Target): Promise<Row[]> {
  const keys = await targetKeys(db, site, kind, key)
  if (keys.length === 0) return []
  const rows = db
    .selectFrom('content_refs')
    .select(['from_kind', 'from_id', 'from_locale', 'state'])
    .distinct()
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
const isDraftOfMenu = ({ from_kind, state }: Row): boolean => from_kind === 'MENU' && state === 'DRAFT'

function useOf(rows: readonly Row[], title: string | null): Use[] {
  const [first] = rows
  if (!first) return []
  const versions = rows
    .toSorted((one, other) => stateOrder.indexOf(one.state) - stateOrder.indexOf(other.state))
    .map(({ from_locale, state }) => ({ locale: from_locale === '' ? null : from_locale, state }))
  return [{ kind: first.from_kind.toLowerCase() as Use['kind'], id: first.from_id, title, versions, path: pathOf(first) }]
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

/** Lists the contents that use one, those of the trash and the content itself left out. */
export async function listUses(db: Kysely<Tables>, scope: Scope, target: Target): Promise<Uses> {
  const isItself = ({ from_kind, from_id }: Row) => from_kind.toLowerCase() === target.kind && String(from_id) === target.key
  const rows = (await readRows(db, scope, target)).filter((row) => !isItself(row))
  const drafts = rows.filter(isDraftOfMenu)
  const others = rows.filter((row) => !isDraftOfMenu(row))
  const names = await nameUsers(
    db,
    scope,
    others.map(({ from_kind: kind, from_id: id }) => ({ kind, id })),
  )
  const groups = [...Map.groupBy(others, ({ from_kind, from_id }) => `${from_kind} ${from_id}`)]
  const named = groups.flatMap(([name, of]) => (names.has(name) ? useOf(of, names.get(name) ?? null) : []))
  const collator = new Intl.Collator(languageOf(scope.locale))
  const uses = [...named, ...useOf(drafts, null)].toSorted(
    (one, other) =>
      kindOrder.indexOf(one.kind) - kindOrder.indexOf(other.kind) ||
      collator.compare(one.title ?? '', other.title ?? '') ||
      one.id - other.id,
  )
  return { uses: uses.slice(0, MAX_USES), total: uses.length }
}
