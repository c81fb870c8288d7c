import { isRecord } from '#schemas/text/is-record.ts'
import { ownValue } from '#schemas/names/own-value.ts'

/** Lists the paths where two forms differ: `texts.fr_FR.title`. Lists are compared as a whole. */
export function diffForms(before: unknown, after: unknown, path = ''): string[] {
  if (!isRecord(before) || !isRecord(after)) return JSON.stringify(before) === JSON.stringify(after) ? [] : [path]
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].flatMap((key) => diffForms(ownValue(before, key), ownValue(after, key), path === '' ? key : `${path}.${key}`))
}
