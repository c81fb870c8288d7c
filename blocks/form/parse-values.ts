import type { SiteFormState } from '#schemas/runtime/block-actors.ts'

/** What the page itself puts into a form. */
const OWN = new Set(['_form', '_of'])

/** What the fields of a form hold, those for files apart; when it is sent, with the milliseconds since the page was opened: programs are faster. */
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
