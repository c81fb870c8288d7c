import type { Page } from '@playwright/test'
import { signInAs } from '#tests/e2e/admin/open-panel.ts'
import { expectAccessible, expectNoOverflow } from '#tests/e2e/checks/check-page.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { ownSite } from '#tests/e2e/sites/own-sites.ts'
import { isInTurn } from '#tests/support/sampling.ts'
import { canvasOf, canvasReady, countAtRest, saved, selectByWords, turnLettersOn, undoAll } from './desk.ts'

const rows = (page: Page) => page.getByRole('treegrid').getByRole('row')
const selectedRow = (page: Page) => page.getByRole('treegrid').getByRole('row', { selected: true })
const bar = (page: Page) => page.getByRole('toolbar', { name: /^Actes sur/ })

async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('link', { name: 'Modifier', exact: true }).click()
  await canvasReady(page)
}

/** Selects the first title of the page. */
const selectTitle = (page: Page) => selectByWords(page, canvasOf(page).locator('h1'))

/** Pastes content of another program on the page. */
async function pasteHtml(page: Page, html: string): Promise<void> {
  await canvasOf(page)
    .locator('body')
    .evaluate((body, given) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', given)
      body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, html)
}

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><h1>Nos heures<o:p></o:p></h1><p class=MsoNormal>Ouvert <b>le matin</b>.<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Lundi</p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Mardi</p>
<p class=MsoNormal><a class=msocomanchor href="#_msocom_1">[P1]</a></p></body></html>`

test.describe('acts of the composer', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  if (isInTurn(2, 4))
    test('are done by keys on the page, by the palette, the bar and menus, and are all listed', async ({ page, baseURL }) => {
      const origin = ownSite(baseURL, 'actes.localhost')
      await turnLettersOn(page)
      await signInAs(page, origin, 'administration')
      await openPage(page, `${origin}/`)
      const count = await countAtRest(rows(page))
      const more = () => expect(rows(page)).not.toHaveCount(count)
      const asBefore = async () => {
        await undoAll(page)
        await expect(rows(page)).toHaveCount(count)
      }

      await selectTitle(page)
      await page.keyboard.press('d')
      await more()
      await asBefore()

      // The palette, by words without accents.
      await selectTitle(page)
      await page.keyboard.press('Control+k')
      const search = page.getByRole('combobox', { name: 'Chercher, faire…' })
      await search.fill('duplique')
      await expect(page.getByRole('dialog').getByRole('option', { selected: true })).toHaveText(/^Dupliquer/)
      await search.press('Enter')
      await expect(search).toHaveCount(0)
      await more()
      await asBefore()

      // « Déplacer » walks over every place; Enter puts the element at the last one.
      await selectTitle(page)
      await page.keyboard.press('m')
      const places = page.getByRole('listbox', { name: 'Où le mettre' })
      await expect(places).toBeFocused()
      await expectAccessible(page, { frames: false })
      await page.keyboard.press('End')
      const last = places.getByRole('option', { selected: true })
      await expect(last).toHaveText(/^Après/)
      await expect(last).toHaveAttribute('aria-posinset', (await last.getAttribute('aria-setsize')) ?? '')
      await page.keyboard.press('Enter')
      await expect(places).toHaveCount(0)
      await expect(rows(page).first()).toHaveAttribute('aria-selected', 'false')
      await asBefore()

      await page.keyboard.press('?')
      const help = page.getByRole('dialog', { name: 'Les touches du composeur' })
      await expect(help.getByText('Dupliquer')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(help).toHaveCount(0)

      // The bar beside the element that is still selected: there by keys, and back to the page.
      await page.keyboard.press('Alt+F10')
      await expect(bar(page).getByRole('button').first()).toBeFocused()
      await expectAccessible(page, { frames: false })
      await expect(async () => {
        // The first one closes the name of the button where that is shown.
        await page.keyboard.press('Escape')
        expect(await page.evaluate(() => document.activeElement?.localName)).toBe('iframe')
      }).toPass()
      await bar(page).getByRole('button', { name: 'Dupliquer' }).click()
      await more()
      await asBefore()

      // A click puts the caret into the title; the bar gives way once it is typed or clicked again.
      await canvasOf(page).locator('h1').click()
      await expect(canvasOf(page).locator('.canvas-text')).toBeFocused()
      await expect(bar(page)).toBeVisible()
      await canvasOf(page).locator('h1').click()
      await expect(bar(page)).toHaveCount(0)
      await page.keyboard.press('Escape')

      await canvasOf(page).locator('h1').click({ button: 'right' })
      await page
        .getByRole('menu')
        .getByRole('menuitem', { name: /^Dupliquer/ })
        .click()
      await more()
      await asBefore()
      await expectNoOverflow(page)
    })

  if (isInTurn(1, 4))
    test('paste elements of another page and a text of Word, each taken back by one undo', async ({ page, baseURL }) => {
      const origin = ownSite(baseURL, 'coller.localhost')
      await signInAs(page, origin, 'administration-page')
      await openPage(page, `${origin}/`)
      await selectTitle(page)
      const title = (await canvasOf(page).locator('h1').innerText()).trim()
      await expect(selectedRow(page)).toHaveCount(1)
      await page.keyboard.press('Control+c')
      await expect(page.getByText(/ est copié/)).toBeAttached()

      await openPage(page, `${origin}/contact`)
      const count = await countAtRest(rows(page))
      await selectTitle(page)
      await expect(selectedRow(page)).toHaveCount(1)
      await page.keyboard.press('Control+v')
      await expect(rows(page)).not.toHaveCount(count)
      await expect(canvasOf(page).locator('main')).toContainText(title)
      await undoAll(page)
      await expect(rows(page)).toHaveCount(count)

      await selectTitle(page)
      await pasteHtml(page, WORD)
      await expect(canvasOf(page).getByRole('heading', { name: 'Nos heures', level: 2 })).toBeVisible()
      await expect(
        canvasOf(page)
          .getByRole('listitem')
          .filter({ hasText: /^(?:Lundi|Mardi)$/ }),
      ).toHaveCount(2)
      await expect(page.getByText('1 commentaire n’a pas été repris.')).toBeVisible()
      await expect(saved(page)).toBeVisible()
      await page.getByRole('button', { name: /^Annuler\s:/ }).click()
      await expect(rows(page)).toHaveCount(count)
    })
})
