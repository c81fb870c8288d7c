// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { makeFootRoom } from './covered-foot.ts'
import { magnifyWords } from './magnify.ts'

const room = () => document.documentElement.style.getPropertyValue('padding-block-end')

afterEach(() => {
  makeFootRoom(document, false)
  magnifyWords(document, 1)
})

it.each([
  ['the bar of places', 1, '96px'],
  ['that bar over a page that is drawn at half its size', 0.5, '192px'],
])('lets the end of a page scroll to above %s', (_, scale, height) => {
  magnifyWords(document, scale)
  makeFootRoom(document, true)
  expect(room()).toBe(height)
})

it('takes the room away with the places', () => {
  makeFootRoom(document, true)
  makeFootRoom(document, false)
  expect(room()).toBe('')
})
