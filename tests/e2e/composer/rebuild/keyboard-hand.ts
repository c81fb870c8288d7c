import type { Locator, Page } from '@playwright/test'
import { turnLettersOn } from '#tests/e2e/composer/desk.ts'
import { expect } from '#tests/e2e/page/silent-test.ts'
import type { Entry, Hand, Row, Slot } from './hand.ts'
import { lookOnce } from './look-once.ts'
import { moveTo } from './move-sheet.ts'
import { countPresses, expectNoPress } from './no-mouse.ts'
import { cardOf, fieldsAtDesk, groupTab, outlineOf, pageHeading, searchOf } from './parts.ts'
import { reachByKeys } from './reach-by-keys.ts'

/** A person with keys alone: F6 between the parts of the desk, Tab and arrows in them, `/` for the palette, M for « Déplacer ». */
export class KeyboardHand implements Hand {
  readonly name: 'keyboard' | 'names' = 'keyboard'
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async prepare(): Promise<void> {
    await turnLettersOn(this.page)
    await countPresses(this.page)
  }

  protected reach(control: Locator): Promise<void> {
    return reachByKeys(this.page, control)
  }

  async press(control: Locator): Promise<void> {
    await this.reach(control)
    const isSwitch = await control.evaluate((element) => element.matches('[role="switch"], input'))
    await this.page.keyboard.press(isSwitch ? 'Space' : 'Enter')
  }

  async enter(field: Locator): Promise<void> {
    await this.reach(field)
  }

  async write(field: Locator, text: string): Promise<void> {
    await this.reach(field)
    const { keyboard } = this.page
    await keyboard.press('ControlOrMeta+a')
    await (text === '' ? keyboard.press('Delete') : keyboard.insertText(text))
  }

  async tick(radio: Locator): Promise<void> {
    const chosen = radio.locator('xpath=ancestor::fieldset[1]').getByRole('radio', { checked: true })
    await this.reach((await chosen.count()) > 0 ? chosen : radio)
    for (let turn = 0; turn < 20 && !(await radio.isChecked()); turn += 1) await this.page.keyboard.press('ArrowDown')
    await expect(radio).toBeChecked()
  }

  async choose(list: Locator, option: string): Promise<void> {
    await this.reach(list)
    const steps = await list.evaluate((element, label) => {
      const { options, selectedIndex } = element as HTMLSelectElement
      return [...options].findIndex((each) => each.label === label) - selectedIndex
    }, option)
    for (let step = 0; step < Math.abs(steps); step += 1) await this.page.keyboard.press(steps > 0 ? 'ArrowDown' : 'ArrowUp')
    await expect(list.getByRole('option', { selected: true })).toHaveText(option)
  }

  /** Leads to the outline, whose keys then are those of a tree. */
  protected async enterOutline(): Promise<void> {
    const hasKeys = () => outlineOf(this.page).evaluate((element) => element === document.activeElement)
    for (let turn = 0; turn < 5 && !(await hasKeys()); turn += 1) await this.page.keyboard.press('F6')
    await expect(outlineOf(this.page)).toBeFocused()
  }

  async selectPage(): Promise<void> {
    if ((await outlineOf(this.page).getByRole('row').count()) === 0) return
    await this.enterOutline()
    for (let turn = 0; turn < 8 && !(await pageHeading(this.page).isVisible()); turn += 1) await this.page.keyboard.press('Escape')
    await expect(pageHeading(this.page)).toBeVisible()
  }

  async select(row: Row): Promise<void> {
    await expect(await this.#goTo(row)).toHaveAttribute('aria-selected', 'true')
  }

  /** The number of the row that has the keys, as the outline names it to a screen reader; 0 where none has. */
  #numberNow(): Promise<number> {
    return outlineOf(this.page).evaluate((outline) => {
      const row = document.getElementById(outline.getAttribute('aria-activedescendant') ?? '')
      return Number(row?.getAttribute('aria-rowindex') ?? 0)
    })
  }

  /** The number once the outline stands still: the rows follow the keys after a frame. */
  async #settledNumber(): Promise<number> {
    let number = await this.#numberNow()
    for (let isStill = false; !isStill;) {
      await this.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
      const next = await this.#numberNow()
      isStill = next === number
      number = next
    }
    return number
  }

  /** Walks through the outline to a row, and hears its name. */
  async #goTo({ number, count, level, label }: Row): Promise<Locator> {
    await this.enterOutline()
    await expect(outlineOf(this.page)).toHaveAttribute('aria-rowcount', String(count))
    for (let at = await this.#settledNumber(); at !== number; at = await this.#settledNumber()) {
      await this.page.keyboard.press(number > at ? 'ArrowDown' : 'ArrowUp')
      await expect.poll(() => this.#numberNow()).not.toBe(at)
    }
    const row = outlineOf(this.page)
      .getByRole('row', { name: new RegExp(`^${label}`) })
      .and(this.page.locator(`[aria-rowindex="${number}"]`))
    await expect(row).toHaveAttribute('aria-level', String(level))
    return row
  }

  async add(entry: Entry): Promise<void> {
    if (!(await this.#isOutsideTexts())) await this.enterOutline()
    await this.page.keyboard.press('/')
    await this.#take(entry)
  }

  /** A key of one letter is an act where no text has the keys. */
  async #isOutsideTexts(): Promise<boolean> {
    return this.page.evaluate(() => document.activeElement?.matches('body, [role="treegrid"]') === true)
  }

  async #take(entry: Entry): Promise<void> {
    await expect(searchOf(this.page)).toBeFocused()
    await this.page.keyboard.insertText(entry.label)
    const card = cardOf(this.page, entry)
    await expect(card).toBeVisible()
    await lookOnce(this.page, 'palette')
    const isMarked = async () => (await card.getAttribute('data-marked')) !== null
    for (let turn = 0; turn < 60 && !(await isMarked()); turn += 1) await this.page.keyboard.press('ArrowRight')
    await expect(card).toHaveAttribute('data-marked')
    await this.page.keyboard.press('Enter')
    await expect(outlineOf(this.page)).toBeFocused()
  }

  async addInto({ row, last, parent, label }: Slot, entry: Entry): Promise<void> {
    if (row) {
      await this.#goTo(row)
      await this.page.keyboard.press('Enter')
      return this.#take(entry)
    }
    // A slot without a row is reached by « Déplacer ».
    await this.select(last ?? parent)
    await this.add(entry)
    await this.openMoves()
    await moveTo(this, { list: label, block: parent.label })
  }

  protected async openMoves(): Promise<void> {
    await this.page.keyboard.press('m')
  }

  async remove(): Promise<void> {
    await this.enterOutline()
    await this.page.keyboard.press('Delete')
  }

  async showField(_block: Row, field: Parameters<Hand['showField']>[1]): Promise<Locator> {
    const form = fieldsAtDesk(this.page)
    const isInside = await this.page
      .getByRole('complementary', { name: 'Réglages' })
      .evaluate((part) => part.contains(document.activeElement))
    if (!isInside) {
      await this.enterOutline()
      await this.page.keyboard.press('Enter')
      await expect.poll(() => form.evaluate((part) => part.contains(document.activeElement))).toBe(true)
    }
    const tab = groupTab(this.page, field)
    if ((await tab.getAttribute('aria-selected')) !== 'true') await this.reach(tab)
    if ((await tab.getAttribute('aria-selected')) !== 'true') await this.page.keyboard.press('Enter')
    return form
  }

  async leaveFields(): Promise<void> {
    // F6 leads out of them.
  }

  async end(): Promise<void> {
    expectNoPress(this.page)
  }
}
