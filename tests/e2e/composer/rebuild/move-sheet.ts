import { expect } from '#tests/e2e/page/silent-test.ts'
import type { Hand } from './hand.ts'
import { lookOnce } from './look-once.ts'

/** A list of a block in words: « Notes en marge, dans “Section” ». */
interface ListWords {
  readonly list: string
  readonly block: string
}

/** Puts the selected element alone into the last list of these words, in the sheet of « Déplacer ». */
export async function moveTo({ page, name }: Pick<Hand, 'page' | 'name'>, { list, block }: ListWords): Promise<void> {
  const places = page.getByRole('listbox', { name: 'Où le mettre' })
  await expect(places).toBeVisible()
  await lookOnce(page, 'places')
  const group = places.getByRole('group', { name: new RegExp(`^${list}, dans «\\s${block}[\\s,]`) }).last()
  const option = group.getByRole('option', { name: 'Seul à cet endroit' })
  if (name === 'finger') {
    await option.tap()
    await expect(option).toHaveAttribute('aria-selected', 'true')
    await page.getByRole('button', { name: 'Poser ici', exact: true }).tap()
  } else {
    await expect(places).toBeFocused()
    const count = Number(await option.getAttribute('aria-setsize'))
    const isChosen = async () => (await option.getAttribute('aria-selected')) === 'true'
    // The list begins beside the element. Each place is heard before the next key.
    if (!(await isChosen())) await page.keyboard.press('Home')
    for (let at = 1; at < count && !(await isChosen()); at += 1) await page.keyboard.press('ArrowDown')
    await expect(option).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
  }
  await expect(places).toBeHidden()
}
