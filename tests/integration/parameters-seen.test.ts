import { readFileSync, globSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ParameterType } from '#schemas/api/sites/parameter.ts'
import { parameterDefinitions, type ParameterValue } from '#domain/parameters.ts'
import { plainText, sampleSites, type SampleSites } from '#tests/support/sites/sample-sites.ts'

/** The effect of a setting: the page, and the text that its value adds or removes. */
interface Sight {
  readonly page: string
  readonly value: ParameterValue
  readonly shows?: string
  readonly hides?: string
  /** The site, by default the legal services one. */
  readonly host?: 'cave.localhost'
}

const LOCALE = 'fr_FR'
const HOME = '/'
const NOTICE = '/legal-notice'
const wine = 'cave.localhost'

const fees = 'server/shop/delivery/delivery.integration.test.ts'

/** Builds the effect of a text that is shown as set. */
const words = (page: string, value: string, host?: 'cave.localhost'): Sight => ({ page, value, shows: value, ...(host && { host }) })
const network = (name: string): Sight => words(HOME, `https://reseau.example/${name}-de-la-maison`)
const text = (page: string): Sight => ({ page, value: '<p>Un texte tout neuf.</p>', shows: '<p>Un texte tout neuf.</p>' })
const inTheme = (value: ParameterValue, shows: string): Sight => ({ page: HOME, value, shows })

/** The effects of settings of any site. */
const sights: Partial<Record<ParameterType, Sight>> = {
  ASK_BIRTHDATE_AT_REGISTER: { page: '/auth', value: true, shows: 'name="birthdate"' },
  BLOCK_MINORS_FROM_REGISTERING: { page: '/auth', value: true, shows: 'Ce site est réservé aux personnes majeures.' },
  ENABLE_NEWSLETTER: { page: '/lettre', value: false, hides: 'value="newsletter.subscribe"' },
  IS_BLOG_ACTIVATED: { page: NOTICE, value: false, hides: 'href="/blog"' },
  PROMOTED_NEWS_STYLE: { page: HOME, value: 'BANNER', shows: 'data-style="banner"' },
  SERVICE_PAGE_STYLE: { page: '/services/creation-eurl', value: 'CLASSIC', hides: 'class="full-block' },
  REPEAT_ANIMATION: { page: '/_catalogue/carousel', value: true, shows: 'data-repeats="true"', hides: 'data-repeats="false"' },
  MENU_TYPE: { page: HOME, value: 'STICKY', shows: 'data-sticky="true"', hides: 'data-sticky="false"' },
  MENU_ICON_SIZE: inTheme(20, '--menu-icon-size: 20pt;'),
  TOP_BAR_INFO_BACKGROUND_COLOR: inTheme('#334455', '--top-bar-ground: #334455;'),
  TOP_BAR_INFO_FONT_COLOR: inTheme('#ffeecc', '--top-bar-ink: #ffeecc;'),
  ACCENT_COLOR: inTheme('#225533', '--theme-accent: #225533;'),
  PRIMARY_COLOR: inTheme('#332255', '--theme-primary: #332255;'),
  DETAIL_PAGE_MARGIN_TOP: { page: NOTICE, value: 64, shows: '--detail-margin: 64px;' },
  DETAIL_PAGE_MARGIN_TOP_SMALL: { page: NOTICE, value: 12, shows: '--detail-margin-small: 12px;' },
  SCRIPT_TO_LOAD: { page: HOME, value: 'void 0', shows: '"script":"/script.' },
  COMPANY_NAME: words(HOME, 'Plume et fils'),
  COMPANY_PHONE: { page: HOME, value: '+33199009900', shows: 'tel:+33199009900' },
  COMPANY_EMAIL: words(HOME, 'bonjour@greffe-et-plume.example'),
  HEAD_OFFICE: words(HOME, '1, place du Sceau, 69001 Lyon'),
  SHARE_CAPITAL: { page: HOME, value: '55 000 €', shows: '000 €</li>' },
  RCS_NUMBER: words(HOME, '111 222 333 R.C.S. Lyon'),
  RM_NUMBER: words(HOME, '111 222 333 RM 69'),
  SIRET_NUMBER: words(HOME, '111 222 333 00011'),
  VAT_NUMBER: words(HOME, 'FR00 111222333'),
  LEGAL_AGENT: words(NOTICE, 'Odile Parchemin, gérante'),
  FACEBOOK_URL: network('facebook'),
  INSTAGRAM_URL: network('instagram'),
  TWITTER_URL: network('twitter'),
  LINKEDIN_URL: network('linkedin'),
  TIKTOK_URL: network('tiktok'),
  YOUTUBE_URL: network('youtube'),
  TRIPADVISOR_URL: network('tripadvisor'),
  GOOGLE_REVIEW_URL: network('google'),
  DISCORD_SERVER: network('discord'),
  TELEGRAM_AT: { page: HOME, value: 'greffe_et_plume', shows: 'https://t.me/greffe_et_plume' },
  SALE_TERMS: text('/sale-terms'),
  USE_TERMS: text('/use-terms'),
  LEGAL_NOTICE: text(NOTICE),
  PRIVACY_POLICY: text('/privacy-policy'),
  COOKIE_POLICY: text('/cookie-policy'),
  ACCESSIBILITY_STATE: { page: '/accessibilite', value: 'PARTIAL', shows: 'data-state="partial"', hides: 'data-state="exempt"' },
  DPO_EMAIL: words('/privacy-policy', 'dpo@greffe-et-plume.example'),
  PUBLICATION_DIRECTOR: words(NOTICE, 'Odile Parchemin'),
  HOST_NAME: words(NOTICE, 'Hébergerie du Parc'),
  HOST_ADDRESS: words(NOTICE, '2, rue des Baies, 69100 Villeurbanne'),
  HOST_PHONE: { page: NOTICE, value: '+33199008800', shows: '01\u00a099\u00a000\u00a088\u00a000' },
  MEDIATOR: words('/sale-terms', 'Médiation des plumes'),
  ALCOHOL_LICENCE: words(NOTICE, 'licence 12345', wine),
  PACKAGING_ID: words(NOTICE, 'FR999999_01ABCD', wine),
}

