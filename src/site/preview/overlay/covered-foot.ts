import { magnificationOf } from './magnify.ts'

/** The bar of « Déplacer » with its distance from the foot of the page, in pixels of the panel. */
const FOOT = 96

/** The height at the lower end of the window that the composer’s bar covers while places are shown, in pixels of the page. */
export const coveredFoot = (page: Document): number => FOOT * magnificationOf(page)

/** Lets the end of the page scroll to above the bar while places are shown. */
export function makeFootRoom(page: Document, isNeeded: boolean): void {
  const { style } = page.documentElement
  if (isNeeded) style.setProperty('padding-block-end', `${coveredFoot(page)}px`)
  else style.removeProperty('padding-block-end')
}
