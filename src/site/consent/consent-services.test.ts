// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { askedServices } from './consent-services.ts'

const settings: Readonly<Record<string, object>> = {
  matomo: { matomoId: '3', matomoHost: 'https://stats.example/' },
  gtag: { gtagUa: 'G-ESSAI' },
  plausible: { plausibleDomain: 'site.example', plausibleEndpoint: 'https://mesure.example' },
  facebookpixel: { facebookpixelId: '12' },
}
vi.mock('./consent-api.ts', () => ({ askSettings: (app: string) => Promise.resolve(settings[app] ?? null) }))
const withdrawn = new Set<string>()
const onStart = vi.fn<(key: string) => void>()
vi.mock('./sync-choices.ts', () => ({
  trackService: (key: string) => {
    onStart(key)
  },
  isAgreed: (key: string) => !withdrawn.has(key),
}))
// The file of the package is loaded from a URL of the build.
vi.mock('tarteaucitronjs/tarteaucitron.min.js?url&no-inline', () => ({ default: '/assets/tarteaucitron.js' }))

const page = { url: 'https://site.example/contact', title: 'Contact' }
let userId: string | null = '12'
const stays = () => false
const make = (names: readonly string[], script: string | null = null) =>
  askedServices({
    names,
    script: script === null ? null : { address: script, name: 'Script du site' },
    view: () => Promise.resolve({ ...page, userId }),
  })
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src)
const settle = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  onStart.mockClear()
  withdrawn.clear()
  userId = '12'
  document.head.replaceChildren()
})
afterEach(() => {
  for (const name of ['_paq', 'dataLayer', 'plausible', 'fbq', '_fbq'] as const) delete window[name]
  for (const cookie of ['_pk_id.3.ab', '_ga_ESSAI', 'locale']) document.cookie = `${cookie}=; max-age=0; path=/`
})

describe('the services that need consent', () => {
  it('are those configured by the site and its own script, all with consent', () => {
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
  ])('%s is loaded from its own host after consent', async (name, address) => {
    const { services } = make([name])
    services[0]?.js()
    await settle()
    expect(scripts()).toEqual([address])
    expect(onStart.mock.calls).toEqual([[name]])
  })

  it('do not start when consent is withdrawn before their settings have loaded', async () => {
    for (const { js } of make(['matomo', 'gtag']).services) js()
    withdrawn.add('matomo')
    await settle()
    expect(scripts()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-ESSAI'])
    expect(window._paq).toBeUndefined()
  })

  const callsNamed = (names: readonly string[], queue: readonly unknown[] = []) =>
    queue.map((call) => Array.from(call as ArrayLike<unknown>)).filter(([name]) => names.includes(String(name)))
  const run = async (names: readonly string[]) => {
    const { services, tellPage } = make(names)
    for (const { js } of services) js()
    await settle()
    return (user: string | null) => {
      userId = user
      return tellPage(stays)
    }
  }

  it.each([
    ['a visitor who signs in, and out', [null, '12', null]],
    ['a member who signs out, before another signs in', ['12', null, '34']],
  ])('each receive every page view with the current member: %s', async (_, [first = null, ...others]) => {
    userId = first
    const look = await run(['matomo', 'gtag', 'plausible'])
    for (const user of others) await look(user)
    const users = [first, ...others]
    const paq = callsNamed(['setUserId', 'resetUserId', 'trackPageView'], window._paq)
    expect(paq).toEqual(users.flatMap((user) => [user === null ? ['resetUserId'] : ['setUserId', user], ['trackPageView']]))
    const view = ['event', 'page_view', { page_location: page.url, page_title: page.title }]
    expect(callsNamed(['set', 'event'], window.dataLayer)).toEqual(users.flatMap((user) => [['set', { user_id: user }], view]))
    // Configured values would override the set ones.
    expect(callsNamed(['config'], window.dataLayer)).toEqual([['config', 'G-ESSAI', { send_page_view: false, cookie_expires: 33_696_000 }]])
    const props = users.map((user) => (user === null ? {} : { props: { user } }))
    expect(window.plausible?.q).toEqual(props.map((told) => ['pageview', { u: page.url, ...told }]))
  })

  it('like the pixel report only page views of the first member, since they cannot forget ids', async () => {
    userId = null
    const look = await run(['facebookpixel'])
    for (const user of [null, '12', '12', null, '34', '12']) await look(user)
    const track = ['track', 'PageView']
    expect(window.fbq?.queue).toEqual([
      ...[['init', '12', {}], track, track],
      ...[['init', '12', { external_id: '12' }], track, track, track],
    ])
  })

  it('receive nothing of a page that is being left, also during the member request', async () => {
    const { services, tellPage } = make(['matomo'])
    services[0]?.js()
    await settle()
    await tellPage(() => true)
    let isLeft = false
    const telling = tellPage(() => isLeft)
    isLeft = true
    await telling
    expect(callsNamed(['trackPageView'], window._paq)).toHaveLength(1)
  })

  it('that do not run, or were removed from the site, receive nothing', async () => {
    const { services, tellPage } = make(['matomo', 'maps'])
    await tellPage(stays)
    expect(window._paq).toBeUndefined()
    expect(services.map(({ key }) => key)).toEqual(['matomo'])
  })

  it('name their own cookies, ids included, and no others', () => {
    for (const cookie of ['_pk_id.3.ab', '_ga_ESSAI', 'locale']) document.cookie = `${cookie}=1; path=/`
    const { services } = make(['matomo', 'gtag'])
    expect(services.map(({ cookies }) => cookies)).toEqual([['_pk_id.3.ab'], ['_ga_ESSAI']])
  })

  it('receive the site that they measure', async () => {
    for (const { js } of make(['matomo', 'plausible']).services) js()
    await settle()
    expect(window._paq).toContainEqual(['setSiteId', '3'])
    expect(document.head.querySelector('script[src*="mesure.example"]')?.getAttribute('data-domain')).toBe('site.example')
  })
})
