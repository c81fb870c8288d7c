import type { Kysely, Transaction } from 'kysely'
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
import { createShopToday } from '#server/shop/desk/shop-today.ts'
import { syncFactLabels } from '#server/shop/catalogue/sync-fact-labels.ts'
import { createConfs, type Confs } from '#server/sites/component-config/service.ts'
import { createContentCache } from '#server/sites/directory/content-cache.ts'
import { createReadItemLanguages, type ReadItemLanguages } from '#server/content/items/item-locales.ts'
import { createContentPageItems } from '#server/content/items/route-parameters.ts'
import { createElements, type Elements } from '#server/content/collections/service.ts'
import { createReadHtml } from '#server/platform/html/stored-html.ts'
import { createFollowing } from '#server/content/addresses/follow-items.ts'
import { createEditedKinds } from '#server/content/drafts/kinds/edited-kinds.ts'
import { MediaDesk } from '#server/content/library/media-desk.ts'
import { createModels, type Models } from '#server/content/models/service.ts'
import { closeEnded } from '#server/content/drafts/planning/settle-plans.ts'
import { draftReferences } from '#server/content/drafts/draft-references.ts'
import { createTranslations, type Translations } from '#server/content/translations/service.ts'
import { createReferences, type References } from '#server/content/references/service.ts'
import { productReferences } from '#server/shop/catalogue/product-references.ts'
import { createImages, type Images } from '#server/content/media/svg-service.ts'
import { createLibrary, type Library } from '#server/content/media/import-media.ts'
import { createMedia, type Media } from '#server/content/media/service.ts'
import { createClosedAddresses } from '#server/content/pages/closed-addresses.ts'
import { findReference, findToken } from '#server/content/pages/route-parameters.ts'
import { createSanitiser, type Sanitiser } from '#server/content/pages/sanitiser.ts'
import { createPages, type Pages } from '#server/content/pages/service.ts'
import { createParameters, type Parameters } from '#server/sites/parameters/service.ts'
import { createSections, type Sections } from '#server/content/sections/service.ts'
import { createShells, type Shells } from '#server/content/pages/shells.ts'
import { createSites, type Sites } from '#server/content/appearance/service.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { createNewSites, type NewSites } from '#server/content/new-site/service.ts'
import type { PlantSite } from '#server/content/new-site/plant-site.ts'
import { createSiteDirectory, type SiteDirectory } from '#server/sites/directory/site-directory.ts'
import { createLawDesk, type LawDesk } from '#server/content/law/law-desk.ts'
import type { PasswordCost } from '#server/people/passwords/service.ts'
import { createCookieDomainSetting, type CookieDomainSetting } from '#server/people/sessions/cookie-domain-setting.ts'
import { createToday, type TodayService } from '#server/content/today/service.ts'
import { createVisits, type Visits } from '#server/content/visits/service.ts'
import { createAddresses, type Addresses } from './addresses.ts'
import { createAccountFeatures, type AccountFeatures } from './account-features.ts'
import { createContentFeatures, type ContentFeatures } from './content-features.ts'
import { createEditingFeatures, type EditingFeatures } from './editing-features.ts'
import { readingIn } from './reading-in.ts'
import { createRecords, type Records } from './records.ts'
import { createPanelFeatures, type PanelFeatures } from './panel-features.ts'
import { createShopFeatures, type ShopFeatures } from './shop-features.ts'

/** Everything that answers for the content of sites and the accounts on them. */
export interface Features extends AccountFeatures, Addresses, ContentFeatures, EditingFeatures, PanelFeatures, ShopFeatures {
  readonly directory: SiteDirectory
  /** Factor of the deadlines of the data of blocks. */
  readonly deadlineFactor: number
  readonly registry: Registry
  readonly sanitiser: Sanitiser
  readonly sites: Sites
  readonly parameters: Parameters
  readonly confs: Confs
  readonly shells: Shells
  readonly sections: Sections
  readonly pages: Pages
  readonly mediaDesk: MediaDesk
  readonly references: References
  readonly translations: Translations
  readonly models: Models
  readonly media: Media
  readonly library: Library
  readonly images: Images
  readonly blogs: Blogs
  readonly elements: Elements
  readonly cookieDomain: CookieDomainSetting
  readonly lawDesk: LawDesk
  readonly itemLanguages: ReadItemLanguages
  readonly visits: Visits
  readonly today: TodayService
  readonly records: Records
  readonly newSites: NewSites
  /** Reads the items of resources in a transaction, as they are there. */
  readonly readingIn: (trx: Transaction<Tables>) => Features
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
  /** DEADLINE_FACTOR. */
  readonly deadlineFactor?: number
  readonly fetchOutside?: SafeFetch
  /** Encrypts secrets; without it none can be stored. */
  readonly secrets?: SecretBox
  /** Work of a hash of a password; tests lower it. */
  readonly passwordCost?: PasswordCost | undefined
  /** Takes payments by card and by debit; without one only transfers are offered. */
  readonly paymentProvider?: PaymentProvider | undefined
  /** Stores new sites; without it none can be made. */
  readonly plant?: PlantSite
}

