import type { Kysely, Transaction } from 'kysely'
import { shellNameSchema, type ShellData, type ShellName } from '#schemas/api/content/shell.ts'
import type { ShellDocument, ShellRegions } from '#schemas/generated/content.ts'
import { readRegions } from '#engine/draft/document/read-document.ts'
import type { BlockProblem } from '#engine/validation/block-error.ts'
import { freeAnchors } from '#engine/validation/unique-anchors.ts'
import { readHash } from '#engine/document/read-hash.ts'
import { SHELL_REGIONS } from '#engine/draft/document/page-order.ts'
import { prepareBlocks } from '#engine/prepare-blocks.ts'
import type { Registry } from '#engine/registry/registry.ts'
import type { Audience } from '#engine/visibility/visibility.ts'
import type { Clock } from '#domain/dates/clock.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { announceSite } from '#server/sites/directory/announce-site.ts'
import type { ContentCache } from '#server/sites/directory/content-cache.ts'
import type { Parameters } from '#server/sites/parameters/service.ts'
import { ApiError, notFound } from '#server/platform/errors/api-error.ts'
import { localesOf, type Scope } from '#server/platform/scope/site.ts'
import type { Sanitiser } from './sanitiser.ts'
import { readReach, type ShellReach } from './shell-reach.ts'
import { saveShell, type SavedShell, type ShellInput, type ShellKey, type ShellSaveOptions } from './write/save-shell.ts'
import { withdrawShell } from './write/withdraw-shell.ts'

/** A shell fit to be rendered for one audience. */
export interface PreparedShell extends ShellDocument {
  readonly problems: readonly BlockProblem[]
  readonly nextEdge: number | null
  /** False if the settings could not be read. Such a shell is not cached. */
  readonly isWhole: boolean
}

/** The audience and the moment for which a shell is shown. */
export interface ShellReader {
  readonly audience: Audience
  readonly now: number
  readonly regions?: ShellRegions | null
}

/** The shells around a site's pages. */
export interface Shells {
  /** A shell as visitors see it, in the scope's language or else the site's default one; an unknown name is refused. */
  read(scope: Scope, name: string): Promise<ShellDocument>
  /** A shell with its blocks migrated, validated, cleaned and filtered for an audience. `regions` are shown in place of those that visitors see now. */
  prepare(scope: Scope, name: string, reader: ShellReader): Promise<PreparedShell>
  /** A shell as the call `shell.get` answers it to an audience. */
  get(scope: Scope, name: string, audience: Audience): Promise<ShellData>
  /** Reads which published pages a shell stands around in the language of the scope. */
  reach(scope: Scope, name: ShellName): Promise<ShellReach>
  /** Lets a language show the shell of the site's default one again, in the given transaction; false when it did already. */
  withdraw(trx: Transaction<Tables>, key: ShellKey): Promise<boolean>
  /** Checks a shell, stores it as a revision and publishes it. PAGE_INVALID with the issues, STALE_VERSION for another saved state. */
  save(siteId: number, locale: string, shell: ShellInput, options: ShellSaveOptions): Promise<SavedShell>
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

/** The regions of a shell without blocks. */
export const NO_REGIONS: ShellRegions = { topBar: [], appBar: [], mobileAppBar: [], bottomBar: [], footer: [] }

async function readShell(db: Kysely<Tables>, scope: Scope, name: ShellName): Promise<ShellDocument> {
  const rows = await db
    .selectFrom('seen_shells')
    .select(['locale', 'regions', 'hash'])
    .where('site_id', '=', scope.site.id)
    .where('name', '=', name)
    .where('locale', 'in', localesOf(scope))
    .execute()
  const row = rows.find(({ locale }) => locale === scope.locale) ?? rows[0]
  const regions = readRegions(row?.regions)
  return { name, hash: readHash(row?.hash, regions), regions }
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

  async prepare(scope: Scope, name: string, { audience, now, regions: given }: ShellReader): Promise<PreparedShell> {
    const { registry, parameters, sanitiser } = this.#needs
    const seen = await this.read(scope, name)
    const shell = given ? { ...seen, regions: given } : seen
    const { isWhole, ...rules } = await parameters.textRulesForNow(scope)
    const prepared = SHELL_REGIONS.map((region) => {
      const reading = { ...rules, sanitise: sanitiser.sanitise, audience, now, place: `shell(${name}).${region}` }
      return prepareBlocks(registry, shell.regions[region], reading)
    })
    const edges = prepared.flatMap(({ nextEdge }) => nextEdge ?? [])
    const freed = freeAnchors(prepared.map(({ blocks }) => blocks))
    return {
      ...shell,
      regions: { ...NO_REGIONS, ...Object.fromEntries(SHELL_REGIONS.map((region, index) => [region, freed[index]])) },
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

  reach(scope: Scope, name: ShellName): Promise<ShellReach> {
    return readReach(this.#needs.db, scope, name)
  }

  withdraw(trx: Transaction<Tables>, key: ShellKey): Promise<boolean> {
    announceSite(trx, key.siteId, this.#needs.onWrite)
    return withdrawShell({ trx, registry: this.#needs.registry }, key)
  }

  save(siteId: number, locale: string, shell: ShellInput, options: ShellSaveOptions): Promise<SavedShell> {
    return saveShell(this.#needs, { siteId, locale, shell }, options)
  }
}

/** Reads and writes shells. */
export function createShells(needs: Needs): Shells {
  return new ShellService(needs)
}
