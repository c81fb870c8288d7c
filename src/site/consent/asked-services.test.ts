// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { askedServices } from './asked-services.ts'

const settings: Readonly<Record<string, object>> = {
  matomo: { matomoId: '3', matomoHost: 'https://stats.example/' },
  gtag: { gtagUa: 'G-ESSAI' },
  plausible: { plausibleDomain: 'site.example', plausibleEndpoint: 'https://mesure.example' },
  facebookpixel: { facebookpixelId: '12' },
}
vi.mock('./ask-server.ts', () => ({ askSettings: (app: string) => Promise.resolve(settings[app] ?? null) }))
// The package's own file is fetched from an address of the build.
vi.mock('tarteaucitronjs/tarteaucitron.min.js?url', () => ({ default: '/assets/tarteaucitron.js' }))

const view = { url: 'https://site.example/contact', title: 'Contact', userId: '12' }
const onStart = vi.fn<(key: string) => void>()
const make = (names: readonly string[], script: string | null = null) =>
  askedServices({
    names,
    script: script === null ? null : { address: script, name: 'Script du site' },
    view: () => Promise.resolve(view),
    onStart,
  })
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src)
const settle = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  onStart.mockClear()
  document.head.replaceChildren()
})
afterEach(() => {
  for (const name of ['_paq', 'dataLayer', 'plausible', 'fbq', '_fbq'] as const) delete window[name]
  for (const cookie of ['_pk_id.3.ab', '_ga_ESSAI', 'locale']) document.cookie = `${cookie}=; max-age=0; path=/`
})

describe('the services that visitors are asked about', () => {
  it('are those that the site names, and its own script, all in need of an agreement', () => {
    const { services } = make(['matomo', 'unknown', 'facebookpixel'], '/script.0123.js')
    expect(services.map(({ key, type, needConsent }) => [key, type, needConsent])).toEqual([
      ['matomo', 'analytic', true],
      ['facebookpixel', 'ads', true],
      ['script', 'other', true],
    ])
    expect(scripts()).toEqual([])
  })

  it.each([
    ['matomo', 'https://stats.example/matomo.js'],
    ['gtag', 'https://www.googletagmanager.com/gtag/js?id=G-ESSAI'],
    ['plausible', 'https://mesure.example/js/script.manual.js'],
    ['facebookpixel', 'https://connect.facebook.net/en_US/fbevents.js'],
  ])('%s is fetched from its own address once it is agreed to', async (name, address) => {
    const { services } = make([name])
    services[0]?.js()
    await settle()
    expect(scripts()).toEqual([address])
    expect(onStart.mock.calls).toEqual([[name]])
  })

  it('are each told of a page, with the number of whoever is signed in', async () => {
    const { services, tellPage } = make(Object.keys(settings))
    for (const { js } of services) js()
    await settle()
    await tellPage()
    expect(window._paq).toContainEqual(['setUserId', '12'])
    expect(window._paq?.filter((call) => (call as string[])[0] === 'trackPageView')).toHaveLength(2)
    const told = (window.dataLayer ?? []).map((call) => Array.from(call as ArrayLike<unknown>))
    expect(told).toContainEqual(['config', 'G-ESSAI', expect.objectContaining({ send_page_view: false, user_id: '12' })])
    expect(told.filter(([, name]) => name === 'page_view')).toHaveLength(2)
    expect(window.plausible?.q).toContainEqual(['pageview', { u: view.url, props: { user: '12' } }])
    expect(window.fbq?.queue).toEqual([
      ['init', '12', { external_id: '12' }],
      ['track', 'PageView'],
      ['track', 'PageView'],
    ])
  })

  it('that run not are told nothing, nor are those that the site has dropped since', async () => {
    const { services, tellPage } = make(['matomo', 'maps'])
    await tellPage()
    expect(window._paq).toBeUndefined()
    expect(services.map(({ key }) => key)).toEqual(['matomo'])
  })

  it('name the cookies that they keep, numbers included, and no others', () => {
    for (const cookie of ['_pk_id.3.ab', '_ga_ESSAI', 'locale']) document.cookie = `${cookie}=1; path=/`
    const { services } = make(['matomo', 'gtag'])
    expect(services.map(({ cookies }) => cookies)).toEqual([['_pk_id.3.ab'], ['_ga_ESSAI']])
  })

  it('are told which site they measure', async () => {
    for (const { js } of make(['matomo', 'plausible']).services) js()
    await settle()
    expect(window._paq).toContainEqual(['setSiteId', '3'])
    expect(document.head.querySelector('script[src*="mesure.example"]')?.getAttribute('data-domain')).toBe('site.example')
  })
})
