import type { Browser, Page } from '@playwright/test'
import { readCatalogue } from '#server/http/block-catalogue/block-preview-page.ts'
import { takeTurn } from '#tests/support/sampling.ts'
import { expectNoOverflow } from '#tests/e2e/checks/check-page.ts'
import { examplePath } from '#tests/e2e/sites/site-pages.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'

/** Bars of large screens alone: no narrow one shows them. */
const LARGE_BARS = new Set<string>(['top-bar', 'app-bar'])

/** An address that a small business may have: there is no blank in it to part it at. */
const ADDRESS = 'contact@lesmeilleursformalistesdelaregiondemarseille.example'

/** Puts the address wherever words stand, but for those that are our own and never part: days, sums, marks of eight signs at most, buttons in a line; tells how often. */
function writeEverywhere(address: string): number {
  const own = [
    'svg, option, time, .unbroken, .visually-hidden, form[data-layout] > button, [class*=_trap]',
    '[class*=_count], [class*=_aside], [data-type=section] [class*=_number], [data-type=service-list] [class*=_price], [data-type=product] table',
  ].join()
  for (const fold of document.querySelectorAll('details')) fold.open = true
  const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
  const found: Node[] = []
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement
    if (!/\p{L}{3}/u.test(texts.currentNode.textContent ?? '')) continue
    if (element && !element.closest(own) && !element.querySelector('.unbroken')) found.push(texts.currentNode)
  }
  for (const text of found) text.textContent = address
  return found.length
}

/** The first example of each type, and those that hold other properties than the ones before them. */
const examples = (await readCatalogue()).flatMap(({ type, examples: own }) => {
  const held = own.map(({ block }) => Object.keys(block.props).toSorted().join())
  return held.flatMap((keys, index) => (held.indexOf(keys) === index ? [{ type, number: index + 1 }] : []))
})

/** A window of 320 px, in which no script brings anything to life: words are looked at here. */
async function openNarrow(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 320, height: 900 }, locale: 'fr-FR', javaScriptEnabled: false })
  return context.newPage()
}

const PARTS = 10
for (const part of takeTurn([...Array(PARTS).keys()], PARTS)) {
  test(`an address without a space makes no block wider than a screen of 320 px: part ${part + 1}`, async ({ browser, baseURL }) => {
    const page = await openNarrow(browser)
    let written = 0
    for (const { type, number } of examples.filter((_, index) => index % PARTS === part)) {
      await test.step(`${type} ${number}`, async () => {
        await page.setViewportSize({ width: LARGE_BARS.has(type) ? 996 : 320, height: 900 })
        await page.goto(examplePath(baseURL, type, number))
        written += await page.evaluate(writeEverywhere, ADDRESS)
        await expectNoOverflow(page)
      })
    }
    expect(written).toBeGreaterThan(examples.length / PARTS)
    await page.context().close()
  })
}

test('a title that does not part where its line ends is seen to be too wide', async ({ browser, baseURL }) => {
  const page = await openNarrow(browser)
  await page.goto(examplePath(baseURL, 'form', 1))
  expect(await page.evaluate(writeEverywhere, ADDRESS)).toBeGreaterThan(0)
  await expectNoOverflow(page)
  await page
    .locator('main h2')
    .first()
    .evaluate((title) => (title.style.whiteSpace = 'nowrap'))
  await expect(expectNoOverflow(page)).rejects.toThrow()
  await page.context().close()
})