const plantNothing: PlantSite = () => Promise.reject(new Error('no sites are made here'))

/** Puts the features together. */
export async function createFeatures({
  db,
  files,
  publicUrl,
  log,
  clock = systemClock,
  rateLimitFactor = 1,
  deadlineFactor = 1,
  fetchOutside = createFetchOutside(),
  secrets = noSecretBox,
  passwordCost,
  paymentProvider,
  plant = plantNothing,
}: FeatureParts): Promise<Features> {
  await syncFactLabels(db)
  const onError = (err: unknown): void => log.warn({ err }, 'the sites could not be read anew')
  const directory = await createSiteDirectory({ db, publicUrl, clock, onError })
  const onEdge = (act: () => Promise<unknown>) => directory.onEdge(act)
  const [onWrite, findSite] = [(siteId: number) => directory.refresh(siteId), (id: number) => directory.find(id)]
  const [registry, sanitiser, cache] = [createRegistry(catalogue), createSanitiser(), createContentCache()]
  const readHtml = createReadHtml(sanitiser.sanitise, log)
  const ofSettings = { db, cache, readHtml, takesPayment: paymentProvider !== undefined, readClosedAddresses: createClosedAddresses(db) }
  const parameters = createParameters({ ...ofSettings, sanitise: sanitiser.sanitise, log, onWrite, clock })
  const [media, library] = [createMedia(db, files), createLibrary({ db, files, fetchOutside })]
  const confs = createConfs({ db, cache, onWrite, log, clock })
  const elements = createElements({ db, cache, media, parameters, readHtml, clock })
  const writing = { db, cache, registry, sanitiser, onWrite }
  const items = { ...createBlogPageItems({ db, parameters }), ...createContentPageItems(db), token: findToken, reference: findReference }
  const accounts = createAccountFeatures({ db, clock, parameters, factor: rateLimitFactor, deadlineFactor, secrets, log, passwordCost })
  const { audit } = accounts
  const following = createFollowing({ registry, sanitiser, findSite, kinds: () => kinds, sources: [productReferences] })
  const [shells, sections] = [createShells({ ...writing, parameters, clock }), createSections(writing)]
  const readSections = (scope: Scope) => sections.read(scope)
  const createPagesOf = (given: Partial<typeof items>) =>
    createPages({ ...writing, media, parameters, shells, items: { ...items, ...given }, clock, readSections, ...following })
  const pages = createPagesOf({})
  const kinds = createEditedKinds({ registry, sanitiser, pages, shells, sections, findSite, onWrite })
  const references = createReferences({ db, registry, findSite, closeEnded, sources: [productReferences, ...draftReferences(kinds)] })
  const [{ requireSeenUses, shownByUse }, cookieDomain] = [references, createCookieDomainSetting({ db, audit, onWrite })]
  const forContent = { db, audit, sanitiser, cache, clock, confs, elements, fetchOutside, findSite, media, parameters, readHtml, onWrite }
  const contents = createContentFeatures({ ...forContent, proofs: accounts.proofs, requireSeenUses, shownByUse, ...following })
  const asking = { requireSeenUses, ...following, items: contents.resources.joint, planned: contents.resources.planned, clock, onEdge }
  const editing = createEditingFeatures({ ...accounts, db, registry, sanitiser, pages, kinds, parameters, findSite, onWrite, ...asking })
  const ofToday = { db, clock, confs, resources: contents.resources, shop: createShopToday(db, parameters) }
  const features: Features = {
    ...{ ...accounts, ...editing, ...contents, ...createAddresses({ ...forContent, ...accounts, pages, cookieDomain, fetchOutside, log }) },
    today: createToday({ ...ofToday, publications: editing.publications }),
    ...createShopFeatures({ db, rateLimitFactor, clock, log, parameters, directory, provider: paymentProvider ?? null }),
    ...{ directory, registry, sanitiser, parameters, media, library, deadlineFactor, itemLanguages: createReadItemLanguages(db) },
    mediaDesk: new MediaDesk({ db, media, library, files, references, onWrite, record: (trx, entry) => audit.record(trx, entry) }),
    ...{ images: createImages({ media, fetchOutside, log }), sites: createSites({ db, cache, media, parameters }) },
    ...{ shells, sections, confs, pages, references, elements, records: createRecords(sanitiser.sanitise) },
    newSites: createNewSites({ ...{ audit, directory, plant, accounts, drafts: editing.drafts, log, onWrite }, ...forContent }),
    ...{ translations: createTranslations({ db, registry }), models: createModels({ db, registry, pages, sections }) },
    ...{ blogs: createBlogs({ db, cache, media, parameters, readHtml }), cookieDomain },
    ...{ lawDesk: createLawDesk({ db, ...accounts, parameters, onWrite }), ...createPanelFeatures(db, clock), visits: createVisits(db) },
    readingIn: (trx) => ({ ...features, ...readingIn(trx, { parts: forContent, createPagesOf }) }),
  }
  return features
}
