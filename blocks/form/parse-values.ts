import type { SiteFormState } from '#schemas/runtime/block-actors.ts'

/** What the page itself puts into a form. */
const OWN = new Set(['_form', '_of'])

/** What the fields of a form hold, those for files apart; when it is sent, with the milliseconds since the page was opened: programs are faster. */
export function readValues(form: HTMLFormElement, sinceShown?: number): SiteFormState['values'] {
  const values: Record<string, string | string[]> = {}
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string' || OWN.has(name)) continue
    const before = values[name]
    values[name] = before === undefined ? value : [before, value].flat()
  }
  return sinceShown === undefined ? values : { ...values, _t: String(Math.round(sinceShown)) }
}
