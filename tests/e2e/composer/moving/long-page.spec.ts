import { signInAs } from '#tests/e2e/admin/open-panel.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { ownSite } from '#tests/e2e/sites/own-sites.ts'
import { canvasOf, canvasReady } from '../desk.ts'
import { beginCounts, prepareCounts, readCounts } from './canvas-counts.ts'
import { fillDraft, longPage } from './long-page.ts'

const BLOCKS = 500

test.use({ viewport: { width: 1440, height: 900 } })

test('drags over 500 nested blocks: no render, one look and one write a frame, no shift', async ({ page, baseURL }) => {
  const origin = ownSite(baseURL, 'longue.localhost')
  await prepareCounts(page)
  await signInAs(page, origin, 'administration')
  await page.goto(`${origin}/`)
  const address = (await page.getByRole('link', { name: 'Modifier', exact: true }).getAttribute('href')) ?? ''
  const idPage = /pages\/(\d+)/.exec(address)?.[1] ?? ''
  await fillDraft(page, idPage, longPage(BLOCKS))
  await page.goto(`${origin}${address}`)
  await canvasReady(page)
  await expect(canvasOf(page).locator('.site-main .b[data-block]')).toHaveCount(BLOCKS)
  const frame = page.frame({ url: /preview/ })
  const blocks = canvasOf(page).locator('.site-main > .b')

  // Blocks far below are not laid out.
  const isLaidOut = (at: number) =>
    blocks.nth(at).evaluate((block) => block.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }))
  expect([await isLaidOut(0), await isLaidOut(-1)]).toEqual([true, false])

  const title = canvasOf(page).locator('.site-main [data-type=text]').first()
  const box = await title.boundingBox()
  if (!frame || !box) throw new Error('The first text is not drawn')
  const from = { x: box.x + 80, y: box.y + 12 }
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 8, from.y + 8)
  await expect(page.getByTestId('drag')).toBeVisible()
  await beginCounts(frame)
  for (let step = 0; step < 60; step += 1) await page.mouse.move(400 + (step % 12) * 50, 200 + step * 9)
  const counts = await readCounts(frame)
  expect(counts).toMatchObject({ commits: 0, changes: 0, shifts: 0, mostLooks: 1, mostWrites: 1 })
  expect(counts.looks).toBeLessThanOrEqual(counts.frames)
  expect(counts.writes).toBeLessThanOrEqual(counts.frames)

  // The same counters see the drop.
  await page.mouse.up()
  await expect.poll(async () => (await readCounts(frame)).commits).toBeGreaterThan(0)
  expect((await readCounts(frame)).changes).toBeGreaterThan(0)
  expect((await readCounts(frame)).shifts).toBeGreaterThan(0)
})
