import { appearanceItemCalls } from '#schemas/admin/appearance/appearance-calls.ts'
import { deriveCalls } from './calls/derive-calls.ts'
import { undoCall } from './calls/undo-call.ts'
import { newsResource } from './kinds/news.ts'
import { placeResource } from './kinds/places.ts'
import { reviewResource } from './kinds/reviews.ts'
import { serviceResource } from './kinds/services.ts'
import { tagResource } from './kinds/tags.ts'
import type { Resource } from './resource.ts'

/** Every resource of the panel. */
export const resources: readonly Resource[] = [newsResource, serviceResource, reviewResource, tagResource, placeResource]

/** The calls of all resources and of the one appearance of a site, and the one that undoes their acts. */
export const resourceCalls = [...resources.flatMap(deriveCalls), ...appearanceItemCalls, undoCall]
