import { languageOf } from '#i18n/locale.ts'
import { findResource } from '#admin/resources/resource-list.ts'

interface Screen {
  readonly list: string
  /** Stands before the number of one; null for a kind of one thing, whose screen is the list. */
  readonly one: string | null
}

/** Screens of the kinds that are no resource. */
const screens: ReadonlyMap<string, Screen> = new Map([
  ['page', { list: '/pages', one: '/pages/' }],
  ['section', { list: '/pages', one: '/sections/' }],
  ['shell', { list: '/pages', one: '/pages/en-tete-et-pied/' }],
  ['media', { list: '/mediatheque', one: '/mediatheque?fichier=' }],
  ['appearance', { list: '/apparence', one: null }],
  ['setting', { list: '/reglages', one: null }],
  ['hours', { list: '/horaires', one: null }],
  ['message', { list: '/messages', one: '/messages/' }],
])

function screenOf(kind: string): Screen | undefined {
  return screens.get(kind) ?? (findResource(kind) && { list: `/${kind}`, one: `/${kind}/` })
}

/** The address of the list of a kind of things in the panel; null where there is no screen. */
export function listAddress(kind: string): string | null {
  return screenOf(kind)?.list ?? null
}

/** The address of a thing in the panel, in one of its languages where it has several; null where there is no screen. */
export function thingAddress(kind: string, id: number, locale: string | null): string | null {
  const screen = screenOf(kind)
  if (!screen) return null
  if (screen.one === null) return screen.list
  return `${screen.one}${id}${locale === null ? '' : `?langue=${languageOf(locale)}`}`
}
