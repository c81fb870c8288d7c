import { ownValue } from '#schemas/names/own-value.ts'

import { languageOf } from './locale.ts'
import type accountFr from './messages/account/fr.json'
import type catalogueFr from './messages/catalogue/fr.json'
import type errorsFr from './messages/errors/fr.json'
import type fr from './messages/fr.json'
import type linksFr from './messages/links/fr.json'
import type listingsFr from './messages/listings/fr.json'
import type requestsFr from './messages/requests/fr.json'
import type shopFr from './messages/shop/fr.json'
import type signInFr from './messages/sign-in/fr.json'

/** The key of a message; the French files, complete by definition, are the list of them. */
export type MessageKey = keyof (typeof fr &
  typeof accountFr &
  typeof catalogueFr &
  typeof errorsFr &
  typeof linksFr &
  typeof listingsFr &
  typeof requestsFr &
  typeof shopFr &
  typeof signInFr)

/** Messages of one language by key: ICU text, or the tree that the build has made of it. */
export type Messages = Readonly<Partial<Record<MessageKey, string>>>

/** Block types whose words are files of their own, which pages without them never fetch: those of the shop's shelves, those of what a site publishes, and those that serve one person alone, by what they serve for. The words of error pages, which the server alone draws, go with no block. */
export const messageGroups = {
  account: ['account-deletion', 'data-export', 'newsletter-subscription', 'password-change', 'profile', 'session-list', 'two-factor'],
  catalogue: ['product', 'product-list', 'product-recommended'],
  errors: [],
  links: ['email-confirmation', 'registration-confirmation'],
  listings: [
    'accessibility-state',
    'album',
    'album-list',
    'blog-article',
    'blog-list',
    'event',
    'event-calendar',
    'event-list',
    'news-article',
    'news-list',
    'search',
    'service',
    'service-list',
  ],
  requests: ['event-cancellation', 'form', 'newsletter-confirmation', 'newsletter-unsubscription', 'privacy-request'],
  shop: ['cart', 'checkout', 'order-list', 'order-tracking', 'withdrawal'],
  'sign-in': ['auth', 'password-reset', 'password-reset-ask'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** The name of a group of messages. */
export type MessageGroup = keyof typeof messageGroups

type Load = () => Promise<{ default: Messages }>
type Files = Readonly<Record<MessageGroup | 'common', Load>>

const french: Files = {
  common: () => import('./messages/fr.json'),
  account: () => import('./messages/account/fr.json'),
  catalogue: () => import('./messages/catalogue/fr.json'),
  errors: () => import('./messages/errors/fr.json'),
  links: () => import('./messages/links/fr.json'),
  listings: () => import('./messages/listings/fr.json'),
  requests: () => import('./messages/requests/fr.json'),
  shop: () => import('./messages/shop/fr.json'),
  'sign-in': () => import('./messages/sign-in/fr.json'),
}

const english: Files = {
  common: () => import('./messages/en.json'),
  account: () => import('./messages/account/en.json'),
  catalogue: () => import('./messages/catalogue/en.json'),
  errors: () => import('./messages/errors/en.json'),
  links: () => import('./messages/links/en.json'),
  listings: () => import('./messages/listings/en.json'),
  requests: () => import('./messages/requests/en.json'),
  shop: () => import('./messages/shop/en.json'),
  'sign-in': () => import('./messages/sign-in/en.json'),
}

const loaders: Readonly<Record<string, Files>> = { fr: french, en: english }

/** Every group of messages. */
export const allGroups = Object.keys(messageGroups) as readonly MessageGroup[]

/** The groups in which blocks of these types have their words. */
export function groupsOf(types: Iterable<string>): MessageGroup[] {
  const shown = new Set(types)
  return allGroups.filter((group) => messageGroups[group].some((type) => shown.has(type)))
}

/** Loads the messages of a locale, those of some groups with the common ones; a locale that has none gets the French ones and a warning. */
export async function loadMessages(
  locale: string,
  warn: (message: string) => void,
  groups: readonly MessageGroup[] = allGroups,
): Promise<Messages> {
  const files = ownValue(loaders, languageOf(locale))
  if (!files) warn(`No messages for the locale ${locale}: the French ones are shown`)
  const loads = (['common', ...groups] as const).map((name) => (files ?? french)[name]())
  return Object.assign({}, ...(await Promise.all(loads)).map((file) => file.default)) as Messages
}
