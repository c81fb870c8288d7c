import type { Translations } from '#schemas/errors/translations.ts'
import type { ExternalApp } from '#schemas/api/sites/external-app.ts'

/** The settings of a service, by their names. */
export type AppConfig = Readonly<Record<string, string>>

/** One setting of a service: its words, the form of its values and an example of them. */
export interface AppField {
  readonly key: string
  readonly label: Translations
  readonly pattern: RegExp
  readonly example: string
  readonly isNeeded: boolean
}

/** A cookie that a service sets, with its life in days. */
export interface AppCookie {
  readonly name: string
  readonly days: number
}

/** The facts of a service: its settings, the hosts that pages load it from, the cookies that it sets. */
export interface AppFacts {
  readonly name: string
  readonly purpose: Translations
  readonly asksConsent: boolean
  readonly fields: readonly AppField[]
  readonly hosts: (config: AppConfig) => readonly (string | undefined)[]
  readonly cookies: readonly AppCookie[]
}

const address = /^https:\/\/[a-z0-9](?:[a-z0-9-]*\.)+[a-z]{2,24}(?::\d{1,5})?(?:\/[\w./-]*)?$/i
const THIRTEEN_MONTHS = 390

/** The services that a site can use, in the order of the panel. */
export const appFacts: Readonly<Record<ExternalApp, AppFacts>> = {
  matomo: {
    name: 'Matomo',
    purpose: { fr: 'Mesure d’audience', en: 'Audience measurement' },
    asksConsent: true,
    fields: [
      {
        ...{ key: 'matomoHost', label: { fr: 'Adresse de Matomo', en: 'Address of Matomo' } },
        ...{ pattern: address, example: 'https://stats.exemple.fr/', isNeeded: true },
      },
      {
        ...{ key: 'matomoId', label: { fr: 'Numéro du site dans Matomo', en: 'Number of the site in Matomo' } },
        ...{ pattern: /^[1-9]\d{0,8}$/, example: '3', isNeeded: true },
      },
    ],
    hosts: ({ matomoHost }) => [matomoHost],
    cookies: [
      { name: '_pk_id', days: THIRTEEN_MONTHS },
      { name: '_pk_ses', days: 1 },
    ],
  },
  gtag: {
    name: 'Google Analytics 4',
    purpose: { fr: 'Mesure d’audience', en: 'Audience measurement' },
    asksConsent: true,
    fields: [
      {
        ...{ key: 'gtagUa', label: { fr: 'Identifiant de mesure', en: 'Measurement ID' } },
        ...{ pattern: /^(?:G|GT|AW|UA)-[A-Z0-9-]{4,20}$/, example: 'G-AB12CD34EF', isNeeded: true },
      },
    ],
    hosts: () => ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
    cookies: [
      { name: '_ga', days: 730 },
      { name: '_ga_*', days: 730 },
    ],
  },
  plausible: {
    name: 'Plausible',
    purpose: { fr: 'Mesure d’audience sans cookie', en: 'Audience measurement without cookies' },
    asksConsent: true,
    fields: [
      {
        ...{ key: 'plausibleDomain', label: { fr: 'Domaine déclaré chez Plausible', en: 'Domain declared at Plausible' } },
        ...{ pattern: /^[a-z0-9](?:[a-z0-9-]*\.)+[a-z]{2,24}$/i, example: 'www.exemple.fr', isNeeded: true },
      },
      {
        ...{ key: 'plausibleEndpoint', label: { fr: 'Adresse de votre serveur', en: 'Address of your server' } },
        ...{ pattern: address, example: 'https://plausible.io', isNeeded: false },
      },
    ],
    hosts: ({ plausibleEndpoint }) => [plausibleEndpoint ?? 'https://plausible.io'],
    cookies: [],
  },
  facebookpixel: {
    name: 'Meta Pixel',
    purpose: { fr: 'Publicité et mesure des annonces', en: 'Advertising and its measurement' },
    asksConsent: true,
    fields: [
      {
        ...{ key: 'facebookpixelId', label: { fr: 'Numéro du pixel', en: 'Number of the pixel' } },
        ...{ pattern: /^\d{6,20}$/, example: '123456789012345', isNeeded: true },
      },
    ],
    hosts: () => ['https://connect.facebook.net', 'https://www.facebook.com'],
    cookies: [
      { name: '_fbp', days: 90 },
      { name: '_fbc', days: 90 },
    ],
  },
  maps: {
    name: 'OpenStreetMap',
    purpose: { fr: 'Fond de carte', en: 'Map tiles' },
    asksConsent: false,
    fields: [
      {
        ...{ key: 'tilesUrl', label: { fr: 'Adresse des tuiles', en: 'Address of the tiles' } },
        pattern: /^https:\/\/(?:\{s\}\.)?[a-z0-9](?:[a-z0-9-]*\.)+[a-z]{2,24}(?::\d{1,5})?\/[\w./{}?=&-]*$/i,
        ...{ example: 'https://tuiles.exemple.fr/{z}/{x}/{y}.png', isNeeded: true },
      },
      {
        ...{ key: 'attribution', label: { fr: 'Mention des auteurs', en: 'Credit' } },
        ...{ pattern: /^[^<>]{1,200}$/, example: '© OpenStreetMap', isNeeded: false },
      },
    ],
    // Maps are rendered by the site itself. Only their tiles are loaded from other hosts.
    hosts: () => [],
    cookies: [],
  },
}

/** True for a value that a setting takes. A setting that is not needed may be empty. */
export function isAppValue({ pattern, isNeeded }: AppField, value: string, isOn: boolean): boolean {
  return value === '' ? !(isOn && isNeeded) : pattern.test(value)
}
