import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { countActs } from './count-acts.ts'

/** A button that something covers once the pointer comes, until the end of the first press. */
const COVERED = `<!doctype html><html lang="fr"><title>Bouton</title>
<button onclick="this.textContent = Number(this.textContent) + 1">0</button>
<div id="cover" style="position: fixed; inset: 0" hidden></div>
<script>
  addEventListener('mousemove', () => { cover.hidden = false }, { once: true })
  addEventListener('pointerup', () => { cover.hidden = true }, true)
</script>`

test('a press that Playwright repeats, since something came over its target, counts as one act', async ({ page }) => {
  const counted = await countActs(page)
  await page.route('**/covered', (route) => route.fulfill({ contentType: 'text/html', body: COVERED }))
  await page.goto('/covered')
  const button = page.getByRole('button')
  await button.click()
  await expect(button).toHaveText('1')
  expect(counted.acts).toEqual(['press'])
  await button.dblclick()
  await expect(button).toHaveText('3')
  await expect.poll(() => counted.acts).toEqual(['press', 'press'])
})
