import type { CDPSession, Locator, Page } from '@playwright/test'
import { expect } from '#tests/e2e/page/silent-test.ts'
import type { Entry, Hand, Row, Slot } from './hand.ts'
import { isHeard } from './heard.ts'
import { lookOnce } from './look-once.ts'
import { moveTo } from './move-sheet.ts'
import { cardOf, outlineOf, rowInSight, searchOf } from './parts.ts'

/** A person with a phone of 360 px: sheets, menus and « Déplacer », by taps. */
export class FingerHand implements Hand {
  readonly name = 'finger'
  readonly page: Page
  #input: CDPSession | null = null

  constructor(page: Page) {
    this.page = page
  }

  async prepare(): Promise<void> {
    this.#input = await this.page.context().newCDPSession(this.page)
  }

  press(control: Locator): Promise<void> {
    return control.tap()
  }

  enter(field: Locator): Promise<void> {
    return field.tap()
  }

  async write(field: Locator, text: string): Promise<void> {
    await field.tap()
    await this.page.keyboard.press('ControlOrMeta+a')
    await (text === '' ? this.page.keyboard.press('Delete') : this.page.keyboard.insertText(text))
  }

  tick(radio: Locator): Promise<void> {
    return radio.tap()
  }

  async choose(list: Locator, option: string): Promise<void> {
    await list.selectOption({ label: option })
  }

  #sheetOfBlock(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true })
  }

  async selectPage(): Promise<void> {
    const close = this.page.getByRole('region').getByRole('button', { name: 'Fermer', exact: true })
    if ((await close.count()) > 0) await close.tap()
    await expect(close).toHaveCount(0)
  }

  async select({ number, count, label }: Row): Promise<void> {
    await this.page.getByRole('button', { name: 'Plan', exact: true }).tap()
    await expect(outlineOf(this.page)).toHaveAttribute('aria-rowcount', String(count))
    const row = outlineOf(this.page).locator(`[aria-rowindex="${number}"]`)
    for (let turn = 0; turn < 40 && !(await row.isVisible()); turn += 1) await this.#swipe(number)
    await lookOnce(this.page, 'outline')
    await row.getByRole('gridcell').first().tap()
    await expect(this.page.getByRole('dialog')).toHaveCount(0)
    await expect(this.#sheetOfBlock(label)).toBeVisible()
  }

  /** Moves the rows under a finger towards the one of a number. */
  async #swipe(number: number): Promise<void> {
    const box = await this.page.getByRole('dialog').boundingBox()
    if (!box) throw new Error('the outline is not drawn')
    const gesture = { x: box.x + box.width / 2, y: box.y + box.height / 2, yDistance: number < (await rowInSight(this.page)) ? 250 : -250 }
    await this.#input?.send('Input.synthesizeScrollGesture', { ...gesture, gestureSourceType: 'touch', preventFling: true, speed: 4000 })
  }

  async add(entry: Entry): Promise<void> {
    await this.page.getByRole('navigation', { name: 'Vues de la page' }).getByRole('button', { name: 'Ajouter', exact: true }).tap()
    await searchOf(this.page).tap()
    await this.page.keyboard.insertText(entry.label)
    await expect(cardOf(this.page, entry)).toBeVisible()
    await lookOnce(this.page, 'palette')
    await cardOf(this.page, entry).tap()
    await expect(this.page.getByRole('dialog')).toHaveCount(0)
    await expect(this.#sheetOfBlock(entry.label)).toBeVisible()
  }

  /** A new element comes behind what is in sight. « Déplacer » puts it into its slot, unless it has come there: an empty one in sight. */
  async addInto({ parent, label }: Slot, entry: Entry): Promise<void> {
    await this.selectPage()
    await this.add(entry)
    if (await isHeard(this.page, / (?:est|sont) ajouté/, new RegExp(` (?:est|sont) ajoutée?s? dans ${label}, place 1 sur 1\\.$`))) return
    await this.#openMenu('Déplacer…')
    await moveTo(this, { list: label, block: parent.label })
  }

  async #openMenu(act: string): Promise<void> {
    await this.page.getByRole('region').getByRole('button', { name: 'Autres actions', exact: true }).tap()
    await this.page.getByRole('menuitem', { name: new RegExp(`^${act}(?!,)`) }).tap()
  }

  async remove(): Promise<void> {
    await this.#openMenu('Supprimer')
  }

  async showField({ label }: Row, _field: Parameters<Hand['showField']>[1], number: number): Promise<Locator> {
    const sheet = this.page.getByRole('dialog', { name: label, exact: true })
    if (this.#shown === number && (await sheet.isVisible())) return sheet
    await this.leaveFields()
    await this.#sheetOfBlock(label).getByRole('list').getByRole('listitem').nth(number).getByRole('button').tap()
    await expect(sheet).toBeVisible()
    await lookOnce(this.page, 'field')
    this.#shown = number
    return sheet
  }

  /** The number of the field whose sheet is open. */
  #shown: number | null = null

  async leaveFields(): Promise<void> {
    if (this.#shown === null) return
    await this.page.getByRole('dialog').getByRole('button', { name: 'Fermer', exact: true }).tap()
    await expect(this.page.getByRole('dialog')).toHaveCount(0)
    this.#shown = null
  }

  async end(): Promise<void> {
    // Every act was a tap.
  }
}
