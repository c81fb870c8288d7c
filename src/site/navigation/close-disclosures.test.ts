// @vitest-environment jsdom
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dropListeners } from '#tests/support/server/drop-listeners.ts'
import { dismissFolds } from './close-disclosures.ts'

dropListeners()

describe('dismissFolds', () => {
  beforeAll(() => {
    dismissFolds()
  })
  beforeEach(() => {
    document.body.innerHTML =
      '<details id="menu" data-dismiss open><summary>Menu</summary><a href="#x">Lien</a></details><details id="question" open><summary>Q</summary></details><p>Ailleurs</p>'
  })

  const fold = (id: string) => document.querySelector<HTMLDetailsElement>(`#${id}`)!

  it('closes a menu by a click elsewhere, and leaves a question open', () => {
    document.querySelector('p')?.click()
    expect([fold('menu').open, fold('question').open]).toEqual([false, true])
  })

  it('closes a menu when the focus goes past it, not while it goes about in it', () => {
    document.querySelector('a')?.focus()
    expect(fold('menu').open).toBe(true)
    fold('question').querySelector('summary')?.focus()
    expect([fold('menu').open, fold('question').open]).toEqual([false, true])
  })

  it('leaves a menu open under a click inside it', () => {
    document.querySelector('a')?.click()
    expect(fold('menu').open).toBe(true)
  })

  it('closes a menu by Escape, and gives the focus back to its title', () => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    expect([fold('menu').open, fold('question').open]).toEqual([false, true])
    expect(document.activeElement?.textContent).toBe('Menu')
  })
})
