import type { DropCount } from './drop-count.ts'
import { pastedStyle } from './quiet-attributes.ts'

/** Removes drawings, formulas, media of other hosts and controls, and counts them. */
export function removeForeign(body: HTMLElement, dropped: DropCount): void {
  const named = [...body.querySelectorAll('*')].filter(({ localName }) => localName.startsWith('v:') && localName !== 'v:shapetype')
  dropped.remove('shape', outermost([...named, ...body.querySelectorAll('svg, canvas')]))
  dropped.remove('formula', body.querySelectorAll('math'))
  dropped.remove('media', outermost([...body.querySelectorAll('iframe, object, embed, video, audio, applet')]))
  dropped.remove('control', body.querySelectorAll('input:not([type="hidden"]), select, textarea, button'))
}

/** Counts a picture that is left out: Word draws its shapes as pictures too. */
export function countPicture(image: Element, dropped: DropCount): void {
  dropped.add(image.getAttribute('v:shapes')?.startsWith('_x0000_s') === true ? 'shape' : 'picture')
}

/** True for a picture that people do not see as one: the box of a list item, a tracker. */
export function isOfProgram(image: Element): boolean {
  const isPoint = ['width', 'height'].every((side) => /^[01](?:px)?$/.test(image.getAttribute(side) ?? pastedStyle(image).get(side) ?? ''))
  return isPoint || image.matches('[role="checkbox"], [aria-roledescription="checkbox"], [src=""], :not([src])')
}

/** The elements of a list that are in no other one of it. */
export const outermost = (elements: readonly Element[]): Element[] =>
  elements.filter((element) => !elements.some((other) => other !== element && other.contains(element)))
