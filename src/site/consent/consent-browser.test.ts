import { readFileSync } from 'node:fs'
import { once } from 'node:events'
import { CookieJar, JSDOM, VirtualConsole } from 'jsdom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { consentModel, type ConsentEvent } from '#tests/support/machines/consent-model.ts'
import { modelWalks, walkedStates } from '#tests/support/machines/model-walks.ts'
import { takeTurn } from '#tests/support/sampling.ts'
import { NOTIFY } from '#site/site-events.ts'

const { proofs } = vi.hoisted(() => ({ proofs: [] as unknown[] }))
const settings: Readonly<Record<string, object>> = {
  matomo: { matomoId: '3', matomoHost: 'https://stats.example/' },
  gtag: { gtagUa: 'G-ESSAI' },
}
vi.mock('./consent-api.ts', () => ({
  askSettings: (app: string) => Promise.resolve(settings[app] ?? null),
  askUserId: () => Promise.resolve(null),
  sendProof: ({ choices }: { choices: unknown }) => {
    proofs.push(choices)
    return Promise.resolve()
  },
}))
const CORE = '/assets/tarteaucitron.js'
vi.mock('tarteaucitronjs/tarteaucitron.min.js?url&no-inline', () => ({ default: '/assets/tarteaucitron.js' }))
vi.mock('./consent.css?url', () => ({ default: '/assets/consent.css' }))
const core = readFileSync('node_modules/tarteaucitronjs/tarteaucitron.min.js', 'utf8')

/** The script of each service and the cookies that the real one would set. */
const SERVICES: Readonly<Record<string, readonly string[]>> = {
  'stats.example': ['_pk_id.3.abcd'],
  'www.googletagmanager.com': ['_ga', '_ga_ESSAI'],
}
const ADDRESS = 'https://site.example/'
const pageWith = (services: readonly string[]) => `<main></main><footer><a href="/cookie-policy" data-consent>Gérer les cookies</a></footer>
  <script type="application/json" id="consent">${JSON.stringify({ services, script: null })}</script>`
const PAGE = pageWith(Object.keys(settings))
const DAY = 86_400_000
/** The rounds of faked time within which the script must start. Endless rounds would keep the process from reporting the failure. */
const MOST_ROUNDS = 1000

