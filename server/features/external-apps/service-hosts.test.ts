import { describe, expect, it } from 'vitest'
import { consentServices, serviceHosts, type StoredApp } from './service-hosts.ts'

describe('the hosts of services', () => {
  it('are those of the settings, or of their makers', () => {
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
      'https://*.tuiles.example',
    ])
  })

  it('are none for a service that pages do not use, and for what is no address', () => {
    expect(serviceHosts([{ app: 'google-reviews', config: { apiKey: 'x' } }])).toEqual([])
    for (const matomoHost of ["https://x.example; script-src 'unsafe-inline'", 'javascript:alert(1)', '', 'https://'])
      expect(serviceHosts([{ app: 'matomo', config: { matomoHost } }]), matomoHost).toEqual([])
  })
})

it('visitors are asked about the services that measure or follow them, not about maps', () => {
  expect(
    consentServices([
      { app: 'maps', config: {} },
      { app: 'gtag', config: {} },
      { app: 'matomo', config: {} },
    ]),
  ).toEqual(['matomo', 'gtag'])
})
