import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { ListQuery } from '#schemas/api/base/list-grammar.ts'
import type { ClosedPlaces } from '#schemas/runtime/closed-places.ts'
import type { ParameterType, SiteParameter } from '#schemas/api/sites/parameter.ts'
import { systemClock, type Clock } from '#domain/dates/clock.ts'
import { parisDay } from '#domain/dates/paris-day.ts'
import type { IsClosed } from '#domain/urls/disabled-paths.ts'
import { findParameter, isParameterValue, parameterDefinitions, type ParameterDefinition, type ParameterValue } from '#domain/parameters.ts'
import { placeholderValues } from '#domain/text/placeholder-values.ts'
import { normaliseSetting } from '#domain/settings/normalise-setting.ts'
import { formatPhone } from '#i18n/format/phone.ts'
import type { Sanitise } from '#engine/text/html-rules.ts'
import type { PlaceholderValues } from '#engine/text/placeholders.ts'
import type { DatabaseLog } from '#server/database/log.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { checkHtml } from '#server/platform/html/check-html.ts'
import type { ContentCache } from '#server/sites/directory/content-cache.ts'
import type { HtmlRenderer, TextRules } from '#server/platform/html/stored-html.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { paymentCookies } from './payment-cookies.ts'
import { paymentMethods } from './payment-methods.ts'
import { serviceCookies } from './service-cookies.ts'
import { readServicePrices } from './service-prices.ts'
import { readClosings, type Closings, type ReadClosedAddresses } from './closings.ts'
import { readValues, writeValue } from './repository.ts'

/** The settings of sites. */
export interface Parameters {
  /** Returns the value of a setting, or its default. Private settings and raw long texts are included. */
  value(scope: Scope, type: ParameterType): Promise<ParameterValue>
  /** Lists the public settings of a query; long texts only by name. */
  list(scope: Scope, query: ListQuery): Promise<SiteParameter[]>
  /** Returns a long text as visitors see it; null without one. */
  text(scope: Scope, type: ParameterType): Promise<string | null>
  /** Returns the value of each `{{KEY}}` placeholder. */
  placeholders(scope: Scope): Promise<PlaceholderValues>
  /** Returns the text rules of the settings. */
  textRules(scope: Scope): Promise<TextRules>
  /**
   * Returns the text rules, or neutral ones when the settings cannot be read. `isWhole` is false then, and the result must not be cached.
   */
  textRulesForNow(scope: Scope): Promise<TextRulesForNow>
  /** Returns the predicate of disabled paths; null when nothing is disabled. */
  closedPlaces(scope: Scope): Promise<IsClosed | null>
  /** Returns true when the site has a blog. */
  isBlogOpen(scope: Scope): Promise<boolean>
  /** Returns true when the site has a blog, or when its settings cannot be read. */
  isBlogOpenForNow(scope: Scope): Promise<boolean>
  /** Returns the script of the site when the URL contains its hash. */
  script(scope: Scope, hash: string): Promise<string | null>
  /** Returns the URL of the script of the site; null without one. */
  scriptAddress(scope: Scope): Promise<string | null>
  set(siteId: number, type: string, value: ParameterValue, locale?: string): Promise<void>
}

/** Text rules with which a page can be rendered in any case. */
export interface TextRulesForNow extends TextRules {
  readonly isWhole: boolean
  /** The closed places, from which `isClosed` is made. */
  readonly closed: ClosedPlaces | null
}

interface Needs {
  readonly db: Kysely<Tables>
  readonly cache: ContentCache
  readonly sanitise: Sanitise
  readonly readHtml: HtmlRenderer
  readonly log: DatabaseLog
  /** Reads the addresses of pages that are closed to everybody. */
  readonly readClosedAddresses: ReadClosedAddresses
  /** Called after each write with the id of the site. */
  readonly onWrite: (siteId: number) => Promise<void>
  /** True when shops accept payments through the provider. */
  readonly takesPayment?: boolean
  readonly clock?: Clock
}