/** A browser with cookies that persist between pages. */
function openBrowser() {
  const jar = new CookieJar()
  let page: JSDOM | null = null
  let ran: string[] = []
  let asksReload = false
  const cookies = () => jar.getCookiesSync(ADDRESS).map(({ key }) => key)

  /** Simulates a loaded script or stylesheet. */
  function fetched(element: Element, window: JSDOM['window']): void {
    if (element instanceof window.HTMLScriptElement && element.src !== '') {
      const { hostname, pathname } = new URL(element.src)
      if (pathname === CORE) {
        Object.defineProperty(window.document, 'currentScript', { value: element })
        window.eval(core)
      } else {
        ran.push(hostname)
        for (const name of SERVICES[hostname] ?? []) window.document.cookie = `${name}=1; path=/`
      }
    }
    element.dispatchEvent(new window.Event('load'))
  }

  async function visit(html = PAGE, whenDrawn = () => {}): Promise<void> {
    page?.window.close()
    ran = []
    asksReload = false
    const virtualConsole = new VirtualConsole()
    virtualConsole.on('jsdomError', ({ message }) => {
      if (message.includes('navigation')) asksReload = true
      else throw new Error(message)
    })
    const opened = new JSDOM(html, {
      ...{ url: ADDRESS, cookieJar: jar, virtualConsole, runScripts: 'outside-only' },
      beforeParse: (window) => {
        const requestAnimationFrame = (work: () => void) => setTimeout(work)
        Object.assign(window, { Date, setTimeout, clearTimeout, setInterval, clearInterval, requestAnimationFrame })
        // There is no layout, and the package closes only elements with a size.
        for (const size of ['offsetWidth', 'offsetHeight']) Object.defineProperty(window.HTMLElement.prototype, size, { value: 100 })
      },
    })
    page = opened
    const { window } = opened
    const { document } = window
    new window.MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) if (node instanceof window.Element) fetched(node, window)
    }).observe(document.head, { childList: true })
    document.addEventListener(NOTIFY, (event) => {
      event.preventDefault()
    })
    for (const name of ['document', 'location', 'Element', 'CustomEvent'] as const) vi.stubGlobal(name, window[name])
    vi.stubGlobal('window', window)
    vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
      },
    )
    // The consent script is loaded after the page.
    if (document.readyState !== 'complete') await once(window, 'load')
    vi.resetModules()
    await import('./entry-consent.ts')
    let isDrawn = false
    for (let rounds = 0; document.documentElement.dataset['consentReady'] === undefined; rounds += 1) {
      if (rounds === MOST_ROUNDS) throw new Error(`the consent script has not started:\n${document.head.outerHTML}`)
      await vi.advanceTimersByTimeAsync(100)
      await new Promise(setImmediate)
      if (!isDrawn && document.querySelector('.consent-answers')) {
        isDrawn = true
        whenDrawn()
      }
    }
  }

  const isShown = (id: string) => page?.window.document.getElementById(id)?.style.display === 'block'
  return {
    visit,
    click: (selector: string) => page?.window.document.querySelector<HTMLElement>(selector)?.click(),
    escape: () => page?.window.dispatchEvent(new page.window.KeyboardEvent('keydown', { key: 'Escape', keyCode: 27 })),
    asksReload: () => asksReload,
    kept: () =>
      cookies()
        .filter((name) => name !== 'tarteaucitron')
        .sort(),
    ran: () => [...new Set(ran)].sort(),
    /** Returns the stored choices and their expiry. */
    choice: () => jar.getCookiesSync(ADDRESS).flatMap(({ key, value, expires }) => (key === 'tarteaucitron' ? [{ value, expires }] : [])),
    shown: () => (isShown('tarteaucitron') ? 'panel' : isShown('tarteaucitronAlertBig') ? 'banner' : 'nothing'),
  }
}

/** The expected page after a path has reached a state. A page that asks again does not list cookies set earlier. */
const MATOMO = ['stats.example']
const BOTH = ['stats.example', 'www.googletagmanager.com']
const BOTH_KEPT = ['_ga', '_ga_ESSAI', '_pk_id.3.abcd']
interface Found {
  readonly shown: 'nothing' | 'banner' | 'panel'
  readonly ran: readonly string[]
  readonly kept?: readonly string[]
}
const FOUND: Readonly<Record<string, Found>> = {
  notAsked: { shown: 'nothing', ran: [], kept: [] },
  asked: { shown: 'banner', ran: [], kept: [] },
  choosing: { shown: 'panel', ran: [], kept: [] },
  accepted: { shown: 'nothing', ran: BOTH, kept: BOTH_KEPT },
  refused: { shown: 'nothing', ran: [], kept: [] },
  customised: { shown: 'nothing', ran: MATOMO, kept: ['_pk_id.3.abcd'] },
  withdrawn: { shown: 'nothing', ran: [], kept: [] },
  expired: { shown: 'banner', ran: [] },
}
/** The proof of each choice. */
const PROOF: Readonly<Partial<Record<ConsentEvent['type'], object>>> = {
  accept: { matomo: true, gtag: true },
  'allow all': { matomo: true, gtag: true },
  refuse: { matomo: false, gtag: false },
  'deny all': { matomo: false, gtag: false },
  'allow one': { matomo: true, gtag: false },
}

const types = ['visit', 'accept', 'refuse', 'personalise', 'allow one', 'close', 'allow all', 'deny all', 'six months'] as const

