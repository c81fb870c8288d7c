import type { Browser, Locator, Page } from '@playwright/test'
import { cellar } from '#tests/e2e/sites/site-pages.ts'
import { takeTurn } from '#tests/support/sampling.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { translatePage } from '#tests/e2e/page/translate-page.ts'

/** The visible text of a page; a translated one shows it in capitals. */
const wordsOf = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('main, dialog[open], [data-region=bottomBar]')]
    return shown.map(({ innerText }) => innerText.replace(/\s+/g, ' ').trim()).join('\n')
  })

type Act = (page: Page) => Promise<unknown>

const shown = (found: Locator) => found.filter({ visible: true }).first()
const press =
  (name: RegExp): Act =>
  (page) =>
    shown(page.getByRole('button', { name })).click()
const follow =
  (name: RegExp): Act =>
  (page) =>
    shown(page.locator('main').getByRole('link', { name })).click()
/** Presses a link that acts in place, and waits until it is the chosen one. */
const choose =
  (name: RegExp): Act =>
  async (page) => {
    const link = shown(page.locator('main').getByRole('link', { name }))
    await link.click()
    await expect(link).toHaveAttribute('aria-current', 'true')
  }
const check =
  (name: RegExp): Act =>
  (page) =>
    page.getByRole('radio', { name }).check()
const fill =
  (label: RegExp, words: string): Act =>
  (page) =>
    shown(page.getByLabel(label)).fill(words)
const enter =
  (label: RegExp, words: string): Act =>
  async (page) => {
    await fill(label, words)(page)
    await page.keyboard.press('Enter')
  }
const visit =
  (path: string): Act =>
  (page) =>
    page.goto(path)

/** Buys a number of the bottle that is shown. */
const add =
  (quantity: string): Act =>
  async (page) => {
    await fill(/^quantité$/i, quantity)(page)
    await press(/^ajouter au panier/i)(page)
    await page.getByRole('dialog').waitFor()
  }
const close: Act = async (page) => {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}
const chooseTown: Act = async (page) => {
  await fill(/code postal ou ville/i, 'montpellier')(page)
  await expect(page.getByRole('option').first()).toHaveText(/34000/)
  await page.keyboard.press('Enter')
}

const LINE = 'les lauzes 2019'
const PRODUCT = [
  ...[choose(/jéroboam/i), add('2'), close, add('999'), close, choose(/magnum/i), choose(/2019/), add('6')],
  ...[press(/^ajouter 1.: les lauzes 2019/i), press(/^enlever 1.: les lauzes 2019/i), press(/^retirer les lauzes 2019/i), close],
]
const CART = [
  ...[
    press(new RegExp(`^ajouter 1.: ${LINE}`, 'i')),
    press(new RegExp(`^enlever 1.: ${LINE}`, 'i')),
    fill(/^quantité.: les lauzes 2019/i, '12'),
  ],
  ...[enter(/code promotionnel/i, 'XYLOPHAGE'), press(new RegExp(`^retirer ${LINE}`, 'i')), press(/^(?:remettre|annuler)/i)],
]
const BUYER = [
  ...[
    fill(/^adresse e-mail/i, 'camille.roy@example.org'),
    fill(/^téléphone/i, '06 39 98 00 12'),
    fill(/^date de naissance/i, '1987-05-05'),
  ],
  ...[fill(/^prénom/i, 'Camille'), fill(/^nom(?!bre)/i, 'Roy'), fill(/^adresse(?! e-mail)/i, '5, rue des Lilas')],
]
const CHECKOUT = [
  ...[press(/^continuer vers/i), check(/retrait chez nous/i), check(/à convenir ensemble/i), check(/^livraison/i), chooseTown],
  ...[check(/vitivelo/i), press(/^continuer vers/i), press(/^continuer vers/i), ...BUYER, press(/^continuer vers/i)],
]

const JOURNEYS: Readonly<Record<string, readonly [path: string, acts: readonly Act[]]>> = {
  product: ['/produits/les-lauzes', PRODUCT],
  'cart and checkout': [
    '/produits/les-lauzes',
    [choose(/2019/), add('6'), close, visit('/panier'), ...CART, press(/^passer commande/i), ...CHECKOUT],
  ],
  'product list': [
    '/produits',
    [follow(/^rouges/i), follow(/^coffrets/i), follow(/^tous/i), enter(/chercher un vin/i, 'lauzes'), enter(/chercher un vin/i, 'xyz')],
  ],
  search: [
    '/recherche?q=vin',
    [
      ...[follow(/^produits/i), follow(/^articles/i), follow(/^événements/i), follow(/^tout/i), follow(/^page suivante/i)],
      ...[enter(/que cherchez-vous/i, 'lauzes'), enter(/que cherchez-vous/i, 'xyz')],
    ],
  ],
}

async function open(browser: Browser, baseURL: string, isTranslated: boolean): Promise<Page> {
  const page = await browser.newPage({ locale: 'fr-FR', baseURL })
  if (isTranslated) await page.addInitScript(translatePage)
  return page
}

for (const [place, [path, acts]] of takeTurn(Object.entries(JOURNEYS), 3))
  test(`shows the same words translated by the browser as untranslated, without an error: ${place}`, async ({ browser, baseURL }) => {
    const original = await open(browser, cellar(baseURL), false)
    const translated = await open(browser, cellar(baseURL), true)
    const errors: string[] = []
    translated.on('pageerror', ({ message }) => errors.push(message))
    for (const page of [original, translated]) await page.goto(path)
    for (const [index, act] of acts.entries()) {
      await act(original)
      await act(translated)
      const compare = async () => expect(await wordsOf(translated), `act ${index}`).toBe((await wordsOf(original)).toUpperCase())
      await expect(compare).toPass({ timeout: 60_000 })
    }
    expect(errors).toEqual([])
    await Promise.all([original.close(), translated.close()])
  })

test('hydrates a translated form without losing what was typed before, nor its first press', async ({ browser, baseURL }) => {
  const page = await open(browser, cellar(baseURL), true)
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  let release = () => undefined as void
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/app-/, (route) => held.then(() => route.continue()))
  await page.goto('/produits/les-lauzes')
  await fill(/^quantité$/i, '5')(page)
  await press(/^ajouter au panier/i)(page)
  release()
  await expect(page.getByRole('dialog')).toContainText('PANIER : 5 ARTICLES')
  expect(errors).toEqual([])
  await page.close()
})