/** Most bytes of the script of a site. */
export const MAX_SCRIPT_BYTES = 20_000

const lines = parameterDefinitions.filter(({ kind }) => kind !== 'TEXT').map(({ type }) => type)

function scriptHash(source: string): string {
  return createHash('sha256').update(source).digest('hex').slice(0, 16)
}

/** Returns the URL of a script; null for an empty one. */
function addressOfScript(source: ParameterValue): string | null {
  return typeof source === 'string' && source.trim() !== '' ? `/script.${scriptHash(source)}.js` : null
}

/** Returns the settings of a query in its order; without names, all except long texts. */
function wanted({ filters, orderBy }: ListQuery): ParameterDefinition[] {
  const types = filters.flatMap((filter) => (filter.kind === 'enum' && filter.field === 'type' ? [filter] : []))
  const named = types.filter(({ operator }) => operator === 'eq')
  const excluded = types.filter(({ operator }) => operator === 'df').flatMap(({ value }) => value)
  const chosen = parameterDefinitions.filter(
    ({ type, kind, isPrivate }) =>
      !isPrivate && !excluded.includes(type) && (named.length === 0 ? kind !== 'TEXT' : named.some(({ value }) => value.includes(type))),
  )
  return orderBy[0]?.direction === 'desc' ? chosen.toReversed() : chosen
}

class ParameterService implements Parameters {
  readonly #db: Kysely<Tables>
  readonly #cache: ContentCache
  readonly #sanitise: Sanitise
  readonly #readHtml: HtmlRenderer
  readonly #log: DatabaseLog
  readonly #onWrite: Needs['onWrite']
  readonly #takesPayment: boolean
  readonly #readClosedAddresses: ReadClosedAddresses
  readonly #clock: Clock

  constructor({ db, cache, sanitise, readHtml, log, onWrite, readClosedAddresses, takesPayment = false, clock = systemClock }: Needs) {
    this.#db = db
    this.#cache = cache
    this.#sanitise = sanitise
    this.#readHtml = readHtml
    this.#log = log
    this.#onWrite = onWrite
    this.#takesPayment = takesPayment
    this.#readClosedAddresses = readClosedAddresses
    this.#clock = clock
  }

  async value(scope: Scope, type: ParameterType): Promise<ParameterValue> {
    const stored = lines.includes(type) ? await this.#lines(scope) : await this.#long(scope, type)
    return stored.get(type) ?? findParameter(type)?.default ?? null
  }

