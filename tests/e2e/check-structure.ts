import { expect, type Page } from '@playwright/test'
import { FOCUSABLE } from './check-controls.ts'

/** Headings of the content that skip a level. */
function skippedLevels(): string[] {
  const headings = [...document.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')].filter((heading) => heading.checkVisibility())
  const levels = headings.map(({ tagName }) => Number(tagName.slice(1)))
  return headings.flatMap(({ tagName, textContent }, index) => {
    const before = levels[index - 1] ?? 0
    return (levels[index] ?? 0) > before + 1 ? [`${tagName} after level ${before}: ${textContent ?? ''}`] : []
  })
}

/** Places that are seen in another order than they are reached; what only looks moved, and takes no focus, leads nobody up and down. */
function movedPlaces(focusable: string): string[] {
  const isMoved = (element: HTMLElement) => {
    const { order, flexDirection, display } = getComputedStyle(element)
    return order !== '0' || (display.includes('flex') && flexDirection.endsWith('reverse')) || element.tabIndex > 0
  }
  const takesFocus = (element: HTMLElement) => element.matches(focusable) || element.querySelector(focusable) !== null
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => isMoved(element) && takesFocus(element) && element.checkVisibility({ visibilityProperty: true }))
    .map((element) => element.outerHTML.slice(0, 100))
}

/** The headings of the content follow each other level by level, and nothing is moved away from its place in the document. */
export async function expectSoundStructure(page: Page): Promise<void> {
  expect(await page.evaluate(skippedLevels)).toEqual([])
  expect(await page.evaluate(movedPlaces, FOCUSABLE)).toEqual([])
}
