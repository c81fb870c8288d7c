import { expect, type Page } from '@playwright/test'
import { teachColours } from './contrast.ts'

/** The elements that the keyboard reaches. */
export const FOCUSABLE = 'a[href], button:not([disabled]), input:not([type=hidden]), select, textarea, summary, [tabindex="0"]'

/** The faults of each control as it takes the focus in turn: an edge or a ring that does not stand out, or something that lies on all of it. */
function focusFaults(selector: string): string[] {
  const { contrast, isOpaque } = window.colours
  const ground = (element: Element | null): string => {
    const color = element ? getComputedStyle(element).backgroundColor : 'white'
    return isOpaque(color) ? color : ground(element?.parentElement ?? null)
  }
  const faultOfRing = (control: HTMLElement): string | null => {
    // The ring of some is drawn by what stands for them, that of a list by its chosen option.
    const option = document.getElementById(control.getAttribute('aria-activedescendant') ?? '')
    const around = [control.closest('.whole'), control.parentElement, control.nextElementSibling, option]
    const drawn = [control, ...around.filter((place) => place !== null), ...control.children]
    const rings = drawn.flatMap((element) =>
      [null, '::before', '::after'].map((part) => ({ element, style: getComputedStyle(element, part) })),
    )
    const ring = rings.find(({ style }) => style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 1)
    if (!ring) return 'no ring'
    const isInside = parseFloat(ring.style.outlineOffset) < 0
    const seen = contrast(ring.style.outlineColor, ground(isInside ? ring.element : ring.element.parentElement))
    return seen < 3 ? `a ring of ${seen.toFixed(1)}` : null
  }
  const faultOfEdge = (control: HTMLElement): string | null => {
    if (!control.matches('input, select, textarea') || control.closest('.visually-hidden, [aria-hidden=true]')) return null
    const seen = contrast(getComputedStyle(control).borderBottomColor, ground(control.parentElement))
    return seen < 3 ? `an edge of ${seen.toFixed(1)}` : null
  }
  const coverOf = (control: HTMLElement): string | null => {
    const { left, top, width, height } = control.getBoundingClientRect()
    const shares = [0.1, 0.5, 0.9]
    const places = shares.flatMap((x) => shares.map((y) => document.elementFromPoint(left + width * x, top + height * y)))
    const region = (element: Element) => element.closest('[data-region], dialog')
    const isCover = (place: Element | null) =>
      place !== null && !control.contains(place) && !place.contains(control) && region(place) !== region(control)
    return places.every(isCover) ? `hidden by ${places[0]?.outerHTML.slice(0, 60) ?? ''}` : null
  }
  // A dialog keeps the focus to itself.
  const dialog = [...document.querySelectorAll('dialog[open], [aria-modal=true]')].find((element) => element.checkVisibility())
  return [...(dialog ?? document).querySelectorAll<HTMLElement>(selector)].flatMap((control) => {
    if (!control.checkVisibility({ visibilityProperty: true })) return []
    control.focus()
    if (document.activeElement !== control) return []
    return [faultOfEdge(control), faultOfRing(control), coverOf(control)]
      .flatMap((fault) => fault ?? [])
      .map((fault) => `${fault}: ${control.outerHTML.slice(0, 110)}`)
  })
}

/** Expects fields with a visible edge, and a focus ring that no bar hides. */
export async function expectFocusSeen(page: Page): Promise<void> {
  await teachColours(page)
  expect(await page.evaluate(focusFaults, FOCUSABLE)).toEqual([])
}

/** Fields, and buttons without words, that have no edge of their own where the system chooses all colours. */
function edgeFaults(): string[] {
  const hasEdge = (style: CSSStyleDeclaration) =>
    style.appearance !== 'none' ||
    style.outlineStyle !== 'none' ||
    (['Top', 'Bottom'] as const).some((side) => style[`border${side}Style`] !== 'none' && parseFloat(style[`border${side}Width`]) > 0)
  return [...document.querySelectorAll('button, input:not([type=hidden]), select, textarea')]
    .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((control) => (control.textContent ?? '').trim() === '' && !hasEdge(getComputedStyle(control)))
    .map((control) => `no edge: ${control.outerHTML.slice(0, 110)}`)
}

/** Where the system chooses all colours, controls have their edges and the focus its ring. */
export async function expectForcedColours(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await page.evaluate(edgeFaults)).toEqual([])
  await expectFocusSeen(page)
  await page.emulateMedia({ forcedColors: 'none' })
}
