import type { Kysely } from 'kysely'
import type { Clock } from '#domain/dates/clock.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { SafeFetch } from '#server/adapters/outbound/safe-fetch.ts'
import { createAlbums, type Albums } from '#server/content/albums/service.ts'
import { createCatalogue, type Catalogue } from '#server/shop/catalogue/service.ts'
import { createTechnicalSheets, type TechnicalSheets } from '#server/shop/catalogue/technical-sheets.ts'
import type { Confs } from '#server/sites/component-config/service.ts'
import type { ContentCache } from '#server/sites/directory/content-cache.ts'
import type { Elements } from '#server/content/collections/service.ts'
import { createChoices, type Choices } from '#server/content/choices/service.ts'
import { createCompany, type Company } from '#server/content/company-addresses/service.ts'
import { createExternalApps, type ExternalApps } from '#server/sites/external-apps/service.ts'
import { createFormAdmin, type FormAdmin } from '#server/content/forms/form-admin.ts'
import { createForms, type Forms } from '#server/content/forms/service.ts'
import type { Audit } from '#server/people/audit/service.ts'
import type { Proofs } from '#server/people/sessions/reauthentication.ts'
import { createInbox, type Inbox } from '#server/content/inbox/service.ts'
import { createMessages, type Messages } from '#server/content/messages/service.ts'
import { createReviews, type Reviews } from '#server/content/reviews/service.ts'
import { cancelItemPlans } from '#server/content/drafts/planning/planned-rows.ts'
import { createRequireItemApproval } from '#server/content/drafts/approval/item-approval.ts'
import { createEvents, type Events } from '#server/content/events/service.ts'
import type { HtmlRenderer } from '#server/platform/html/stored-html.ts'
import type { Media } from '#server/content/media/service.ts'
import { createLayoutPreviews, type LayoutPreviews } from '#server/content/previews/layout-previews.ts'
import { createNews, type News } from '#server/content/news/service.ts'
import type { FollowItems } from '#server/platform/resources/moved-items.ts'
import type { Site } from '#server/platform/scope/site.ts'
import { createResources, type Resources } from '#server/platform/resources/service.ts'
import type { Sanitiser } from '#server/content/pages/sanitiser.ts'
import type { RequireSeenUses, ShownByUse } from '#server/platform/references/seen-uses.ts'
import type { Parameters } from '#server/sites/parameters/service.ts'
import { createSearch, type Search } from '#server/content/search/service.ts'
import { createServices, type Services } from '#server/content/services/service.ts'
import { erasers } from './erasers.ts'
import { createStores } from './stores.ts'

/** The services for a site's content beside its pages, its blog and its collections. */
export interface ContentFeatures {
  readonly albums: Albums
  readonly catalogue: Catalogue
  readonly choices: Choices
  readonly company: Company
  readonly events: Events
  readonly externalApps: ExternalApps
  readonly forms: Forms
  readonly formAdmin: FormAdmin
  readonly inbox: Inbox
  readonly layoutPreviews: LayoutPreviews
  readonly messages: Messages
  readonly news: News
  readonly resources: Resources
  readonly reviews: Reviews
  readonly search: Search
  readonly services: Services
  readonly technicalSheets: TechnicalSheets
}

interface Parts {
  readonly db: Kysely<Tables>
  readonly audit: Audit
  readonly cache: ContentCache
  readonly confs: Confs
  readonly media: Media
  readonly parameters: Parameters
  readonly proofs: Proofs
  readonly readHtml: HtmlRenderer
  readonly clock: Clock
  readonly elements: Elements
  readonly fetchOutside: SafeFetch
  readonly findSite: (id: number) => Site | undefined
  readonly onWrite: (siteId: number) => Promise<void>
  readonly sanitiser: Sanitiser
  readonly requireSeenUses: RequireSeenUses
  readonly shownByUse: ShownByUse
  readonly followItems: FollowItems
}

function createPanelResources(parts: Parts): Resources {
  const { db, audit, clock, onWrite, sanitiser, requireSeenUses, shownByUse, followItems } = parts
  const requireApproval = createRequireItemApproval(parts)
  const approving = { requireApproval, cancelPlans: cancelItemPlans }
  const needs = { db, onWrite, requireSeenUses, shownByUse, followItems, ...approving, clock: () => clock(), sanitise: sanitiser.sanitise }
  return createResources({ ...needs, record: (trx, act) => audit.record(trx, act) }, createStores(parts))
}

/** Puts together what answers for the site's content beside pages, blog and collections. */
export function createContentFeatures(parts: Parts): ContentFeatures {
  const { db } = parts
  const catalogue = createCatalogue(parts)
  return {
    albums: createAlbums(parts),
    catalogue,
    choices: createChoices(db),
    company: createCompany({ db, confs: parts.confs }),
    events: createEvents(parts),
    externalApps: createExternalApps(db),
    forms: createForms(parts),
    formAdmin: createFormAdmin(parts),
    inbox: createInbox({ ...parts, erasers }),
    layoutPreviews: createLayoutPreviews(db),
    messages: createMessages(parts),
    news: createNews(parts),
    resources: createPanelResources(parts),
    reviews: createReviews(parts),
    search: createSearch(parts),
    services: createServices(parts),
    technicalSheets: createTechnicalSheets({ ...parts, catalogue }),
  }
}
