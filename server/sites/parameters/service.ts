import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { ListQuery } from '#schemas/api/base/list-grammar.ts'
import type { ParameterType, SiteParameter } from '#schemas/api/sites/parameter.ts'
import { disabledPaths, closingSettings, type IsClosed } from '#domain/urls/disabled-paths.ts'
import { findParameter, isParameterValue, parameterDefinitions, type ParameterDefinition, type ParameterValue } from '#domain/parameters.ts'
import { placeholderValues } from '#domain/text/placeholder-values.ts'
import { formatPhone } from '#i18n/format/phone.ts'
import type { Sanitise } from '#engine/validation/html-rules.ts'
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
import { readValues, writeValue } from './repository.ts'

/** The settings of sites. */
export interface Parameters {
  /** One setting's value, its default when the site has not set it; long texts come as stored, private ones too. */
  value(scope: Scope, type: ParameterType): Promise<ParameterValue>
  /** The public settings that a query asks for; long texts only when it names them. */
  list(scope: Scope, query: ListQuery): Promise<SiteParameter[]>
  /** One long text as visitors read it now; null when the site has none. */
  text(scope: Scope, type: ParameterType): Promise<string | null>
  /** What stands for each `{{KEY}}` of the site's texts. */
  placeholders(scope: Scope): Promise<PlaceholderValues>
  /** What the settings do to texts. */
  textRules(scope: Scope): Promise<TextRules>
  /** What the settings do to texts, or nothing at all for now when they cannot be read: `isWhole` is false then and what is made of them must not be kept. */
  textRulesForNow(scope: Scope): Promise<TextRulesForNow>
  /** Which addresses lead to what the site has switched off; null when nothing is. */
  closedPlaces(scope: Scope): Promise<IsClosed | null>
  /** Whether the site has a blog. */
  isBlogOpen(scope: Scope): Promise<boolean>
  /** Whether the site has a blog; it has one for now when its settings cannot be read. */
  isBlogOpenForNow(scope: Scope): Promise<boolean>
  /** The site's own script, when the address names it by its hash. */
  script(scope: Scope, hash: string): Promise<string | null>
  /** Where the site's own script is; null when it has none. */
  scriptAddress(scope: Scope): Promise<string | null>
  set(siteId: number, type: string, value: ParameterValue, locale?: string): Promise<void>
}

/** Rules with which a page may be shown in any case. */
export interface TextRulesForNow extends TextRules {
  readonly isWhole: boolean
}

interface Needs {
  readonly db: Kysely<Tables>
  readonly cache: ContentCache
  readonly sanitise: Sanitise
  readonly readHtml: HtmlRenderer
  readonly log: DatabaseLog
  /** Called after each write, with the site's number. */
  readonly onWrite: (siteId: number) => Promise<void>
  /** Whether shops can be paid through the payment provider. */
  readonly takesPayment?: boolean
}

const MAX_SCRIPT_BYTES = 20_000

const lines = parameterDefinitions.filter(({ kind }) => kind !== 'TEXT').map(({ type }) => type)

function scriptHash(source: string): string {
  return createHash('sha256').update(source).digest('hex').slice(0, 16)
}

/** Where a script is served; null for an empty one. */
function addressOfScript(source: ParameterValue): string | null {
  return typeof source === 'string' && source.trim() !== '' ? `/script.${scriptHash(source)}.js` : null
}

/** The settings that a query names, in their order; without a name, all but the long texts. */
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

  constructor({ db, cache, sanitise, readHtml, log, onWrite, takesPayment = false }: Needs) {
    this.#db = db
    this.#cache = cache
    this.#sanitise = sanitise
    this.#readHtml = readHtml
    this.#log = log
    this.#onWrite = onWrite
    this.#takesPayment = takesPayment
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
        ['PAYMENT_COOKIES', paymentCookies(scope, this.#takesPayment)],
        ['PAYMENT_METHODS', paymentMethods(scope, stored.get('BANK_IBAN') ?? null, this.#takesPayment)],
      ])
    })
  }

  async textRules(scope: Scope): Promise<TextRules> {
    const [placeholders, isClosed] = await Promise.all([this.placeholders(scope), this.closedPlaces(scope)])
    return { placeholders, isClosed }
  }

  async textRulesForNow(scope: Scope): Promise<TextRulesForNow> {
    try {
      return { ...(await this.textRules(scope)), isWhole: true }
    } catch (err) {
      this.#log.warn({ err, site: scope.site.id }, 'the settings could not be read: texts go without their placeholders for now')
      return {
        placeholders: placeholderValues((type) => findParameter(type)?.default ?? null, formatPhone),
        isClosed: null,
        isWhole: false,
      }
    }
  }

  async closedPlaces(scope: Scope): Promise<IsClosed | null> {
    const stored = await this.#lines(scope)
    return disabledPaths(new Set(closingSettings.filter((type) => stored.get(type) === false)))
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

  async set(siteId: number, type: string, value: ParameterValue, locale = ''): Promise<void> {
    const definition = findParameter(type)
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

  #lines(scope: Scope): Promise<ReadonlyMap<string, ParameterValue>> {
    return this.#cache.read(scope, 'parameters', () => readValues(this.#db, scope, lines))
  }

  #long(scope: Scope, type: ParameterType): Promise<ReadonlyMap<string, ParameterValue>> {
    return this.#cache.read(scope, `parameter ${type}`, () => readValues(this.#db, scope, [type]))
  }
}

/** Reads and writes the settings of sites. */
export function createParameters(needs: Needs): Parameters {
  return new ParameterService(needs)
}
