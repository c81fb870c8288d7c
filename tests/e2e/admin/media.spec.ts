import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { holdUndo } from '#tests/e2e/admin/hold-undo.ts'
import { countActs } from '#tests/e2e/checks/count-acts.ts'
import { lookAtScreen } from '#tests/e2e/checks/look-at-screen.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { ownSite } from '#tests/e2e/sites/own-sites.ts'
import { isInTurn } from '#tests/support/sampling.ts'
import { signInAs } from './open-panel.ts'
import { withoutPictures } from './without-pictures.ts'

const PICTURE = /\/media\/(\d+)-[0-9a-f]{8}\/(tampon-du-greffe)\.svg/

/** The page as visitors read it now, past every cache of the browser. */
const publicText = (page: Page): Promise<string> =>
  page.evaluate(async () => (await fetch('/une-image', { cache: 'no-store', credentials: 'omit' })).text())

/** Drops files on the window, each with the same bytes. */
const dropFiles = (page: Page, files: Readonly<Record<string, string>>, bytes: Buffer): Promise<void> =>
  page.evaluate(
    ([base64, names]) => {
      const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      const dataTransfer = new DataTransfer()
      for (const [name, type] of Object.entries(names)) dataTransfer.items.add(new File([content], name, { type }))
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    },
    [bytes.toString('base64'), files] as const,
  )

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

if (isInTurn(2, 4))
  test('a picture of a page is replaced by one of 48 megapixels in 3 acts, and taken back in 1', async ({ page, baseURL }) => {
    const origin = ownSite(baseURL, 'mediatheque.localhost')
    const picture = await sharp({ create: { width: 8000, height: 6000, channels: 3, background: '#c84' } })
      .jpeg()
      .toBuffer()
    const small = await sharp(picture).resize(320).toBuffer()
    const counted = await countActs(page)
    await withoutPictures(page)
    await signInAs(page, origin, 'administration')
    const before = await publicText(page)
    const [address = '', id = '', name = ''] = PICTURE.exec(before) ?? []
    await page.goto(`${origin}/admin/mediatheque?q=${name}`)
    const card = page.locator(`[data-row="${id}"]`)
    await expect(card).toBeVisible()
    await lookAtScreen(page)

    counted.restart()
    await card.tap()
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Remplacer partout' }).tap()
    await (await chooser).setFiles({ name: 'IMG_0042.jpg', mimeType: 'image/jpeg', buffer: picture })
    const undo = await holdUndo(page, { press: (button) => button.tap() })
    await expect(page.getByRole('dialog').getByText('2 560 × 1 920')).toBeVisible()
    await expect.poll(() => publicText(page)).not.toContain(address)
    expect(await publicText(page)).toMatch(new RegExp(`/media/${id}-[0-9a-f]{8}/${name}\\.`))
    expect(counted.acts.length, counted.acts.join(', ')).toBeLessThanOrEqual(3)

    counted.restart()
    await undo()
    await expect.poll(() => publicText(page)).toContain(address)
    expect(counted.acts.length, counted.acts.join(', ')).toBe(1)
    await lookAtScreen(page)

    // The poster of a film is a picture of it, in its size: the plain ground that the server makes without one is larger.
    await page.keyboard.press('Escape')
    await page.locator('input[type="file"][multiple]').first().setInputFiles('server/seeds/pictures/signature.mp4')
    await expect(page.getByText('Dans la médiathèque', { exact: true })).toBeVisible()
    const size = await page.evaluate(async () => {
      const answer = (await (await fetch('/api/admin/media?kind=VIDEO&nbItem=1')).json()) as {
        data: { media: { image: { width: number; height: number } }[] }
      }
      return answer.data.media[0]?.image
    })
    expect(size).toMatchObject({ width: 768, height: 432 })

    // Several files are dropped: one is refused with its reason, the other is described on its own card.
    await dropFiles(page, { 'tarifs.docx': '', 'cave.jpg': 'image/jpeg' }, small)
    const cards = page.getByRole('list', { name: 'Fichiers en cours d’ajout' })
    await expect(cards.getByRole('alert')).toHaveText(
      'La médiathèque prend des images (JPEG, PNG, WebP, AVIF, GIF, SVG), des films MP4 et des documents PDF.',
    )
    await cards.getByLabel('Que montre cave.jpg').fill('La cave voûtée')
    await cards.getByRole('button', { name: 'Enregistrer le texte' }).tap()
    await expect(cards.getByLabel('Que montre cave.jpg')).toBeHidden()
    await page.goto(`${origin}/admin/mediatheque?q=voutee`)
    await expect(page.locator('[data-row]')).toHaveText(/cave/)
  })
