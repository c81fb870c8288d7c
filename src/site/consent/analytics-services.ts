import type { ExternalApp } from '#schemas/api/sites/external-app.ts'
import { systemClock } from '#domain/dates/clock.ts'
import { argumentsQueue } from './gtag-queue.ts'
import { addScript } from './tarteaucitron.ts'

/** A page view. */
export interface PageView {
  readonly url: string
  readonly title: string
  /** The id of the logged-in member. */
  readonly userId: string | null
}

/** An analytics service. */
export interface MeasuringService {
  readonly name: string
  readonly type: 'analytic' | 'ads'
  /** The prefixes of its cookie names. */
  readonly cookiePrefixes: readonly string[]
  /** Starts the service with its public settings and returns a function that reports a page view. */
  readonly start: (settings: Readonly<Record<string, string>>) => (view: PageView) => void
}

type Queue = unknown[]
type Told = (...args: unknown[]) => void

declare global {
  interface Window {
    _paq?: Queue
    dataLayer?: Queue
    plausible?: Told & { q?: Queue }
    fbq?: Told & { queue?: Queue; loaded?: boolean; version?: string; callMethod?: Told; push?: unknown }
    _fbq?: unknown
  }
}

/** Thirteen months in seconds, the maximum lifetime of an analytics cookie. */
const THIRTEEN_MONTHS = 33_696_000

const slashed = (address: string) => (address.endsWith('/') ? address : `${address}/`)
const withProtocol = (address: string) => (/^https?:\/\//i.test(address) ? address : `https://${address}`)
/** Errors of an external script are not reported. */
const load = (src: string) => void addScript(src).catch(() => undefined)

const matomo: MeasuringService = {
  name: 'Matomo',
  type: 'analytic',
  cookiePrefixes: ['_pk_', 'MATOMO_', 'mtm_'],
  start({ matomoId = '', matomoHost = '' }) {
    const host = slashed(withProtocol(matomoHost))
    const queue = (window._paq ??= [])
    queue.push(['setTrackerUrl', `${host}matomo.php`], ['setSiteId', matomoId])
    queue.push(['setVisitorCookieTimeout', THIRTEEN_MONTHS], ['enableLinkTracking'])
    load(`${host}matomo.js`)
    return ({ url, title, userId }) => {
      window._paq?.push(userId === null ? ['resetUserId'] : ['setUserId', userId])
      window._paq?.push(['setCustomUrl', url], ['setDocumentTitle', title], ['trackPageView'])
    }
  },
}

const gtag: MeasuringService = {
  name: 'Google Analytics 4',
  type: 'analytic',
  cookiePrefixes: ['_ga', '_gid', '_gat', '_gcl_au'],
  start({ gtagUa = '' }) {
    const queue = (window.dataLayer ??= [])
    const tell = argumentsQueue(queue)
    tell('js', new Date(systemClock()))
    tell('config', gtagUa, { send_page_view: false, cookie_expires: THIRTEEN_MONTHS })
    load(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(gtagUa)}`)
    return ({ url, title, userId }) => {
      // `set` applies to all later events. The configuration would come before it.
      tell('set', { user_id: userId })
      tell('event', 'page_view', { page_location: url, page_title: title })
    }
  },
}

const plausible: MeasuringService = {
  name: 'Plausible',
  type: 'analytic',
  cookiePrefixes: [],
  start({ plausibleDomain = '', plausibleEndpoint = 'https://plausible.io' }) {
    const tell = (window.plausible ??= Object.assign((...args: unknown[]) => void (tell.q ??= []).push(args), {} as { q?: Queue }))
    const script = document.createElement('script')
    script.src = `${slashed(withProtocol(plausibleEndpoint))}js/script.manual.js`
    script.dataset['domain'] = plausibleDomain
    document.head.append(script)
    return ({ url, userId }) => {
      window.plausible?.('pageview', { u: url, ...(userId !== null && { props: { user: userId } }) })
    }
  },
}

const facebookpixel: MeasuringService = {
  name: 'Meta Pixel',
  type: 'ads',
  cookiePrefixes: ['_fbp', '_fbc'],
  start({ facebookpixelId = '' }) {
    const queue: Queue = []
    const pixel: NonNullable<Window['fbq']> = Object.assign(
      (...args: unknown[]) => {
        if (pixel.callMethod) pixel.callMethod(...args)
        else queue.push(args)
      },
      { queue, loaded: true, version: '2.0' },
    )
    pixel.push = pixel
    window.fbq = window._fbq = pixel
    load('https://connect.facebook.net/en_US/fbevents.js')
    let known: string | null | undefined
    return ({ userId }) => {
      // The pixel cannot forget a user id. Page views of another member in the same tab are not reported.
      if (known == null && known !== userId) {
        pixel('init', facebookpixelId, userId === null ? {} : { external_id: userId })
        known = userId
      }
      if (known === userId) window.fbq?.('track', 'PageView')
    }
  },
}

/** The analytics services by the name in the site configuration. */
export const measuringServices: Readonly<Partial<Record<ExternalApp, MeasuringService>>> = { matomo, gtag, plausible, facebookpixel }