describe('the cookie choices, on every path through the model', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
    proofs.length = 0
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  /** Opens the panel from the footer and closes it with Escape. */
  async function choose(browser: ReturnType<typeof openBrowser>, ...buttons: readonly string[]): Promise<void> {
    if (browser.shown() !== 'panel') browser.click('[data-consent]')
    await Promise.resolve()
    expect(browser.shown()).toBe('panel')
    for (const button of buttons) browser.click(button)
    await vi.advanceTimersByTimeAsync(1000)
    browser.escape()
    if (browser.asksReload()) await browser.visit()
  }

  const acts: Readonly<Record<ConsentEvent['type'], (browser: ReturnType<typeof openBrowser>) => Promise<void> | void>> = {
    visit: (browser) => browser.visit(),
    accept: (browser) => browser.click('#tarteaucitronPersonalize2'),
    refuse: (browser) => browser.click('#tarteaucitronAllDenied2'),
    personalise: (browser) => browser.click('#tarteaucitronCloseAlert'),
    close: (browser) => void browser.escape(),
    'allow one': (browser) => choose(browser, '#matomoAllowed', '#tarteaucitronSaveButton'),
    'allow all': (browser) => choose(browser, '#tarteaucitronAllAllowed'),
    'deny all': (browser) => choose(browser, '#tarteaucitronAllDenied'),
    'six months': (browser) => {
      vi.setSystemTime(Date.now() + 182 * DAY + 1000)
      return browser.visit()
    },
  }

  /** Returns true when every event has its button in its state. */
  const isPossible = (events: readonly ConsentEvent[]) => {
    const states = walkedStates(consentModel, events)
    return events.every(({ type }, index) => type === 'visit' || states[index] !== states[index + 1])
  }
  const ways = modelWalks(
    consentModel,
    types.map((type) => ({ type })),
  )
  it.each(
    takeTurn(
      ways.filter(({ events }) => isPossible(events)),
      2,
    ),
  )('$name', async ({ events }) => {
    const browser = openBrowser()
    const states = walkedStates(consentModel, events).map(String)
    for (const [index, { type }] of events.entries()) {
      const [before = '', after = ''] = states.slice(index)
      const { length } = proofs
      await acts[type](browser)
      await vi.advanceTimersByTimeAsync(1000)
      const { kept, ...found } = FOUND[after]!
      const told = { before, type, after }
      expect({ ...told, shown: browser.shown(), ran: browser.ran() }).toEqual({ ...told, ...found })
      if (kept) expect({ ...told, kept: browser.kept() }).toEqual({ ...told, kept })
      expect({ ...told, proofs: proofs.slice(length) }).toEqual({ ...told, proofs: PROOF[type] ? [PROOF[type]] : [] })
    }
  })

  it('shows its panel when its buttons respond, so that an immediate refusal is not lost', async () => {
    const browser = openBrowser()
    await browser.visit()
    browser.click('#tarteaucitronPersonalize2')
    await vi.advanceTimersByTimeAsync(1000)
    const seen: string[] = []
    await browser.visit(PAGE, () => {
      browser.click('[data-consent]')
      seen.push(browser.shown())
      // A hidden button cannot be pressed.
      if (browser.shown() === 'panel') browser.click('#tarteaucitronAllDenied')
    })
    if (browser.shown() === 'panel') browser.click('#tarteaucitronAllDenied')
    browser.escape()
    expect({ seen, asksReload: browser.asksReload() }).toEqual({ seen: ['nothing'], asksReload: true })
  })

  it('stores nothing before a choice, and no visit extends its six months', async () => {
    const browser = openBrowser()
    const later = async (days: number, html?: string) => {
      vi.setSystemTime(Date.now() + days * DAY)
      await browser.visit(html)
      await vi.advanceTimersByTimeAsync(1000)
      return { shown: browser.shown(), choice: browser.choice() }
    }
    const matomoAlone = pageWith(['matomo'])
    for (const days of [0, 1]) expect(await later(days, matomoAlone)).toEqual({ shown: 'banner', choice: [] })
    browser.click('#tarteaucitronPersonalize2')
    const made = browser.choice()
    const expires = new Date(Math.floor((Date.now() + 182 * DAY) / 1000) * 1000)
    expect(made).toMatchObject([{ value: '!matomo=true', expires }])
    // A new service is asked about, and earlier choices remain.
    for (const days of [1, 100]) expect(await later(days)).toEqual({ shown: 'banner', choice: made })
    expect(await later(82)).toEqual({ shown: 'banner', choice: [] })
  })
})
