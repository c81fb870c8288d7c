import { validationError } from '#server/platform/errors/validation-error.ts'
import type { Form } from '#server/platform/resources/item.ts'
import type { StoredResource } from '#server/platform/resources/store.ts'

/** Refuses a form that a draft may hold and visitors must not see, each fault at its field. */
export function refuseStops(store: Pick<StoredResource['store'], 'stops'>, locale: string, form: Form): void {
  const faults = store.stops?.(form) ?? []
  if (faults.length > 0) throw validationError(locale, faults)
}