  async list(scope: Scope, query: ListQuery): Promise<SiteParameter[]> {
    const definitions = wanted(query)
    return Promise.all(
      definitions.map(async ({ id, type, kind, label }) => ({ id, type, kind, label, value: await this.#shown(scope, type, kind) })),
    )
  }

  async text(scope: Scope, type: ParameterType): Promise<string | null> {
    return (await this.#html(scope, type)).html
  }

  placeholders(scope: Scope): Promise<PlaceholderValues> {
    return this.#cache.read(scope, 'placeholders', async () => {
      const stored = await this.#lines(scope)
      const values = placeholderValues((type) => stored.get(type) ?? findParameter(type)?.default ?? null, formatPhone)
      return new Map<string, string | null>([
        ...values,
        ...(await readServicePrices(this.#db, scope)),
        ['SERVICE_COOKIES', serviceCookies(scope)],
        ['PAYMENT_COOKIES', paymentCookies(scope, this.#takesPayment)],
        ['PAYMENT_METHODS', paymentMethods(scope, stored.get('BANK_IBAN') ?? null, this.#takesPayment)],
      ])
    })
  }

  async textRules(scope: Scope): Promise<TextRules> {
    const [placeholders, { isClosed }] = await Promise.all([this.placeholders(scope), this.#closings(scope)])
    return { placeholders, isClosed }
  }

  async textRulesForNow(scope: Scope): Promise<TextRulesForNow> {
    try {
      const [rules, { closed }] = await Promise.all([this.textRules(scope), this.#closings(scope)])
      return { ...rules, closed, isWhole: true }
    } catch (err) {
      this.#log.warn({ err, site: scope.site.id }, 'the settings could not be read: texts go without their placeholders for now')
      return {
        placeholders: placeholderValues((type) => findParameter(type)?.default ?? null, formatPhone),
        isClosed: null,
        closed: null,
        isWhole: false,
      }
    }
  }

  async closedPlaces(scope: Scope): Promise<IsClosed | null> {
    return (await this.#closings(scope)).isClosed
  }

  async isBlogOpen(scope: Scope): Promise<boolean> {
    return (await this.value(scope, 'IS_BLOG_ACTIVATED')) !== false
  }

  async isBlogOpenForNow(scope: Scope): Promise<boolean> {
    try {
      return await this.isBlogOpen(scope)
    } catch (err) {
      this.#log.warn({ err, site: scope.site.id }, 'the settings could not be read: the blog is taken as open for now')
      return true
    }
  }

  async script(scope: Scope, hash: string): Promise<string | null> {
    const source = await this.value(scope, 'SCRIPT_TO_LOAD')
    return typeof source === 'string' && scriptHash(source) === hash ? source : null
  }

  async scriptAddress(scope: Scope): Promise<string | null> {
    return addressOfScript(await this.value(scope, 'SCRIPT_TO_LOAD'))
  }

  async set(siteId: number, type: string, written: ParameterValue, locale = ''): Promise<void> {
    const definition = findParameter(type)
    const value = definition ? normaliseSetting(definition, written) : written
    if (!definition || !isParameterValue(definition, value))
      throw new ApiError('VALIDATION_FAILED', { errors: [{ field: type, code: 'FORMAT' }] })
    if (typeof value === 'string' && definition.kind === 'TEXT') this.#checkText(type, value)
    await writeValue(this.#db, { siteId, type, locale, value })
    await this.#onWrite(siteId)
  }

  #checkText(type: string, text: string): void {
    if (type !== 'SCRIPT_TO_LOAD') return checkHtml(this.#sanitise, type, text)
    if (Buffer.byteLength(text) > MAX_SCRIPT_BYTES) throw new ApiError('VALIDATION_FAILED', { errors: [{ field: type, code: 'TOO_LONG' }] })
  }

  async #shown(scope: Scope, type: ParameterType, kind: ParameterDefinition['kind']): Promise<ParameterValue> {
    if (kind === 'TEXT' && type !== 'SCRIPT_TO_LOAD') return (await this.#html(scope, type)).html
    const value = await this.value(scope, type)
    return type === 'SCRIPT_TO_LOAD' ? addressOfScript(value) : value
  }

  #html(scope: Scope, type: ParameterType): Promise<{ html: string | null }> {
    return this.#cache.read(scope, `html ${type}`, async () => {
      const source = await this.value(scope, type)
      const isText = typeof source === 'string' && source !== ''
      return { html: isText ? this.#readHtml(source, await this.textRules(scope), `site ${scope.site.id}, ${type}`) : null }
    })
  }

  #closings(scope: Scope): Promise<Closings> {
    const { isECommerce, keepsOrders } = scope.site
    const shop = isECommerce ? 'open' : keepsOrders ? 'kept' : 'closed'
    return this.#cache.read(scope, `closings, shop ${shop}`, async () =>
      readClosings(this.#readClosedAddresses, scope, await this.#lines(scope)),
    )
  }

  #lines(scope: Scope): Promise<ReadonlyMap<string, ParameterValue>> {
    return this.#cache.read(scope, 'parameters', () => readValues(this.#db, scope, lines, parisDay(this.#clock())))
  }

  #long(scope: Scope, type: ParameterType): Promise<ReadonlyMap<string, ParameterValue>> {
    return this.#cache.read(scope, `parameter ${type}`, () => readValues(this.#db, scope, [type], parisDay(this.#clock())))
  }
}

/** Creates the service of settings. */
export function createParameters(needs: Needs): Parameters {
  return new ParameterService(needs)
}
