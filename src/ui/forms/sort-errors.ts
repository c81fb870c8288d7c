import type { FormError } from './ErrorSummary.tsx'

/**
 * Sorts errors by the order of the fields of a form, so that the reader moves down the page. Errors of unknown fields follow, and errors of
 * the whole form come last.
 */
export function inFormOrder(errors: readonly FormError[], names: readonly string[]): readonly FormError[] {
  const placeOf = ({ field }: FormError): number => {
    if (field === '') return names.length + 1
    const place = names.indexOf(field)
    return place === -1 ? names.length : place
  }
  // An error inside a field, such as `lists.0`, belongs to the field.
  const ofFields = errors.map((error) => ({ ...error, field: error.field.split('.', 1)[0] ?? '' }))
  return ofFields.sort((left, right) => placeOf(left) - placeOf(right))
}
