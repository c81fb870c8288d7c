// @vitest-environment jsdom
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { dropListeners } from '#tests/support/server/drop-listeners.ts'
import { showWholeFields } from './scroll-field-into-view.ts'

dropListeners()

const NEAREST = { block: 'nearest', inline: 'nearest' }
let seen: unknown[] = []

describe('showWholeFields', () => {
  beforeAll(() => {
    Element.prototype.scrollIntoView = function scrollIntoView(options) {
      seen.push([this.id, options])
    }
    document.body.innerHTML = '<input id="name"><textarea id="message"></textarea><a id="link" href="#x">Lien</a>'
    document.querySelector<HTMLElement>('#name')?.focus()
    showWholeFields()
  })
  afterEach(() => {
    seen = []
  })

  const focus = (id: string) => document.querySelector<HTMLElement>(`#${id}`)?.focus()
  const point = (type: string) => document.dispatchEvent(new Event(type))

  it('brings into view the field that had the focus already', () => {
    expect(seen).toEqual([['name', NEAREST]])
  })

  it('brings into view the field that takes the focus, and moves for nothing else', () => {
    focus('link')
    expect(seen).toEqual([])
    focus('message')
    expect(seen).toEqual([['message', NEAREST]])
  })

  it('waits until the finger that has chosen it is lifted', () => {
    point('pointerdown')
    focus('name')
    expect(seen).toEqual([])
    point('pointerup')
    expect(seen).toEqual([['name', NEAREST]])
  })
})
