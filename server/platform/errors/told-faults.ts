import { cutText } from '#schemas/text/cut-text.ts'

/** Maximum number of faults in one response; further faults are counted. */
export const MAX_TOLD_FAULTS = 50

/** The most characters of the name of a field in an answer: a body may hold names of any length. */
const MAX_FIELD_LENGTH = 300

type Data = Readonly<Record<string, unknown>>

function withShortField(fault: unknown): unknown {
  const { field } = fault as { readonly field?: unknown }
  return typeof field === 'string' && field.length > MAX_FIELD_LENGTH
    ? { ...(fault as object), field: cutText(field, MAX_FIELD_LENGTH) }
    : fault
}

/** The data of a refusal of fields as its answer holds it: the first faults, and how many more there are. */
export function toldFaults(data: Data): Data {
  const { errors, more = 0, ...rest } = data
  if (!Array.isArray(errors)) return data
  const told = errors.slice(0, MAX_TOLD_FAULTS)
  const untold = Number(more) + errors.length - told.length
  return { ...rest, errors: told.map(withShortField), ...(untold > 0 && { reason: 'MANY', more: untold }) }
}
