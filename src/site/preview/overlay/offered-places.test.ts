// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Place } from '#engine/draft/document/edited-document.ts'
import type { PlaceLine } from '../dragging/line-of-place.ts'
import { startChoosingOffered } from './choose-offered.ts'
import { magnifyWords } from './magnify.ts'
import { createOfferedPlaces, type OfferedPlaces } from './offered-places.ts'

const place = (after: string | null): Place => ({ in: { region: 'main' }, after, before: null })
const across = (top: number): PlaceLine => ({ kind: 'across', left: 0, top, width: 600, height: 0 })

let offered: OfferedPlaces
let lines: readonly (PlaceLine | null)[]
beforeEach(() => {
  document.body.innerHTML = '<button>Appeler</button>'
  Object.defineProperty(document.documentElement, 'clientHeight', { value: 800, configurable: true })
  lines = [across(100), null, across(110), across(400), across(900)]
  offered = createOfferedPlaces(document, document.body, () => lines)
})

// The window, which hears the clicks, is that of other tests too.
afterEach(() => {
  offered.set([])
  magnifyWords(document, 1)
})

function offer() {
  offered.set(lines.map((_, index) => place(`block-${index}`)))
  offered.draw()
}

const labels = () => [...document.querySelectorAll<HTMLElement>('.numbered:not([hidden]) .number')].map((label) => label.textContent)

it('draws the places in sight, with the numbers that have room', () => {
  offer()
  expect(document.querySelectorAll('.offered:not([hidden])')).toHaveLength(3)
  expect(labels()).toEqual(['place 1', 'place 4'])
  lines = []
  offered.draw()
  expect(document.querySelectorAll('.offered:not([hidden])')).toHaveLength(0)
})

it('keeps numbers apart from the boxes of places, whose lines would cross other numbers', () => {
  lines = [across(100), { ...across(110), kind: 'box', height: 200 }]
  offer()
  expect(document.querySelectorAll('.offered .number')).toHaveLength(0)
  const places = [...document.querySelectorAll<HTMLElement>('.offered, .numbered')].map(({ style }) => [style.top, style.height])
  expect(places).toEqual([
    ['100px', '0px'],
    ['100px', '0px'],
    ['110px', '200px'],
    ['110px', '200px'],
  ])
})

it('leaves out numbers that meet once the page is drawn at half its size, and shows them again', () => {
  lines = [across(100), across(140)]
  offer()
  expect(labels()).toEqual(['place 1', 'place 2'])
  magnifyWords(document, 0.5)
  offered.draw()
  expect(labels()).toEqual(['place 1'])
  magnifyWords(document, 1)
  offered.draw()
  expect(labels()).toEqual(['place 1', 'place 2'])
})

const drawnAt = (line: PlaceLine, left: number) => ({ line, words: { left, top: line.top, right: left + 200, bottom: line.top + 27 } })

it.each([
  ['no number that the line of the chosen place meets', across(110), 200, ['place 4']],
  ['no number that a longer line crosses', { ...across(405), width: 900 }, 200, ['place 1']],
  ['no number under the words of the chosen place', { ...across(375), width: 300 }, 420, ['place 1']],
  ['the numbers within an empty place that is chosen', { ...across(50), kind: 'box', height: 500 }, 700, ['place 1', 'place 4']],
] as const)('shows %s', (_, line, left, expected) => {
  offered.set(lines.map((_line, index) => place(`block-${index}`)))
  offered.draw(drawnAt(line, left))
  expect(labels()).toEqual(expected)
})

it('answers a point with the nearest place, and with none before there are places', () => {
  expect([offered.areThere(), offered.at({ x: 10, y: 10 })]).toEqual([false, null])
  offer()
  expect(offered.areThere()).toBe(true)
  expect([90, 108, 300, 790].map((y) => offered.at({ x: 300, y }))).toEqual([0, 2, 3, 3])
})

it('keeps clicks from the page while places are offered, and tells the chosen one', () => {
  const [chosen, heard]: [number[], string[]] = [[], []]
  startChoosingOffered(document, offered, (number) => chosen.push(number))
  const button = document.querySelector('button')
  button?.addEventListener('click', () => heard.push('click'))
  const click = () => button?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, clientX: 300, clientY: 390 }))
  expect(click()).toBe(true)
  offer()
  expect(click()).toBe(false)
  expect([chosen, heard]).toEqual([[3], ['click']])
})

it('lets a script open the tab that hides a place', () => {
  const [chosen, heard]: [number[], string[]] = [[], []]
  startChoosingOffered(document, offered, (number) => chosen.push(number))
  const tab = document.createElement('button')
  tab.setAttribute('role', 'tab')
  tab.addEventListener('click', () => heard.push('click'))
  document.body.append(tab)
  offer()
  tab.click()
  expect([chosen, heard]).toEqual([[], ['click']])
})
