import type { Browser, Page } from '@playwright/test'
import { cellar } from './site-pages.ts'
import { expect, test } from './silent-test.ts'

/** Does to the page what a browser does that translates it: each text node goes into two elements, those that come later too. */
function translate(): void {
  const SKIPPED = 'script, style, template, textarea, svg, font'
  const wrap = (node: Node): void => {
    if (node instanceof Text) {
      const { parentElement } = node
      if (!parentElement || parentElement.closest(SKIPPED) || node.data.trim() === '') return
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = node.data
      outer.append(inner)
      node.replaceWith(outer)
    } else for (const child of [...node.childNodes]) wrap(child)
  }
  const watch = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(wrap)
  })
  addEventListener('DOMContentLoaded', () => {
    wrap(document.body)
    watch.observe(document.body, { childList: true, subtree: true })
  })
}

const wordsOf = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('main, dialog[open], [data-region=bottomBar]')]
    return shown.map(({ innerText }) => innerText.replace(/\s+/g, ' ').trim()).join('\n')
  })

type Act = (page: Page) => Promise<void>

const press =
  (name: string | RegExp): Act =>
  (page) =>
    page.getByRole('button', { name }).filter({ visible: true }).first().click()
const follow =
  (name: string | RegExp): Act =>
  (page) =>
    page.locator('main').getByRole('link', { name }).first().click()

/** Shows another bottle, and waits for it. */
const choose =
  (name: RegExp): Act =>
  async (page) => {
    const bottle = page.locator('main').getByRole('link', { name }).first()
    // A translated block is rendered again while the app starts: a press of that moment may fall on the link that goes.
    await expect(async () => {
      await bottle.click()
      await expect(bottle).toHaveAttribute('aria-current', 'true', { timeout: 3000 })
    }).toPass()
  }

/** Buys a number of the bottle that is shown, and leaves the drawer that opens. */
const add =
  (quantity: string): Act =>
  async (page) => {
    await page.getByLabel('Quantité', { exact: true }).fill(quantity)
    await press('Ajouter au panier')(page)
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  }
const fill =
  (label: string, words: string): Act =>
  async (page) => {
    await page.getByLabel(label).first().fill(words)
    await page.keyboard.press('Enter')
  }

const BUYING = [choose(/Jéroboam/), add('2'), add('999'), choose(/Magnum/), choose(/2019/), add('3')]
const CART = [
  press(/^Ajouter 1.: Les Lauzes 2019/),
  press(/^Enlever 1.: Les Lauzes 2019/),
  fill('Code promotionnel', 'XYLOPHAGE'),
  press(/^Retirer Les Lauzes 2019/),
  press(/^Remettre|^Annuler/),
]

const JOURNEYS: Readonly<Record<string, readonly [path: string, acts: readonly Act[]]>> = {
  'product, cart and checkout': [
    '/produits/les-lauzes',
    [...BUYING, (page) => page.goto('/panier').then(() => undefined), ...CART, press('Passer commande'), press(/^Continuer vers/)],
  ],
  'product list': ['/produits', [follow(/Rouges/), follow(/Tous/), fill('Chercher un vin', 'lauzes')]],
  search: ['/recherche?q=vin', [follow('Produits'), follow('Articles'), follow('Tout'), follow('Page suivante')]],
}

async function open(browser: Browser, baseURL: string, isTranslated: boolean): Promise<Page> {
  const page = await browser.newPage({ locale: 'fr-FR', baseURL })
  if (isTranslated) await page.addInitScript(translate)
  return page
}

for (const [place, [path, acts]] of Object.entries(JOURNEYS))
  test(`shows the same words translated by the browser as untranslated: ${place}`, async ({ browser, baseURL }) => {
    const original = await open(browser, cellar(baseURL), false)
    const translated = await open(browser, cellar(baseURL), true)
    const errors: string[] = []
    // React renders a block again where the translated page is no longer what the server sent (error 418).
    translated.on('pageerror', ({ message }) => message.includes('#418') || errors.push(message))
    for (const page of [original, translated]) await page.goto(path)
    for (const act of acts) {
      await act(original)
      await act(translated)
      await expect(async () => expect(await wordsOf(translated)).toBe(await wordsOf(original))).toPass({ timeout: 15_000 })
    }
    expect(errors).toEqual([])
    await Promise.all([original.close(), translated.close()])
  })
