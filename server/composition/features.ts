import type { Kysely } from 'kysely'
import { catalogue } from '#blocks/catalogue.ts'
import { systemClock, type Clock } from '#domain/dates/clock.ts'
import { createRegistry, type Registry } from '#engine/registry/registry.ts'
import { createFetchOutside, type SafeFetch } from '#server/adapters/outbound/safe-fetch.ts'
import { noSecretBox, type SecretBox } from '#server/adapters/secret-box.ts'
import type { PaymentProvider } from '#server/adapters/stripe/payment-provider.ts'
import type { FileStore } from '#server/adapters/file-store.ts'
import type { DatabaseLog } from '#server/database/log.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { createBlogPageItems } from '#server/content/blog/route-parameters.ts'
import { createBlogs, type Blogs } from '#server/content/blog/service.ts'
import { syncFactLabels } from '#server/shop/catalogue/sync-fact-labels.ts'
import { createConfs, type Confs } from '#server/sites/component-config/service.ts'
import { createContentCache } from '#server/sites/directory/content-cache.ts'
import { createReadItemLanguages, type ReadItemLanguages } from '#server/content/items/item-locales.ts'
import { createContentPageItems } from '#server/content/items/route-parameters.ts'
import { createElements, type Elements } from '#server/content/collections/service.ts'
import { createReadHtml } from '#server/platform/html/stored-html.ts'
import { createRevisions, type Revisions } from '#server/content/drafts/revisions.ts'
import { createDrafts, type Drafts } from '#server/content/drafts/service.ts'
import { createMediaAdmin, type MediaAdmin } from '#server/content/media/media-admin.ts'
import { createModels, type Models } from '#server/content/models/service.ts'
import { createPreviews, type Previews } from '#server/content/previews/service.ts'
import { createImages, type Images } from '#server/content/media/svg-service.ts'
import { createLibrary, type Library } from '#server/content/media/import-media.ts'
import { createMedia, type Media } from '#server/content/media/service.ts'
import { findReference, findToken } from '#server/content/pages/route-parameters.ts'
import { createSanitiser, type Sanitiser } from '#server/content/pages/sanitiser.ts'
import { createPages, type Pages } from '#server/content/pages/service.ts'
import { createParameters, type Parameters } from '#server/sites/parameters/service.ts'
import { createShells, type Shells } from '#server/content/pages/shells.ts'
import { createSites, type Sites } from '#server/content/appearance/service.ts'
import { createSiteDirectory, type SiteDirectory } from '#server/sites/directory/site-directory.ts'
import { createCookieDomainSetting, type CookieDomainSetting } from '#server/people/sessions/cookie-domain-setting.ts'
import { createVisits, type Visits } from '#server/content/visits/service.ts'
import { createAccountFeatures, type AccountFeatures } from './account-features.ts'
import { createContentFeatures, type ContentFeatures } from './content-features.ts'
import { createShopFeatures, type ShopFeatures } from './shop-features.ts'

/** Everything that answers for the content of sites and the accounts on them. */
export interface Features extends AccountFeatures, ContentFeatures, ShopFeatures {
  readonly directory: SiteDirectory
  readonly registry: Registry
  readonly sanitiser: Sanitiser
  readonly sites: Sites
  readonly parameters: Parameters
  readonly confs: Confs
  readonly shells: Shells
  readonly pages: Pages
  readonly drafts: Drafts
  readonly revisions: Revisions
  readonly mediaAdmin: MediaAdmin
  readonly previews: Previews
  readonly models: Models
  readonly media: Media
  readonly library: Library
  readonly images: Images
  readonly blogs: Blogs
  readonly elements: Elements
  readonly cookieDomain: CookieDomainSetting
  readonly itemLanguages: ReadItemLanguages
  readonly visits: Visits
}

/** The dependencies of the features. */
export interface FeatureParts {
  readonly db: Kysely<Tables>
  readonly files: FileStore
  readonly publicUrl: string
  readonly log: DatabaseLog
  readonly clock?: Clock
  /** RATE_LIMIT_FACTOR. */
  readonly rateLimitFactor?: number
  readonly fetchOutside?: SafeFetch
  /** Encrypts secrets; without it none can be stored. */
  readonly secrets?: SecretBox
  /** Takes payments by card and by debit; without one only transfers are offered. */
  readonly paymentProvider?: PaymentProvider | undefined
}

/** Puts the features together. */
export async function createFeatures({
  db,
  files,
  publicUrl,
  log,
  clock = systemClock,
  rateLimitFactor = 1,
  fetchOutside = createFetchOutside(),
  secrets = noSecretBox,
  paymentProvider,
}: FeatureParts): Promise<Features> {
  await syncFactLabels(db)
  const onError = (err: unknown): void => log.warn({ err }, 'the sites could not be read anew')
  const directory = await createSiteDirectory({ db, publicUrl, clock, onError })
  const onWrite = (siteId: number): Promise<void> => directory.refresh(siteId)
  const registry = createRegistry(catalogue)
  const sanitiser = createSanitiser()
  const cache = createContentCache()
  const readHtml = createReadHtml(sanitiser.sanitise, log)
  const takesPayment = paymentProvider !== undefined
  const parameters = createParameters({ db, cache, sanitise: sanitiser.sanitise, readHtml, log, onWrite, takesPayment })
  const media = createMedia(db, files)
  const library = createLibrary({ db, files, fetchOutside })
  const confs = createConfs({ db, cache, onWrite, log })
  const elements = createElements({ db, cache, media, parameters, readHtml, clock })
  const shells = createShells({ db, cache, registry, sanitiser, parameters, clock, onWrite })
  const items = { ...createBlogPageItems({ db, parameters }), ...createContentPageItems(db), token: findToken, reference: findReference }
  const accounts = createAccountFeatures({ db, clock, parameters, factor: rateLimitFactor, secrets, log })
  const { audit } = accounts
  const pages = createPages({ db, cache, registry, sanitiser, media, parameters, shells, items, clock, onWrite })
  const drafts = createDrafts({ db, registry, sanitiser, pages, parameters, audit, findSite: (id) => directory.find(id) })
  return {
    ...accounts,
    ...createContentFeatures({ db, audit, cache, clock, confs, elements, fetchOutside, media, parameters, readHtml, onWrite }),
    ...createShopFeatures({ db, rateLimitFactor, clock, log, parameters, directory, provider: paymentProvider ?? null }),
    directory,
    registry,
    sanitiser,
    parameters,
    media,
    library,
    mediaAdmin: createMediaAdmin({ db, media, library, onWrite }),
    images: createImages({ media, fetchOutside, log }),
    shells,
    sites: createSites({ db, cache, media, parameters }),
    confs,
    pages,
    revisions: createRevisions({ db, registry }),
    drafts,
    previews: createPreviews({ db, drafts, clock }),
    models: createModels({ db, registry, pages }),
    blogs: createBlogs({ db, cache, media, parameters, readHtml }),
    elements,
    cookieDomain: createCookieDomainSetting({ db, audit, onWrite }),
    itemLanguages: createReadItemLanguages(db),
    visits: createVisits(db),
  }
}
