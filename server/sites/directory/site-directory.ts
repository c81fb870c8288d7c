import type { Kysely } from 'kysely'
import { systemClock, type Clock } from '#domain/dates/clock.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import type { Site } from '#server/platform/scope/site.ts'
import { buildSite, sitesByHost } from './build-site.ts'
import { readSites, readVersions } from './repository.ts'

/** All sites in memory, with their hosts and the versions of their content. */
export interface SiteDirectory {
  /** The site of a request: by its Host without the port, else by the site id that it names, else the default site. Its `url` is that of the requested host when it is the site's own. */
  resolve(host: string | undefined, siteId?: string): Site
  /** A site by its number, at its published address; undefined when there is none. */
  find(id: number): Site | undefined
  all(): readonly Site[]
  /** Reads one site, or all of them, again: after a write, a notification or a lost connection. */
  refresh(id?: number): Promise<void>
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

/** The host without its port, in lower case; an IPv6 address keeps its brackets. */
export function hostName(header: string | undefined): string {
  return (header ?? '').toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')
}

class Directory implements SiteDirectory {
  readonly #options: Required<Options>
  #sites = new Map<number, Site>()
  #hosts = new Map<string, Site>()
  #default: Site | undefined
  #lookedAt: number
  #looking: Promise<void> | null = null
  #reading: Promise<void> = Promise.resolve()
  #isResting = false

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

  // One after the other, so that an older answer never replaces a newer one.
  refresh(id?: number): Promise<void> {
    if (this.#isResting) return this.#reading
    const read = (): Promise<void> => this.#read(id)
    return (this.#reading = this.#reading.then(read, read))
  }

  async rest(): Promise<void> {
    this.#isResting = true
    // The caller of a failed read has received its error.
    await Promise.allSettled([this.#looking, this.#reading])
  }

  async #read(id?: number): Promise<void> {
    const rows = await readSites(this.#options.db, id)
    const fresh = rows.sites.map((row) => buildSite(row, rows, this.#options.publicUrl))
    const others = id === undefined ? [] : [...this.#sites.values()].filter((site) => site.id !== id)
    const all = [...others, ...fresh].sort((a, b) => a.id - b.id)
    const otherHosts = id === undefined ? [] : [...this.#hosts].filter(([, site]) => site.id !== id)
    this.#sites = new Map(all.map((site) => [site.id, site]))
    this.#hosts = new Map([...otherHosts, ...fresh.flatMap((site) => [...sitesByHost(site, rows.domains, this.#options.publicUrl)])])
    this.#default = all.find((site) => site.isDefault)
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
    if (versions.size !== this.#sites.size || [...this.#sites.values()].some(isStale)) await this.refresh()
  }
}

/** Reads every site and refreshes them when they change. */
export async function createSiteDirectory(options: Options): Promise<SiteDirectory> {
  const directory = new Directory({ clock: systemClock, onError: () => undefined, ...options })
  await directory.refresh()
  return directory
}