/** The effects of catalogue settings on the pages of the shop. */
const catalogueSights: Partial<Record<ParameterType, Sight>> = {
  HIDE_PRODUCT_PRICES: { page: '/produits', value: true, shows: 'Prix réservé aux clients connectés', host: wine },
  SEE_CART_ON_HOVER: { page: '/', value: false, hides: 'data-cart-opens="hover"', shows: 'data-cart-opens="press"', host: wine },
  STOCK_LIMIT_DISPLAY: { page: '/produits/combe-haute', value: 200, shows: 'Plus que', host: wine },
  STOCK_MANAGEMENT: { page: '/produits/fontaine-rosee', value: false, shows: 'name="quantity"', host: wine },
  PRODUCT_DISPLAY: { page: '/produits', value: 'LIST', shows: 'data-layout="list"', host: wine },
  PRODUCT_ORDER: { page: '/produits', value: 'price:desc', shows: '"position":1,"name":"Tour du Languedoc"', host: wine },
  PRODUCT_ASPECT_RATIO: { page: '/produits', value: '1/1', shows: ' data-ratio="1/1"', host: wine },
  FEATURES_PRODUCT_STYLE: { page: '/produits/combe-haute', value: 'TABLE', hides: '<dt>Appellation</dt>', host: wine },
  PRODUCT_PAGE_STYLE: { page: '/produits/combe-haute', value: 'CLASSIC', shows: 'data-page-style="classic"', host: wine },
}

/** Settings of the shop without an effect on a page: the file and title of the test that covers each. */
const testedElsewhere: Partial<Record<ParameterType, readonly [file: string, title: string]>> = {
  FREE_SHIPPING_BOTTLE: [fees, 'is nothing in France from the bottles or the price that the shop says, but for exports'],
  FREE_SHIPPING_PRICE: [fees, 'is nothing in France from the bottles or the price that the shop says, but for exports'],
  MINIMUM_EXPEDITION_BOTTLE: [fees, 'is limited to the most that one delivery may hold'],
  MAXIMUM_EXPEDITION_BOTTLE: [fees, 'is limited to the most that one delivery may hold'],
  ONLY_SELL_IN_FRANCE: [fees, 'depends on where the shop sells to'],
  SELLS_WORLDWIDE: [fees, 'depends on where the shop sells to'],
  CLICK_AND_COLLECT_HOURS: ['server/shop/order-events/concurrency.integration.test.ts', 'is booked by exactly eight of fifty'],
  STOCK_MANAGEMENT_BOX: [
    'server/shop/reservations/re-reserve-order.integration.test.ts',
    'is limited to the stock where the shop does not manage it now, without a refusal',
  ],
  ORDER_REVIEW_DELAY: [
    'server/shop/order-events/reviews.integration.test.ts',
    'is requested once after the set days, of buyers without a withdrawal',
  ],
  SECURITY_CONTACT: ['tests/contract/well-known.test.ts', 'shows the security contact that a site has set'],
  SHIPPING_MESSAGE: [
    'blocks/checkout/checkout-browser.test.tsx',
    'names carriers with their delay and what is paid, under the shop’s own words',
  ],
}

