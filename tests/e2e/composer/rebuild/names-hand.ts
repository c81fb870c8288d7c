import type { Locator } from '@playwright/test'
import { expect } from '#tests/e2e/page/silent-test.ts'
import { KeyboardHand } from './keyboard-hand.ts'

/** A person who hears the page: each control is found by its role and its name alone, each outcome is heard or read as a name. */
export class NamesHand extends KeyboardHand {
  override readonly name = 'names'

  protected override async reach(control: Locator): Promise<void> {
    // A menu that opens gives the focus to its first act.
    const menu = this.page.getByRole('menu')
    if ((await control.getAttribute('role')) === 'menuitem') await expect(menu.getByRole('menuitem').first()).toBeFocused()
    await control.focus()
    await expect(control).toBeFocused()
  }

  protected override async enterOutline(): Promise<void> {
    await this.page.getByRole('treegrid', { name: 'Plan de la page' }).focus()
  }

  protected override async openMoves(): Promise<void> {
    await this.#openMenu('Déplacer…')
  }

  override async remove(): Promise<void> {
    await this.#openMenu('Supprimer')
  }

  /** Does an act of the menu beside the name of the selected element. */
  async #openMenu(act: string): Promise<void> {
    await this.press(
      this.page.getByRole('complementary', { name: 'Réglages' }).getByRole('button', { name: 'Autres actions', exact: true }),
    )
    await this.press(this.page.getByRole('menu').getByRole('menuitem', { name: new RegExp(`^${act}(?!,)`) }))
  }
}
