import type { FormError } from './ErrorSummary.tsx'

/**
 * What was refused, in the order of the fields that a form names: whoever reads it goes down the page, and not by what the server looked at first.
 * Fields without a name there come after, and what is said of the whole comes last.
 */
export function inFormOrder(errors: readonly FormError[], names: readonly string[]): readonly FormError[] {
  const placeOf = ({ field }: FormError): number => {
    if (field === '') return names.length + 1
    const place = names.indexOf(field)
    return place === -1 ? names.length : place
  }
  // A fault within a field, such as `lists.0`, is one of the field.
  const ofFields = errors.map((error) => ({ ...error, field: error.field.split('.', 1)[0] ?? '' }))
  return ofFields.sort((left, right) => placeOf(left) - placeOf(right))
}
