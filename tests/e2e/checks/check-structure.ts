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

/** Returns elements whose visual order differs from their focus order; moved elements without focus are ignored. */
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

/** Words of two elements that eyes see apart and listeners hear as one: nothing stands between them in the text. */
function gluedWords(): string[] {
  const inline = /^(?:A|SPAN|TIME|STRONG|EM|SMALL|B|I|SUP|CODE|MARK|CITE)$/
  const isHeard = ({ parentElement }: Text) =>
    parentElement !== null &&
    parentElement.closest('[aria-hidden=true], script, style, noscript') === null &&
    parentElement.checkVisibility()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) if (isHeard(walker.currentNode as Text)) texts.push(walker.currentNode as Text)
  const boxOf = (text: Text, end: 0 | -1) => {
    const range = document.createRange()
    range.selectNodeContents(text)
    return [...range.getClientRects()].at(end)
  }
  const isWithinLine = (one: Text, other: Text) => {
    const between = document.createRange()
    between.setStartAfter(one)
    between.setEndBefore(other)
    const wraps = (text: Text) => {
      const around: string[] = []
      for (let parent = text.parentElement; parent && parent !== between.commonAncestorContainer; parent = parent.parentElement)
        around.push(parent.tagName)
      return around
    }
    const passed = [...between.cloneContents().querySelectorAll(':not(svg, svg *)')].map(({ tagName }) => tagName)
    return [...wraps(one), ...wraps(other), ...passed].every((tag) => inline.test(tag))
  }
  const isApart = (one: Text, other: Text) => {
    const [before, after] = [boxOf(one, -1), boxOf(other, 0)]
    return before !== undefined && after !== undefined && (after.top >= before.bottom - 3 || after.left > before.right + 2)
  }
  return texts.flatMap((text, index) => {
    const before = texts[index - 1]
    const isGlued = before && /[\p{L}\p{N}]$/u.test(before.data) && /^[\p{L}\p{N}]/u.test(text.data)
    return isGlued && isWithinLine(before, text) && isApart(before, text) ? [`${before.data.slice(-30)}|${text.data.slice(0, 30)}`] : []
  })
}

/** The headings of the content follow each other level by level, nothing is moved away from its place in the document, and no words run into each other. */
export async function expectSoundStructure(page: Page): Promise<void> {
  expect(await page.evaluate(skippedLevels)).toEqual([])
  expect(await page.evaluate(movedPlaces, FOCUSABLE)).toEqual([])
  expect(await page.evaluate(gluedWords)).toEqual([])
}
