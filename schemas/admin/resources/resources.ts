import { appearanceItemCalls } from '#schemas/admin/appearance/appearance-calls.ts'
import { deriveCalls } from './calls/derive-calls.ts'
import { undoCall } from './calls/undo-call.ts'
import { newsResource } from './kinds/news.ts'
import { placeResource } from './kinds/places.ts'
import { reviewResource } from './kinds/reviews.ts'
import { serviceResource } from './kinds/services.ts'
import { tagResource } from './kinds/tags.ts'
import type { ResourceCall } from './calls/resource-call.ts'
import type { Resource } from './resource.ts'
import { rightAreas, type Asking, type Right } from './rights.ts'

/** Every resource of the panel. */
export const resources: readonly Resource[] = [newsResource, serviceResource, reviewResource, tagResource, placeResource]

const derivedCalls: readonly ResourceCall[] = [...resources.flatMap(deriveCalls), ...appearanceItemCalls]

/** The calls of all resources and of the one appearance of a site, and the one that undoes their acts. */
export const resourceCalls = [...derivedCalls, undoCall]

/** How each of these calls asks for the right of its caller. */
export const resourceRights: Readonly<Record<string, Asking>> = {
  ...Object.fromEntries(derivedCalls.map(({ name, right }) => [name, right])),
  [undoCall.name]: { anyOf: rightAreas.map((area): Right => `${area}.write`), by: 'batch' },
}
