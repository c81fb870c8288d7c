import type { Kysely } from 'kysely'
import { systemClock, type Clock } from '#domain/dates/clock.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import type { Site } from '#server/platform/scope/site.ts'
import { buildSite, sitesByHost } from './build-site.ts'
import { dropForeignCookies } from './own-cookies.ts'
import { readSites, readVersions, rowsBySite } from './repository.ts'

/** All sites in memory, with their hosts and the versions of their content. */
export interface SiteDirectory {
  /** The site of a request: by its Host without the port, else by the site id that it names, else the default site. Its `url` is that of the requested host when it is the site's own. */
  resolve(host: string | undefined, siteId?: string): Site
  /** A site by its number, at its published address; undefined when there is none. */
  find(id: number): Site | undefined
  all(): readonly Site[]
  /** Reads one site, or all of them, again: after a write, a notification or a lost connection. */
  refresh(id?: number): Promise<void>
  /** Adds an act that is done after the instant at which something planned appears or goes, before its site is read for the last time. */
  onEdge(act: () => Promise<unknown>): void
  /** Stops reading; settles once the running reads have ended. */
  rest(): Promise<void>
}

interface Options {
  readonly db: Kysely<Tables>
  readonly publicUrl: string
  readonly clock?: Clock
  /** Receives the error of a failed query; the directory keeps serving the sites in memory. */
  readonly onError?: (error: unknown) => void
}

const LOOK_EVERY_MS = 1000
/** The longest delay of a timer. A later instant is waited for again. */
const MAX_DELAY_MS = 2 ** 31 - 1
/** The shortest wait for an instant that the clock of the database has not reached yet. */
const MIN_DELAY_MS = 50

/** The host without its port, in lower case; an IPv6 address keeps its brackets. */
export function hostName(header: string | undefined): string {
  return (header ?? '').toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')
}

class Directory implements SiteDirectory {
  readonly #options: Required<Options>
  /** As they were read; `#sites` and `#hosts` lack the domains of cookies that reach another site. */
  #read = { sites: new Map<number, Site>(), hosts: new Map<string, Site>() }
  #sites = new Map<number, Site>()
  #hosts = new Map<string, Site>()
  #default: Site | undefined
  #lookedAt: number
  #looking: Promise<void> | null = null
  #reading: Promise<void> = Promise.resolve()
  #isResting = false
  #atEdge: NodeJS.Timeout | undefined
  readonly #acts: (() => Promise<unknown>)[] = []

  constructor(options: Required<Options>) {
    this.#options = options
    this.#lookedAt = options.clock()
  }

  resolve(host: string | undefined, siteId?: string): Site {
    this.#lookAgain()
    const known = this.#hosts.get(hostName(host))
    if (known === undefined && siteId !== undefined && siteId !== '') {
      const named = /^[1-9]\d{0,8}$/.test(siteId) ? this.#sites.get(Number(siteId)) : undefined
      if (!named) throw new ApiError('SITE_UNKNOWN')
      return named
    }
    const site = known ?? this.#default
    if (!site) throw new ApiError('SITE_UNKNOWN')
    return site
  }

  find(id: number): Site | undefined {
    this.#lookAgain()
    return this.#sites.get(id)
  }

  all(): readonly Site[] {
    return [...this.#sites.values()]
  }

  onEdge(act: () => Promise<unknown>): void {
    this.#acts.push(act)
  }

  // The clock of the database has the last word: an act that is due for it is done after the sites that were read for it.
  async #passEdge(): Promise<void> {
    await this.refresh()
    for (const act of this.#acts) if (!this.#isResting) await act()
  }

  // One after the other, so that an older answer never replaces a newer one.
  refresh(id?: number): Promise<void> {
    if (this.#isResting) return this.#reading
    const read = (): Promise<void> => this.#readSites(id)
    return (this.#reading = this.#reading.then(read, read))
  }

  async rest(): Promise<void> {
    this.#isResting = true
    clearTimeout(this.#atEdge)
    // The caller of a failed read has received its error.
    await Promise.allSettled([this.#looking, this.#reading])
  }

  async #readSites(id?: number): Promise<void> {
    const rows = await readSites(this.#options.db, id)
    const rowsOf = rowsBySite(rows)
    const fresh = rows.sites.map((row) => buildSite(row, rowsOf(row.id), this.#options.publicUrl))
    const others = id === undefined ? [] : [...this.#read.sites.values()].filter((site) => site.id !== id)
    const all = [...others, ...fresh].sort((a, b) => a.id - b.id)
    const otherHosts = id === undefined ? [] : [...this.#read.hosts].filter(([, site]) => site.id !== id)
    const hosts = new Map([
      ...otherHosts,
      ...fresh.flatMap((site) => [...sitesByHost(site, rowsOf(site.id).domains, this.#options.publicUrl)]),
    ])
    this.#read = { sites: new Map(all.map((site) => [site.id, site])), hosts }
    const keep = dropForeignCookies(hosts)
    this.#sites = new Map(all.map((site) => [site.id, keep(site)]))
    this.#hosts = new Map([...hosts].map(([host, site]) => [host, keep(site)]))
    this.#default = [...this.#sites.values()].find((site) => site.isDefault)
    this.#readAtEdge()
  }

  // What is planned appears and goes at its instant, also on a server without requests at that time.
  #readAtEdge(): void {
    clearTimeout(this.#atEdge)
    const edges = [...this.#sites.values()].flatMap(({ nextEdge }) => nextEdge ?? [])
    if (edges.length === 0 || this.#isResting) return
    const delay = Math.max(MIN_DELAY_MS, Math.min(...edges) - systemClock())
    this.#atEdge = setTimeout(() => void this.#passEdge().catch(this.#options.onError), Math.min(delay, MAX_DELAY_MS))
    this.#atEdge.unref()
  }

  // A notification can be lost with its connection, and a planned publication sends none: look once a second at most.
  #lookAgain(): void {
    const now = this.#options.clock()
    if (this.#isResting || this.#looking || now - this.#lookedAt < LOOK_EVERY_MS) return
    this.#lookedAt = now
    this.#looking = this.#look(now)
      .catch(this.#options.onError)
      .finally(() => (this.#looking = null))
  }

  async #look(now: number): Promise<void> {
    const versions = await readVersions(this.#options.db)
    const isStale = (site: Site): boolean =>
      site.contentVersion.split('.', 1)[0] !== String(versions.get(site.id)) || (site.nextEdge !== null && now >= site.nextEdge)
    if (versions.size !== this.#sites.size || [...this.#sites.values()].some(isStale)) await this.#passEdge()
  }
}

/** Reads every site and refreshes them when they change. */
export async function createSiteDirectory(options: Options): Promise<SiteDirectory> {
  const directory = new Directory({ clock: systemClock, onError: () => undefined, ...options })
  await directory.refresh()
  return directory
}
