import { pdfPages } from '#tests/support/documents/pdf-text.ts'
import { takeTurn } from '#tests/support/sampling.ts'
import { cellar } from '#tests/e2e/sites/site-pages.ts'
import { test } from '#tests/e2e/page/reading-test.ts'
import { expect } from '#tests/e2e/page/silent-test.ts'

/** On how many sheets of A4 a page is printed at most. */
const SHEETS = {
  '/': 6,
  '/creation-eurl-en-ligne': 4,
  '/domiciliation-commerciale': 5,
  '/vous-etes/accompagnement-creation-entreprise': 3,
  '/vous-etes/avocats-expert-comptable-notaire': 3,
  '/vous-etes/service-juridique-entreprise': 3,
  '/blog': 3,
  '/actualites': 2,
  '/evenements': 2,
  '/albums': 1,
  '/blog/creer-son-eurl': 3,
  '/services/creation-eurl': 2,
  '/evenements/atelier-choisir-son-statut': 2,
  '/contact': 2,
  '/sale-terms': 4,
} as const

/** A program that writes a PDF may tear words apart: they are compared by their letters. */
const letters = (words: string) => words.replaceAll(/\s+/g, '')

for (const [path, most] of takeTurn(Object.entries(SHEETS), 6)) {
  test(`${path} is printed on ${most} sheets at most, and no title stands alone at the foot of one`, async ({ page }) => {
    await page.goto(path)
    const sheets = await pdfPages(await page.pdf({ format: 'A4' }))
    expect(sheets.length).toBeLessThanOrEqual(most)
    const titles = (await page.locator('main :is(h1, h2, h3, h4)').allTextContents()).map(letters).filter((title) => title !== '')
    expect(titles.length).toBeGreaterThan(0)
    const ends = sheets.slice(0, -1).map((sheet) => letters(sheet).slice(-160))
    expect(ends.filter((end) => titles.some((title) => end.endsWith(title)))).toEqual([])
  })
}

for (const path of takeTurn(['/', '/blog', '/actualites', '/evenements', '/albums', '/produits', '/panier'], 6))
  test(`${path} of a site that sells wine prints the legal notice about alcohol`, async ({ page, baseURL }) => {
    await page.goto(cellar(baseURL) + path)
    const said = letters((await pdfPages(await page.pdf({ format: 'A4' }))).join(''))
    for (const words of ['L’abus d’alcool est dangereux pour la santé', 'aux mineurs de moins de 18 ans'])
      expect(said).toContain(letters(words))
    await expect(page.locator('[data-print=only]:visible')).toHaveCount(0)
  })

test('no picture of a printed list reaches out of it', async ({ page }) => {
  await page.setViewportSize({ width: 718, height: 1000 })
  await page.emulateMedia({ media: 'print' })
  for (const path of ['/evenements', '/actualites', '/blog', '/services']) {
    await page.goto(path)
    const out = await page.locator('main li img').evaluateAll((pictures) =>
      pictures.map((picture) => {
        const around = picture.closest('li')?.getBoundingClientRect()
        const { left, right } = picture.getBoundingClientRect()
        return Math.max((around?.left ?? 0) - left, right - (around?.right ?? 0))
      }),
    )
    expect(out.length).toBeGreaterThan(0)
    expect(Math.max(...out)).toBeLessThan(1)
  }
})

test('paper names the company and its contact, and shows no buttons and fields', async ({ page }) => {
  await page.goto('/domiciliation-commerciale')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('[data-type="app-bar"] .site-mark')).toBeVisible()
  await expect(page.locator('footer address')).toContainText('01')
  for (const hidden of ['[data-type="menu"]', '.button', '[data-region="bottomBar"]', '[data-type="form"]', '[data-type="breadcrumbs"]'])
    await expect(page.locator(`${hidden}:visible`)).toHaveCount(0)
})
