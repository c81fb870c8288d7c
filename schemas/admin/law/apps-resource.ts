import { z } from 'zod'
import { field } from '#schemas/admin/resources/field-meta.ts'
import { optionalText, toggle } from '#schemas/admin/resources/fields.ts'
import { defineSingleResource } from '#schemas/admin/resources/single-resource.ts'
import type { ExternalApp } from '#schemas/api/sites/external-app.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { appFacts, isAppValue, type AppField } from './app-facts.ts'

/** A setting of a service; null is the empty one. */
const setting = (words: AppField['label']) => optionalText(300, words)

type Values = Readonly<Record<string, unknown>>

const textOf = (values: Values, key: string): string => {
  const value = ownValue(values, key)
  return typeof value === 'string' ? value : ''
}

/** A service: on or off, with its settings. Settings of a service that is off may be empty. */
function service<Keys extends string>(app: ExternalApp, keys: readonly Keys[]) {
  const { name, fields } = appFacts[app]
  const labelOf = (key: Keys) => fields.find((each) => each.key === key)?.label ?? { fr: key, en: key }
  const settings = Object.fromEntries(keys.map((key) => [key, setting(labelOf(key))])) as Record<Keys, ReturnType<typeof setting>>
  const shape = z.strictObject({ on: toggle({ fr: 'En marche', en: 'On' }), ...settings }).superRefine((values: Values, context) => {
    for (const each of fields) {
      const value = textOf(values, each.key)
      if (isAppValue(each, value, values['on'] === true)) continue
      context.addIssue({
        code: 'custom',
        path: [each.key],
        params: value === '' ? { code: 'REQUIRED' } : { code: 'FORMAT', reason: 'example', example: each.example },
      })
    }
  })
  return field('group', shape, { fr: name, en: name })
}

const form = z.strictObject({
  matomo: service('matomo', ['matomoHost', 'matomoId']),
  gtag: service('gtag', ['gtagUa']),
  plausible: service('plausible', ['plausibleDomain', 'plausibleEndpoint']),
  facebookpixel: service('facebookpixel', ['facebookpixelId']),
  maps: service('maps', ['tilesUrl', 'attribution']),
})

/** The external services of a site: one item for each site, under its number. Banner, policies and loaded scripts derive from it. */
export const appsResource = defineSingleResource({
  name: 'apps',
  words: {
    one: { fr: 'les applications', en: 'the external services' },
    many: { fr: 'Applications', en: 'External services' },
    empty: { fr: 'Les services extérieurs que les pages chargent.', en: 'The external services that pages load.' },
  },
  form,
  example: {
    matomo: { on: true, matomoHost: 'https://stats.exemple.fr/', matomoId: '3' },
    gtag: { on: false, gtagUa: null },
    plausible: { on: false, plausibleDomain: null, plausibleEndpoint: null },
    facebookpixel: { on: false, facebookpixelId: null },
    maps: { on: false, tilesUrl: null, attribution: null },
  },
})
