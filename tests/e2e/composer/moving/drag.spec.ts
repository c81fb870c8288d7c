import type { Locator, Page } from '@playwright/test'
import { signInAs } from '#tests/e2e/admin/open-panel.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { ownSite } from '#tests/e2e/sites/own-sites.ts'
import { isInTurn } from '#tests/support/sampling.ts'
import { canvasOf, canvasReady, saved, undoAll } from '../desk.ts'

const rows = (page: Page) => page.getByRole('treegrid').getByRole('row')
const blocks = (page: Page) => canvasOf(page).locator('.site-main > [data-block]')
const ghost = (page: Page) => page.getByTestId('drag')
const order = (page: Page) => blocks(page).evaluateAll((all) => all.map((each) => each.getAttribute('data-block')))

async function middleOf(place: Locator, part = 0.5): Promise<{ x: number; y: number }> {
  const box = await place.boundingBox()
  if (!box) throw new Error('The place is not drawn')
  return { x: box.x + box.width / 2, y: box.y + box.height * part }
}

/** Presses the mouse and moves it to a point, where it stays pressed. */
async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 8, from.y + 8)
  await expect(ghost(page)).toBeVisible()
  await page.mouse.move(to.x, to.y, { steps: 4 })
}

async function open(page: Page, origin: string): Promise<void> {
  await signInAs(page, origin, 'administration')
  await page.goto(`${origin}/`)
  await page.getByRole('link', { name: 'Modifier', exact: true }).click()
  await canvasReady(page)
}

test.describe('dragging at a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  if (isInTurn(0, 3))
    test('adds, moves and cancels, on the page and in the outline', async ({ page, baseURL }) => {
      await open(page, ownSite(baseURL, 'glisser.localhost'))
      await expect(blocks(page).nth(2)).toBeAttached()
      const before = await order(page)

      // From the palette to behind the first element of the page.
      await page.getByRole('tab', { name: 'Ajouter' }).click()
      const card = page.locator('[data-palette-entry^="section"]').first()
      await expect(card).toBeVisible()
      await drag(page, await middleOf(card), await middleOf(blocks(page).first(), 0.98))
      await page.mouse.up()
      await expect(blocks(page)).toHaveCount(before.length + 1)
      expect((await order(page)).toSpliced(1, 1)).toEqual(before)
      await undoAll(page)
      await expect(blocks(page)).toHaveCount(before.length)

      // Escape leaves it where it was, and the release does nothing.
      await drag(page, await middleOf(card), await middleOf(blocks(page).first()))
      await page.keyboard.press('Escape')
      await expect(ghost(page)).toBeHidden()
      await page.mouse.up()
      expect(await order(page)).toEqual(before)

      // On the page itself: a text of the first element above its neighbours selects nothing until it is dropped.
      await page.getByRole('tab', { name: 'Plan' }).click()
      const second = rows(page).and(page.locator('[data-level="1"]')).nth(1)
      await drag(page, await middleOf(second), await middleOf(rows(page).first(), 0.1))
      await page.mouse.up()
      const [first = null, next = null, ...others] = before
      await expect.poll(() => order(page)).toEqual([next, first, ...others])
      await undoAll(page)
      await expect.poll(() => order(page)).toEqual(before)

      const title = canvasOf(page).locator('h1')
      const from = await middleOf(title)
      await drag(page, from, { x: from.x, y: from.y + 700 })
      await page.keyboard.press('Escape')
      await page.mouse.up()
      await expect(ghost(page)).toBeHidden()
      expect(await order(page)).toEqual(before)
    })

  if (isInTurn(1, 3))
    test('renders no block, looks once a frame and moves nothing of the page', async ({ page, baseURL }) => {
      await open(page, ownSite(baseURL, 'glisser-compte.localhost'))
      const frame = page.frame({ url: /preview/ })
      const title = canvasOf(page).locator('h1')
      const from = await middleOf(title)
      await drag(page, from, { x: from.x, y: from.y + 40 })
      await frame?.evaluate(() => {
        const counts = { looks: 0, frames: 0, changes: 0, shifts: 0 }
        Object.assign(window, { counts })
        const original = document.elementFromPoint.bind(document)
        document.elementFromPoint = (x, y) => {
          counts.looks += 1
          return original(x, y)
        }
        const tick = () => {
          counts.frames += 1
          requestAnimationFrame(tick)
        }
        requestAnimationFrame(tick)
        new MutationObserver((records) => (counts.changes += records.length)).observe(document.querySelector('main') ?? document.body, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        })
        new PerformanceObserver((list) => (counts.shifts += list.getEntries().length)).observe({ type: 'layout-shift' })
      })
      for (let step = 0; step < 40; step += 1) await page.mouse.move(from.x + step * 3, from.y + 60 + step * 6)
      const counts = await frame?.evaluate(() => (window as unknown as { counts: Record<string, number> }).counts)
      await page.keyboard.press('Escape')
      await page.mouse.up()
      expect(counts).toMatchObject({ changes: 0, shifts: 0 })
      expect(counts?.['looks']).toBeGreaterThan(0)
      expect(counts?.['looks']).toBeLessThanOrEqual((counts?.['frames'] ?? 0) + 1)
    })
})

