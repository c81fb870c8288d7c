import { takeTurn } from '#tests/support/sampling.ts'
import { expectAccessible } from '#tests/e2e/checks/check-page.ts'
import { test } from '#tests/e2e/page/reading-test.ts'
import { expect } from '#tests/e2e/page/silent-test.ts'

const faults = {
  'a picture without a text': '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=">',
  'grey words on grey': '<p style="color: #999; background: #aaa">Mentions</p>',
  'a frame without a title': '<iframe srcdoc="<p>Plan</p>"></iframe>',
  'a button without a name in a frame': '<iframe title="Plan" srcdoc="<button></button>"></iframe>',
}

for (const [name, html] of takeTurn(Object.entries(faults), 4)) {
  test(`a page is not accessible with ${name}`, async ({ page, complaints }) => {
    complaints.allow(/Content Security Policy/)
    await page.goto('/legal-notice')
    await page.locator('main').evaluate((main, added) => main.insertAdjacentHTML('beforeend', added), html)
    await expect(expectAccessible(page)).rejects.toThrow()
  })
}
