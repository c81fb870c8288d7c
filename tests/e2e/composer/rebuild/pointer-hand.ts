import type { Locator, Page } from '@playwright/test'
import { expect } from '#tests/e2e/page/silent-test.ts'
import { addToSlotWords, addWords } from '#site/preview/french.ts'
import { canvasOf } from '#tests/e2e/composer/desk.ts'
import type { Entry, Hand, Row, Slot } from './hand.ts'
import { lookOnce } from './look-once.ts'
import { cardOf, fieldsAtDesk, groupTab, outlineOf, rowInSight, searchOf } from './parts.ts'

async function middleOf(place: Locator): Promise<{ x: number; y: number }> {
  await place.scrollIntoViewIfNeeded()
  const box = await place.boundingBox()
  if (!box) throw new Error('the place is not drawn')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const end = await middleOf(to)
  const start = await middleOf(from)
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x + 8, start.y + 8)
  await expect(page.getByTestId('drag')).toBeVisible()
  await page.mouse.move(end.x, end.y, { steps: 4 })
  await page.mouse.up()
  await expect(page.getByTestId('drag')).toBeHidden()
}

/** A person with a mouse: the palette by clicks and by dragging into slots, everything else by clicks and typing. */
export class PointerHand implements Hand {
  readonly name = 'pointer'
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** The buttons over the page stand in a closed tree: a person sees them, and a test only finds them in an open one. */
  async prepare(): Promise<void> {
    await this.page.addInitScript(() => {
      const attach = Reflect.get(Element.prototype, 'attachShadow')
      Element.prototype.attachShadow = function attachOpen(init) {
        return attach.call(this, { ...init, mode: 'open' })
      }
    })
  }

  press(control: Locator): Promise<void> {
    return control.click()
  }

  enter(field: Locator): Promise<void> {
    return field.click()
  }

  async write(field: Locator, text: string): Promise<void> {
    await field.click({ clickCount: 3 })
    await this.page.keyboard.press('ControlOrMeta+a')
    await (text === '' ? this.page.keyboard.press('Delete') : this.page.keyboard.insertText(text))
  }

  tick(radio: Locator): Promise<void> {
    return radio.click()
  }

  async choose(list: Locator, option: string): Promise<void> {
    await list.selectOption({ label: option })
  }

  async selectPage(): Promise<void> {
    await this.page.getByRole('heading', { level: 1 }).getByRole('button').click()
  }

  async select(row: Row): Promise<void> {
    const line = await this.#rowOf(row)
    await line.getByRole('gridcell').first().click()
    await expect(line).toHaveAttribute('aria-selected', 'true')
  }

  /** Turns the wheel over the outline until a row is in sight. */
  async #rowOf({ number, count }: Row): Promise<Locator> {
    await this.#showOutline()
    const outline = outlineOf(this.page)
    const row = outline.locator(`[aria-rowindex="${number}"]`)
    await expect(outline).toHaveAttribute('aria-rowcount', String(count))
    await outline.hover()
    for (let turn = 0; turn < 40 && (await row.count()) === 0; turn += 1) {
      await this.page.mouse.wheel(0, number < (await rowInSight(this.page)) ? -300 : 300)
      await this.page.evaluate(() => new Promise(requestAnimationFrame))
    }
    return row
  }

  async #showOutline(): Promise<void> {
    const tab = this.page.getByRole('tab', { name: 'Plan', exact: true })
    if ((await tab.getAttribute('aria-selected')) !== 'true') await tab.click()
  }

  async add(entry: Entry): Promise<void> {
    await this.#find(entry)
    await cardOf(this.page, entry).click()
  }

  async #find({ label }: Entry): Promise<void> {
    const tab = this.page.getByRole('tab', { name: 'Ajouter', exact: true })
    if ((await tab.getAttribute('aria-selected')) !== 'true') await tab.click()
    await this.write(searchOf(this.page), label)
    await lookOnce(this.page, 'palette')
  }

  async addInto({ parent, label, row }: Slot, entry: Entry): Promise<void> {
    await this.select(parent)
    const frame = canvasOf(this.page)
    // A slot without a place of its own has a button beside the block.
    if (!row) {
      await frame.getByRole('button', { name: addWords(label).long, exact: true }).click()
      return this.#takeFor(entry)
    }
    const place = frame.getByRole('button', { name: addToSlotWords(label), exact: true, includeHidden: true }).last()
    await place.waitFor({ state: 'attached' })
    if (await place.isVisible()) {
      await this.#find(entry)
      return drag(this.page, cardOf(this.page, entry), place)
    }
    // The place of a closed tab is on no screen, but its row is in the outline.
    await (await this.#rowOf(row)).click()
    await this.#takeFor(entry)
  }

  async #takeFor(entry: Entry): Promise<void> {
    await expect(searchOf(this.page)).toBeFocused()
    await this.write(searchOf(this.page), entry.label)
    await cardOf(this.page, entry).click()
  }

  async remove(): Promise<void> {
    await this.page
      .getByRole('toolbar', { name: /^Actes sur/ })
      .getByRole('button', { name: 'Supprimer', exact: true })
      .click()
  }

  async showField(_block: Row, field: Parameters<Hand['showField']>[1]): Promise<Locator> {
    const tab = groupTab(this.page, field)
    if ((await tab.getAttribute('aria-selected')) !== 'true') await tab.click()
    return fieldsAtDesk(this.page)
  }

  async leaveFields(): Promise<void> {
    // The mouse goes elsewhere by itself.
  }

  async end(): Promise<void> {
    // A person with a mouse has keys too.
  }
}
