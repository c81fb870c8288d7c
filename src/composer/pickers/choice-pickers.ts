import type { AdminApi } from '#api-client/admin/create-admin-api.ts'
import type { Choice, Pickers } from '#forms/pickers.ts'
import { pagePath } from '#i18n/locale.ts'

/** The number of choices on one page of a picker. */
const SHOWN = 30

interface Needs {
  readonly admin: Pick<AdminApi, 'page' | 'choice'>
  readonly locale: string
  /** The languages of the site, the default one first. */
  readonly locales: readonly string[]
}

const searchOf = (query: string) => (query.trim() === '' ? {} : { search: { value: query.trim() } })

/** Ways to the contents that fields can name, over the calls of the panel. Pages have a call of their own. */
export function choicePickers({ admin, locale, locales }: Needs): Pickers['choices'] {
  const pages = async (filter: object): Promise<readonly Choice[]> => {
    const found = await admin.page.list({ nbItem: SHOWN, locale: { value: locale }, foundBy: { value: 'NAME' }, ...filter })
    return found.pages.map(({ url, title, state }) => ({
      ...{ value: url, label: title },
      ...{ detail: pagePath(url, locale, locales), isOnline: isOnline(state) },
    }))
  }
  const online = ['ONLINE', 'MODIFIED']
  const isOnline = (state: string) => online.includes(state)
  return {
    // The start page has an empty address, which no prop can hold.
    list: async (kind, query) =>
      kind === 'page'
        ? (await pages(searchOf(query))).filter(({ value }) => value !== '')
        : (await admin.choice.list(kind, { nbItem: SHOWN, ...searchOf(query) })).choices,
    find: async (kind, value) => {
      const named = { value: { value: String(value) } }
      const [found] = kind === 'page' ? await pages({ url: named.value }) : (await admin.choice.list(kind, { nbItem: 1, ...named })).choices
      return found ?? null
    },
  }
}
