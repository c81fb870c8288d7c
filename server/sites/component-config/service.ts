import type { Kysely } from 'kysely'
import type { ComponentSlug } from '#schemas/api/sites/component.ts'
import type { Json } from '#schemas/generated/content.ts'
import {
  validateConfContact,
  validateConfGoogleReviews,
  validateConfOpeningHours,
  validateConfProductFileGenerator,
  type SchemaValidator,
} from '#schemas/generated/validators.js'
import type { Clock } from '#domain/dates/clock.ts'
import { jsonb } from '#server/database/jsonb.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import type { DatabaseLog } from '#server/database/log.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { ContentCache } from '#server/sites/directory/content-cache.ts'
import { notFound, ApiError } from '#server/platform/errors/api-error.ts'
import { noteRewritten } from '#server/platform/resources/item-versions.ts'
import { localesOf, type Scope } from '#server/platform/scope/site.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { defaultConfs } from './default-config.ts'
import { hoursConf, sharedHours } from './hours-conf.ts'

/** The configuration of a component. */
export type Conf = Readonly<Record<string, Json>>

/** The configurations of a site's components. */
export interface Confs {
  /** The site's configuration of a known component, else its default; a component that the code does not know is refused. */
  get(scope: Scope, slug: string): Promise<Conf>
  set(siteId: number, slug: ComponentSlug, config: Record<string, Json>, locale?: string): Promise<void>
}

const validators: Readonly<Record<ComponentSlug, SchemaValidator>> = {
  PRODUCT_FILE_GENERATOR: validateConfProductFileGenerator,
  OPENING_HOURS: validateConfOpeningHours,
  CONTACT: validateConfContact,
  GOOGLE_REVIEWS: validateConfGoogleReviews,
}

/** Refuses what a component could not read; what is not said comes from the default. */
function checkConf(slug: ComponentSlug, config: Conf): void {
  const validate = validators[slug]
  if (validate({ ...defaultConfs[slug], ...config })) return
  const errors = (validate.errors ?? []).map(({ instancePath, params: { additionalProperty: name } }) => {
    const path = typeof name === 'string' ? `${instancePath}/${name}` : instancePath
    return { field: path.slice(1).replaceAll('/', '.'), code: 'FORMAT' }
  })
  throw new ApiError('VALIDATION_FAILED', { errors })
}

/** A configuration with what is stored over it, as far as a component can read that: what was written beside `set`, by hand or by an old backup, may hold anything. */
function laidOver(slug: ComponentSlug, below: Conf, stored: Conf): Conf {
  const validate = validators[slug]
  const whole = { ...below, ...stored }
  if (validate(whole)) return whole
  return Object.entries(stored).reduce((taken, [name, value]) => {
    const more = { ...taken, [name]: value }
    return validate(more) ? more : taken
  }, below)
}

interface Needs {
  readonly db: Kysely<Tables>
  readonly cache: ContentCache
  /** Called after each write, with the site's number. */
  readonly onWrite: (siteId: number) => Promise<void>
  readonly log: DatabaseLog
  readonly clock: Clock
}

function isKnown(slug: string): slug is ComponentSlug {
  return Object.hasOwn(defaultConfs, slug)
}

/** Reads and writes component configurations; one of a language goes over that of all languages, which goes over the default. */
export function createConfs({ db, cache, onWrite, log, clock }: Needs): Confs {
  const load = async (scope: Scope, slug: ComponentSlug): Promise<Conf> => {
    const rows = await db
      .selectFrom('component_confs')
      .select(['locale', 'config'])
      .where('site_id', '=', scope.site.id)
      .where('slug', '=', slug)
      .where('locale', 'in', ['', ...localesOf(scope)])
      .execute()
    const of = (locale: string): Conf => rows.find((row) => row.locale === locale)?.config ?? {}
    const [first, second = first] = localesOf(scope)
    const conf = ['', second ?? '', first ?? ''].reduce<Conf>((below, locale) => {
      const read = laidOver(slug, below, of(locale))
      if (Object.entries(of(locale)).some(([name, value]) => ownValue(read, name) !== value))
        log.warn({ siteId: scope.site.id, slug, locale }, 'a stored configuration cannot be read as it is')
      return read
    }, defaultConfs[slug])
    if (slug !== 'OPENING_HOURS') return conf
    return hoursConf(db, scope, { base: of(''), spoken: [of(first ?? ''), of(second ?? '')], conf, now: clock() })
  }
  return {
    get: async (scope, slug) => {
      if (!isKnown(slug)) throw notFound()
      return cache.read(scope, `conf ${slug}`, () => load(scope, slug))
    },
    set: async (siteId, slug, config, locale = '') => {
      checkConf(slug, config)
      const stored = jsonb(slug === 'OPENING_HOURS' && locale !== '' ? sharedHours(config) : config)
      await inTransaction(db, async (trx) => {
        await trx
          .insertInto('component_confs')
          .values({ site_id: siteId, slug, locale, config: stored })
          .onConflict((conflict) => conflict.columns(['site_id', 'slug', 'locale']).doUpdateSet({ config: stored }))
          .execute()
        if (slug === 'OPENING_HOURS') await noteRewritten(trx, siteId, 'hours', [siteId])
      })
      await onWrite(siteId)
    },
  }
}