test.describe('dragging on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  if (isInTurn(2, 3))
    test('lifts an element after a long press, scrolls at the edge and drops it farther down', async ({ page, baseURL }) => {
      await open(page, ownSite(baseURL, 'porter.localhost'))
      const before = await order(page)
      const frame = page.frame({ url: /preview/ })
      const scrolled = () => frame?.evaluate(() => window.scrollY)
      const input = await page.context().newCDPSession(page)
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
        input.send('Input.dispatchTouchEvent', { type, touchPoints })

      // A finger that moves early scrolls the page and lifts nothing.
      // The scroll goes on after the finger has left; one that rests on it then would stop it and not lift.
      const hasRested = frame?.evaluate(() =>
        new Promise((resolve) => document.addEventListener('scrollend', resolve, { once: true })).then(() => true),
      )
      const { x, y } = await middleOf(canvasOf(page).locator('h1'))
      await touch('touchStart', { x, y })
      for (let step = 1; step <= 6; step += 1) await touch('touchMove', { x, y: y - step * 12 })
      await touch('touchEnd')
      expect(await hasRested).toBe(true)
      expect(await scrolled()).toBeGreaterThan(0)
      await expect(ghost(page)).toBeHidden()

      await frame?.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
      const from = await middleOf(canvasOf(page).locator('h1'))
      const edge = await page.locator('iframe[data-state=alive]').evaluate((element) => element.getBoundingClientRect().bottom - 10)
      await touch('touchStart', from)
      await expect(ghost(page)).toBeVisible()
      await touch('touchMove', { x, y: edge })
      const [, second] = await blocks(page).all()
      await expect.poll(async () => (await second?.boundingBox())?.y ?? Infinity).toBeLessThan(200)
      // Away from the edge the page rests. How far it has come by then depends on the machine.
      await touch('touchMove', { x, y: 400 })
      await second?.evaluate((block) => window.scrollBy({ top: block.getBoundingClientRect().bottom - 400, behavior: 'instant' }))
      const below = await second?.boundingBox()
      await touch('touchMove', { x, y: (below?.y ?? 0) + (below?.height ?? 0) - 8 })
      await touch('touchEnd')
      await expect.poll(() => order(page)).not.toEqual(before)
      await expect(ghost(page)).toBeHidden()
      expect((await order(page)).toSorted()).toEqual(before.toSorted())
      expect((await order(page))[0]).toBe(before[1])
      await page.getByRole('button', { name: /^Annuler\s:/ }).click()
      await expect.poll(() => order(page)).toEqual(before)
    })
})

