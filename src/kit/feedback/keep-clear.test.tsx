// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { waitUntil } from '#tests/support/wait-until.ts'
import { toast } from './toast.ts'

let stage: PanelStage
let hide: () => void
const tops = new Map<Element, number>()

/** A bar at the bottom of a window that is 740 pixels high, and a message that would lie from 680 to 724. */
function boxOf(this: Element): DOMRect {
  const top = tops.get(this)
  if (top !== undefined) return new DOMRect(0, top, 360, 740 - top)
  const [, lift = 0] = this.parentElement?.style.translate.split(' ').map((part) => Number.parseFloat(part)) ?? []
  return this.matches('[role=status]:not(:empty)') ? new DOMRect(20, 680 + lift, 320, 44) : new DOMRect()
}

beforeEach(() => {
  stage = stagePanel()
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(boxOf)
  stage.show(<></>)
})
afterEach(() => {
  act(() => hide())
  for (const bar of tops.keys()) bar.remove()
  tops.clear()
  stage.end()
})

function addBar(top: number): Element {
  const bar = document.createElement('footer')
  tops.set(bar, top)
  bar.dataset['keepClear'] = ''
  return document.body.appendChild(bar)
}
const show = () =>
  act(() => {
    hide = toast({ text: 'Enregistré', acts: [{ label: 'Annuler', onAct: () => undefined }] })
  })
const raised = () => document.querySelector<HTMLElement>('[data-part=toasts]')?.style.translate

it('raises a message over the acts at the bottom of the window', () => {
  addBar(676)
  show()
  expect(raised()).toBe('0px -56px')
})

it('raises a message once a bar comes under it, and lowers it once that has gone', async () => {
  show()
  expect(raised()).toBe('')
  const bar = addBar(676)
  await waitUntil(() => expect(raised()).toBe('0px -56px'))
  bar.remove()
  await waitUntil(() => expect(raised()).toBe('0px'))
})
