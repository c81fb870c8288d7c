import { createAppearanceStore } from '#server/content/appearance/appearance-store.ts'
import { createTagStore } from '#server/content/items/tag-store.ts'
import { createPlaceStore } from '#server/content/company-addresses/place-store.ts'
import { createMediaStore } from '#server/content/library/media-store.ts'
import { createNewsStore } from '#server/content/news/news-store.ts'
import { createHoursStore } from '#server/content/opening-hours/hours-store.ts'
import { createReviewStore } from '#server/content/reviews/review-store.ts'
import { createSettingStore } from '#server/content/settings/setting-store.ts'
import { createServiceStore } from '#server/content/services/service-store.ts'
import { createAppsStore } from '#server/sites/external-apps/apps-store.ts'
import { createLawStore } from '#server/sites/law/law-store.ts'
import type { StoredResource } from '#server/platform/resources/store.ts'

/** Makes the stores of all resources of the panel. */
export function createStores(parts: Parameters<typeof createNewsStore>[0]): readonly StoredResource[] {
  return [
    createNewsStore(parts),
    createServiceStore(parts),
    createReviewStore(),
    createTagStore(parts.db),
    createPlaceStore(),
    createMediaStore(),
    createAppearanceStore(),
    createHoursStore(),
    createSettingStore(),
    createAppsStore(),
    createLawStore(),
  ]
}
