import { describe, expect, it } from 'vitest'
import { publicConfig } from './public-config.ts'
import { consentServices, serviceHosts, tileHosts, type StoredApp } from './service-hosts.ts'

/** Addresses whose origin in a policy would mean hosts of strangers. */
const wide = ['https://*.com', 'https://*.co.uk/', 'https://*.github.io', 'https://-/', 'https://a..example', 'https://192.0.2.7']

describe('the hosts of services', () => {
  it('are those of the settings, or of the provider', () => {
    const apps: StoredApp[] = [
      { app: 'matomo', config: { matomoId: '3', matomoHost: 'https://stats.greffe-plume.example/matomo/' } },
      { app: 'plausible', config: { plausibleDomain: 'greffe-plume.example' } },
      { app: 'facebookpixel', config: { facebookpixelId: '12' } },
      { app: 'maps', config: { tilesUrl: 'https://{s}.tuiles.example/{z}/{x}/{y}.png' } },
    ]
    expect(serviceHosts(apps)).toEqual([
      'https://stats.greffe-plume.example',
      'https://plausible.io',
      'https://connect.facebook.net',
      'https://www.facebook.com',
    ])
  })

  it('exclude those of map tiles, which are allowed for images only', () => {
    const hostsOf = (tilesUrl: string) => tileHosts([{ app: 'maps', config: { tilesUrl } }])
    expect(hostsOf('https://{s}.tuiles.example/{z}/{x}/{y}.png')).toEqual(['https://*.tuiles.example'])
    for (const address of ['https://{s}.fr/{z}.png', 'https://{s}.{s}.a.example/', 'https://*.com/{z}.png'])
      expect(hostsOf(address)).toEqual([])
    expect(hostsOf("https://x.example; script-src 'unsafe-inline'")).toEqual([])
    expect(tileHosts([{ app: 'plausible', config: { plausibleDomain: 'greffe-plume.example' } }])).toEqual([])
  })

  it('are empty for a service that pages do not use, and for an invalid URL', () => {
    expect(serviceHosts([{ app: 'google-reviews', config: { apiKey: 'x' } }])).toEqual([])
    for (const matomoHost of ["https://x.example; script-src 'unsafe-inline'", 'javascript:alert(1)', '', 'https://', ...wide])
      expect(serviceHosts([{ app: 'matomo', config: { matomoId: '3', matomoHost } }]), matomoHost).toEqual([])
  })
})

const asked: StoredApp[] = [
  { app: 'maps', config: { attribution: 'OSM' } },
  { app: 'gtag', config: { gtagUa: 'G-1' } },
  { app: 'matomo', config: { matomoId: '3', matomoHost: 'https://stats.example' } },
]

it('consent is requested for services that track visitors, not for maps', () => {
  expect(consentServices(asked)).toEqual(['matomo', 'gtag'])
})

it.each<StoredApp>([
  { app: 'facebookpixel', config: { accessToken: 'secret' } },
  { app: 'matomo', config: { matomoId: '', matomoHost: '' } },
  { app: 'matomo', config: { matomoId: '3' } },
  { app: 'matomo', config: { matomoHost: 'https://stats.example' } },
  { app: 'gtag', config: { gtagUa: ' ' } },
  { app: 'gtag', config: { gtagUa: null } },
  { app: 'plausible', config: { apiKey: 'secret' } },
  { app: 'plausible', config: { plausibleEndpoint: 'https://plausible.example' } },
  { app: 'plausible', config: { plausibleDomain: 'x.example', plausibleEndpoint: 'javascript:alert(1)' } },
  { app: 'matomo', config: { matomoId: '3', matomoHost: 'ftp://stats.example' } },
  { app: 'matomo', config: { matomoId: '3', matomoHost: '///stats.example' } },
  { app: 'matomo', config: { matomoId: '3', matomoHost: 'https://user:pw@stats.example/' } },
])('requests no consent for $app with $config only, and loads nothing from it', (app) => {
  expect(consentServices([app])).toEqual([])
  expect(serviceHosts([app])).toEqual([])
})

it('a URL without a protocol, as in the snippet of Matomo, is accepted', () => {
  const config = { matomoId: '3', matomoHost: '//stats.example/' }
  expect(serviceHosts([{ app: 'matomo', config }])).toEqual(['https://stats.example'])
  expect(publicConfig('matomo', config)).toEqual({ matomoId: '3', matomoHost: 'https://stats.example/' })
})

it('an empty URL means that of the provider', () => {
  expect(serviceHosts([{ app: 'plausible', config: { plausibleDomain: 'x.example', plausibleEndpoint: '' } }])).toEqual([
    'https://plausible.io',
  ])
})