const rows = Object.entries({ ...sights, ...catalogueSights }) as readonly [ParameterType, Sight][]

const shown = parameterDefinitions.filter(({ isPrivate }) => !isPrivate).map(({ type }) => type)

let sites: SampleSites
beforeAll(async () => {
  sites = await sampleSites()
})
afterAll(() => sites.close())

/** Returns a page with the stylesheet of its theme. */
async function seen({ page, host = 'localhost' }: Pick<Sight, 'page'> & { readonly host?: string }): Promise<string> {
  const html = await sites.page(host, page)
  const theme = /\/theme\.[0-9a-f]+\.css/.exec(html)?.[0] ?? ''
  const { body } = await sites.app.inject({ url: theme, headers: { host } })
  return `${html}\n${body}`
}

/** Returns the source of the test with a title, or an empty text when no such test runs. */
function bodyOf(source: string, title: string): string {
  const begin = source.search(new RegExp(`^ *it\\('${title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}'`, 'm'))
  if (begin < 0) return ''
  const [indent = ''] = /^ */.exec(source.slice(begin)) ?? []
  return source.slice(begin, source.indexOf(`\n${indent}})`, begin))
}

describe('a setting', () => {
  it('has an effect or a test in these lists', () => {
    expect(shown.filter((type) => !sights[type] && !catalogueSights[type] && !testedElsewhere[type])).toEqual([])
  })

  it.each(Object.entries(testedElsewhere))('%s is covered by a test that sets it and checks the effect', (type, [file, title]) => {
    const source = readFileSync(file, 'utf8')
    const own = bodyOf(source, title)
    const [set = '', value = ''] = new RegExp(`\\b${type}(?:: |', )('?[^,}\\]]+)`).exec(own.includes(type) ? own : source) ?? []
    expect(set, 'the test, or what it stands on, sets it').not.toBe('')
    // When a helper sets it, the test itself must check the effect.
    const seenAfter = own.includes(set) ? own.slice(own.indexOf(set) + set.length) : own
    expect(seenAfter).toContain('expect(')
    if (!own.includes(set)) expect(own).toContain(`expect(body()).toContain(${value})`)
  })

  it.each(rows)('%s changes a page', async (type, sight) => {
    const { parameters, directory } = sites.app.features
    const site = directory.resolve(sight.host ?? 'localhost')
    const was = await parameters.value({ site, locale: LOCALE }, type)
    const before = await seen(sight)
    await parameters.set(site.id, type, sight.value, LOCALE)
    const after = await seen(sight)
    await parameters.set(site.id, type, was, LOCALE)
    if (sight.shows !== undefined) expect([before.includes(sight.shows), after.includes(sight.shows)]).toEqual([false, true])
    if (sight.hides !== undefined) expect([before.includes(sight.hides), after.includes(sight.hides)]).toEqual([true, false])
  })

  it.each([
    ['IS_BLOG_ACTIVATED', '/creation-eurl-en-ligne', 'href="/blog'],
    ['ENABLE_NEWSLETTER', '/plan-du-site', 'href="/lettre"'],
  ] as const)('%s closes a part of the site and removes every link to it', async (type, page, link) => {
    const { parameters } = sites.app.features
    const links = async () => (await sites.page('localhost', page)).split(link).length - 1
    // One link in the page itself, the others around it.
    expect(await links()).toBeGreaterThan(1)
    await parameters.set(37, type, false, LOCALE)
    expect(await links()).toBe(0)
    await parameters.set(37, type, true, LOCALE)
  })

  it.each([
    ['IS_BLOG_ACTIVATED', '/', 'À lire avant de signer', /data-type="blog-list"|n’a pas pu être chargée/],
    ['IS_BLOG_ACTIVATED', '/creation-eurl-en-ligne', 'À lire avant de signer', /data-type="related-posts"/],
    ['IS_BLOG_ACTIVATED', '/vous-etes/accompagnement-creation-entreprise', 'À lire avant de vous lancer', /data-type="blog-list"/],
    ['IS_BLOG_ACTIVATED', '/vous-etes/avocats-expert-comptable-notaire', 'Ce que nous écrivons à vos clients', /data-type="blog-list"/],
    ['IS_BLOG_ACTIVATED', '/vous-etes/service-juridique-entreprise', 'La vie sociale, acte par acte', /data-type="blog-list"/],
  ] as const)('%s removes that part and its heading from %s', async (type, page, heading, shown) => {
    const { parameters } = sites.app.features
    const look = async () => {
      const html = await sites.page('localhost', page)
      return [plainText(html).includes(heading), shown.test(html)]
    }
    expect(await look()).toEqual([true, true])
    await parameters.set(37, type, false, LOCALE)
    expect(await look()).toEqual([false, false])
    await parameters.set(37, type, true, LOCALE)
  })

  /** Returns an observation before and during a change of a setting. */
  async function changed<Seen>(type: ParameterType, value: ParameterValue, look: () => Promise<Seen>): Promise<[Seen, Seen]> {
    const { parameters, directory } = sites.app.features
    const was = await parameters.value({ site: directory.resolve('localhost'), locale: LOCALE }, type)
    const before = await look()
    await parameters.set(37, type, value, LOCALE)
    const after = await look()
    await parameters.set(37, type, was, LOCALE)
    return [before, after]
  }

  it('REPEAT_ANIMATION makes a carousel repeat in the browser', async () => {
    const told = async () => {
      const html = await sites.page('localhost', '/_catalogue/carousel')
      const state = /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}'
      const { start } = JSON.parse(state) as { start?: { parameters: { type: string; value: ParameterValue }[] } }
      return start?.parameters.find(({ type }) => type === 'REPEAT_ANIMATION')
    }
    expect(await changed('REPEAT_ANIMATION', true, told)).toEqual([false, true].map((value) => ({ type: 'REPEAT_ANIMATION', value })))
  })

  it('ASK_BIRTHDATE_AT_REGISTER and BLOCK_MINORS_FROM_REGISTERING require the birth date', async () => {
    const asked = async () => {
      const html = await sites.page('localhost', '/auth')
      const [field = ''] = /<input[^>]*name="birthdate"[^>]*>/.exec(html) ?? []
      return [/ type="date"/.test(field), / required/.test(field), html.includes('Ce site est réservé aux personnes majeures.')]
    }
    const nothing = [false, false, false]
    expect(await changed('ASK_BIRTHDATE_AT_REGISTER', true, asked)).toEqual([nothing, [true, true, false]])
    expect(await changed('BLOCK_MINORS_FROM_REGISTERING', true, asked)).toEqual([nothing, [true, true, true]])
  })

  it('MENU_ICON_SIZE is the height of the icons in the bottom bar, in points', async () => {
    const look = async () => {
      const html = await sites.page('localhost', HOME)
      const files = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href)
      const sheets = await Promise.all(files.map((url) => sites.app.inject({ url, headers: { host: 'localhost' } })))
      const css = sheets.map(({ body }) => body).join('\n')
      const link = /\.([\w-]+) \.icon\s*\{\s*block-size:\s*var\(--menu-icon-size/.exec(css)?.[1] ?? 'no rule'
      const bar = html.slice(html.indexOf('data-region="bottomBar"'))
      const icons = bar.split('</nav>', 1).join('').split('<a ').slice(1)
      const drawn = icons.filter((icon) => icon.includes(`class="${link}"`) && /<svg[^>]*class="icon/.test(icon))
      return { isEveryIcon: drawn.length > 0 && drawn.length === icons.length, size: /--menu-icon-size:\s*([^;}]+)/.exec(css)?.[1] }
    }
    const [before, after] = await changed('MENU_ICON_SIZE', 20, look)
    expect(after).toEqual({ isEveryIcon: true, size: '20pt' })
    expect(before).toEqual({ isEveryIcon: true, size: expect.not.stringMatching(/^20pt$/) as string })
  })

  it('of the theme is used by stylesheets', () => {
    const styles = globSync(['src/ui/styles/*.css', 'blocks/*/*.css']).map((path) => readFileSync(path, 'utf8'))
    const written = rows.flatMap(([, { shows }]) => /^(--[a-z-]+):/.exec(shows ?? '')?.[1] ?? [])
    expect(written).toHaveLength(7)
    for (const name of written)
      expect(
        styles.some((css) => css.includes(`var(${name}`)),
        name,
      ).toBe(true)
  })
})
