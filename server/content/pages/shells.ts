import type { Kysely, Transaction } from 'kysely'
import { shellNameSchema, type ShellData, type ShellName } from '#schemas/api/content/shell.ts'
import type { ShellDocument, ShellRegions } from '#schemas/generated/content.ts'
import type { BlockProblem } from '#engine/validation/block-error.ts'
import { checkShell } from '#engine/validation/validate-page.ts'
import { freeAnchors } from '#engine/validation/unique-anchors.ts'
import { hashOf } from '#engine/document/hash.ts'
import { prepareBlocks } from '#engine/prepare-blocks.ts'
import type { Registry } from '#engine/registry/registry.ts'
import type { Audience } from '#engine/visibility/visibility.ts'
import type { Clock } from '#domain/dates/clock.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import { jsonb } from '#server/database/jsonb.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { ContentCache } from '#server/sites/directory/content-cache.ts'
import type { Parameters } from '#server/sites/parameters/service.ts'
import { announceSite } from '#server/sites/directory/announce-site.ts'
import { notFound, ApiError } from '#server/platform/errors/api-error.ts'
import { localesOf, type Scope } from '#server/platform/scope/site.ts'
import { visibilityBoundaries } from './visibility-boundaries.ts'
import type { Sanitiser } from './sanitiser.ts'

/** A shell fit to be rendered for one audience. */
export interface PreparedShell extends ShellDocument {
  readonly problems: readonly BlockProblem[]
  readonly nextEdge: number | null
  /** False if the settings could not be read. Such a shell is not cached. */
  readonly isWhole: boolean
}

type ShellInput = Pick<ShellDocument, 'name' | 'regions'>

/** The shells around a site's pages. */
export interface Shells {
  /** A shell as stored, in the scope's language or else the site's default one; an unknown name is refused. */
  read(scope: Scope, name: string): Promise<ShellDocument>
  /** A shell with its blocks migrated, validated, cleaned and filtered for an audience. */
  prepare(scope: Scope, name: string, reader: { audience: Audience; now: number }): Promise<PreparedShell>
  /** A shell as the call `shell.get` answers it to an audience. */
  get(scope: Scope, name: string, audience: Audience): Promise<ShellData>
  /** Checks and stores a shell, in the given transaction if there is one. A shell with issues is refused. */
  save(siteId: number, locale: string, shell: ShellInput, given?: Transaction<Tables>): Promise<{ hash: string }>
}

interface Needs {
  readonly db: Kysely<Tables>
  readonly cache: ContentCache
  readonly registry: Registry
  readonly sanitiser: Sanitiser
  readonly parameters: Parameters
  readonly clock: Clock
  /** Called after each write, with the site's number. */
  readonly onWrite: (siteId: number) => Promise<void>
}

/** The five regions of a shell, in the order of the page. */
const regionNames = ['topBar', 'appBar', 'mobileAppBar', 'bottomBar', 'footer'] as const

const emptyRegions: ShellRegions = { topBar: [], appBar: [], mobileAppBar: [], bottomBar: [], footer: [] }

async function readShell(db: Kysely<Tables>, scope: Scope, name: ShellName): Promise<ShellDocument> {
  const rows = await db
    .selectFrom('shells')
    .select(['locale', 'regions', 'hash'])
    .where('site_id', '=', scope.site.id)
    .where('name', '=', name)
    .where('locale', 'in', localesOf(scope))
    .execute()
  const row = rows.find(({ locale }) => locale === scope.locale) ?? rows[0]
  const regions = { ...emptyRegions, ...row?.regions }
  return { name, hash: row?.hash ?? hashOf(regions), regions }
}

class ShellService implements Shells {
  readonly #needs: Needs

  constructor(needs: Needs) {
    this.#needs = needs
  }

  async read(scope: Scope, name: string): Promise<ShellDocument> {
    const known = shellNameSchema.safeParse(name)
    if (!known.success) throw notFound()
    return this.#needs.cache.read(scope, `shell ${name}`, () => readShell(this.#needs.db, scope, known.data))
  }

  async prepare(scope: Scope, name: string, { audience, now }: { audience: Audience; now: number }): Promise<PreparedShell> {
    const { registry, parameters, sanitiser } = this.#needs
    const shell = await this.read(scope, name)
    const { isWhole, ...rules } = await parameters.textRulesForNow(scope)
    const prepared = regionNames.map((region) => {
      const reading = { ...rules, sanitise: sanitiser.sanitise, audience, now, place: `shell(${name}).${region}` }
      return prepareBlocks(registry, shell.regions[region], reading)
    })
    const edges = prepared.flatMap(({ nextEdge }) => nextEdge ?? [])
    const freed = freeAnchors(prepared.map(({ blocks }) => blocks))
    return {
      ...shell,
      regions: { ...emptyRegions, ...Object.fromEntries(regionNames.map((region, index) => [region, freed[index]])) },
      problems: prepared.flatMap(({ problems }) => problems),
      nextEdge: edges.length === 0 ? null : Math.min(...edges),
      isWhole,
    }
  }

  async get(scope: Scope, name: string, audience: Audience): Promise<ShellData> {
    const { hash, regions, isWhole } = await this.prepare(scope, name, { audience, now: this.#needs.clock() })
    // Responses are cached, so an incomplete one is refused.
    if (!isWhole) throw new ApiError('UNAVAILABLE')
    return { name: name === 'page' ? 'page' : 'default', hash, regions }
  }

  async save(siteId: number, locale: string, { name, regions }: ShellInput, given?: Transaction<Tables>): Promise<{ hash: string }> {
    const { db, registry, sanitiser, onWrite } = this.#needs
    const issues = checkShell(registry, { name, hash: '', regions }, { sanitise: sanitiser.sanitise })
    if (issues.length > 0) throw new ApiError('PAGE_INVALID', { errors: issues })
    const hash = hashOf(regions)
    const row = { regions: jsonb(regions), hash, edges: visibilityBoundaries(...regionNames.map((region) => regions[region])) }
    await inTransaction(given ?? db, async (trx) => {
      announceSite(trx, siteId, onWrite)
      await trx
        .insertInto('shells')
        .values({ site_id: siteId, name, locale, ...row })
        .onConflict((conflict) => conflict.columns(['site_id', 'name', 'locale']).doUpdateSet(row))
        .execute()
    })
    return { hash }
  }
}

/** Reads and writes shells. */
export function createShells(needs: Needs): Shells {
  return new ShellService(needs)
}