test.describe('dragging on a tablet', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true })
  // Both tests add to one page.
  test.describe.configure({ mode: 'default' })

  /** The drawer of the palette leaves the window, and its pointer goes on. */
  const drawer = (page: Page) => page.locator('#composer-drawer-left')
  const edge = (page: Page) => drawer(page).evaluate((element) => element.getBoundingClientRect().right)

  async function openPalette(page: Page): Promise<Locator> {
    await page.getByRole('button', { name: 'Plan et palette' }).click()
    await page.getByRole('tab', { name: 'Ajouter' }).click()
    const card = page.locator('[data-palette-entry^="section"]').first()
    await expect(card).toBeVisible()
    return card
  }

  if (isInTurn(2, 4))
    test('moves the palette aside for a mouse, drops under it, and brings it back', async ({ page, baseURL }) => {
      await open(page, ownSite(baseURL, 'tablette.localhost'))
      await expect(blocks(page).nth(2)).toBeAttached()
      const before = await order(page)
      const card = await openPalette(page)
      const from = await middleOf(card)
      const covered = await edge(page)
      const under = { x: covered / 2, y: (await middleOf(blocks(page).first(), 0.98)).y }

      await drag(page, from, under)
      await expect.poll(() => edge(page)).toBeLessThanOrEqual(0)
      await page.keyboard.press('Escape')
      await page.mouse.up()
      await expect.poll(() => edge(page)).toBe(covered)
      expect(await order(page)).toEqual(before)

      await drag(page, from, under)
      await expect.poll(() => edge(page)).toBeLessThanOrEqual(0)
      await page.mouse.up()
      await expect(blocks(page)).toHaveCount(before.length + 1)
      expect((await order(page)).toSpliced(1, 1)).toEqual(before)
      await undoAll(page)
      await expect(blocks(page)).toHaveCount(before.length)
      await expect(saved(page)).toBeVisible()
    })

  if (isInTurn(1, 4))
    test('moves the palette aside for a finger, and the outline once its block has left it', async ({ page, baseURL }) => {
      await open(page, ownSite(baseURL, 'tablette-doigt.localhost'))
      await expect(blocks(page).nth(2)).toBeAttached()
      const before = await order(page)
      const card = await openPalette(page)
      const input = await page.context().newCDPSession(page)
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
        input.send('Input.dispatchTouchEvent', { type, touchPoints })
      const covered = await edge(page)
      const under = { x: covered / 2, y: (await middleOf(blocks(page).first(), 0.98)).y }

      await touch('touchStart', await middleOf(card))
      await expect(ghost(page)).toBeVisible()
      await touch('touchMove', under)
      await expect.poll(() => edge(page)).toBeLessThanOrEqual(0)
      await touch('touchEnd')
      await expect(blocks(page)).toHaveCount(before.length + 1)
      expect((await order(page)).toSpliced(1, 1)).toEqual(before)
      await undoAll(page)
      await expect(blocks(page)).toHaveCount(before.length)

      if ((await page.getByRole('tab', { name: 'Plan' }).count()) === 0) await page.getByRole('button', { name: 'Plan et palette' }).click()
      await page.getByRole('tab', { name: 'Plan' }).click()
      const second = rows(page).and(page.locator('[data-level="1"]')).nth(1)
      await expect(second).toBeVisible()
      const width = await edge(page)
      await touch('touchStart', await middleOf(second))
      await expect(ghost(page)).toBeVisible()
      await touch('touchMove', { x: width / 2, y: 500 })
      expect(await edge(page)).toBe(width)
      await touch('touchMove', { x: width + 200, y: 300 })
      await expect.poll(() => edge(page)).toBeLessThanOrEqual(0)
      await touch('touchMove', { x: width / 2, y: (await middleOf(blocks(page).first(), 0.02)).y })
      await touch('touchEnd')
      await expect.poll(() => edge(page)).toBe(width)
      const [first = null, next = null, ...others] = before
      await expect.poll(() => order(page)).toEqual([next, first, ...others])
      await undoAll(page)
      await expect.poll(() => order(page)).toEqual(before)
    })
})
