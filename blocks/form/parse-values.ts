import type { SiteFormState } from '#schemas/runtime/block-actors.ts'

/** Names of the fields that the page adds to a form. */
const OWN = new Set(['_form', '_of'])

/** Returns the values of the fields of a form, without its files. `sinceShown` is added as `_t`: the milliseconds since the page was opened, by which robots are recognised. */
export function readValues(form: HTMLFormElement, sinceShown?: number): SiteFormState['values'] {
  const values = new Map<string, string | string[]>()
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string' || OWN.has(name)) continue
    const before = values.get(name)
    values.set(name, before === undefined ? value : [before, value].flat())
  }
  if (sinceShown !== undefined) values.set('_t', String(Math.round(sinceShown)))
  return Object.fromEntries(values)
}
