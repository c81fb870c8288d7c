// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { isClosed, isOpener } from './openers.ts'

const openers = `<p id="p">Un</p>
  <details><summary><b id="closed">Une ?</b></summary></details><details open><summary><b id="open">Deux ?</b></summary></details>
  <button role="tab" id="hidden" aria-selected="false">Un</button><button role="tab" id="shown" aria-selected="true">Deux</button>`

it.each([
  ['p', false, false],
  ['closed', true, true],
  ['open', true, false],
  ['hidden', true, true],
  ['shown', true, false],
])('tells of #%s whether it opens a part, and whether that is closed', (id, opener, closed) => {
  document.body.innerHTML = openers
  const target = document.getElementById(id)
  expect([isOpener(target), isClosed(target)]).toEqual([opener, closed])
})
