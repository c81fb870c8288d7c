// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import type { FromFrame } from '#schemas/composer/messages.ts'
import { startTryMode } from './try-mode.ts'

describe('a page that is tried', () => {
  let page: Document
  let posted: FromFrame[]
  beforeEach(() => {
    page = document.implementation.createHTMLDocument()
    page.body.innerHTML =
      '<a id="out" href="/contact"><b>Contact</b></a><a id="in" href="#avis">Avis</a>' +
      '<form action="/api/forms"><input><button>Envoyer</button></form>'
    posted = []
    startTryMode({ page, post: (message) => posted.push(message) })
  })
  const fire = (selector: string, event: Event) => page.querySelector(selector)?.dispatchEvent(event)
  const event = (name: string) => new Event(name, { bubbles: true, cancelable: true })
  const key = (name: string) => new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })

  it.each(['click', 'auxclick'])('says where a link to another page leads after a %s, and stays', (name) => {
    expect(fire('#out b', event(name))).toBe(false)
    expect(posted).toEqual([{ type: 'leave', href: '/contact' }])
  })

  it('follows a link to a place of its own', () => {
    expect(fire('#in', event('click'))).toBe(true)
    expect(posted).toEqual([])
  })

  it('leaves a link alone that a view has answered', () => {
    page.querySelector('#out')?.addEventListener('click', (click) => click.preventDefault())
    fire('#out', event('click'))
    expect(posted).toEqual([])
  })

  it('sends no form, not even by a view of its own', () => {
    let sent = 0
    page.querySelector('form')?.addEventListener('submit', () => (sent += 1))
    expect(fire('form', event('submit'))).toBe(false)
    expect([sent, posted]).toEqual([0, [{ type: 'unsent' }]])
  })

  it('hands Escape to the composer unless the page has used it, and no other key', () => {
    fire('input', key('Escape'))
    fire('input', key('Delete'))
    expect(posted).toEqual([{ type: 'key', combo: 'Escape' }])
    page.querySelector('input')?.addEventListener('keydown', (pressed) => pressed.preventDefault())
    fire('input', key('Escape'))
    expect(posted).toHaveLength(1)
  })
})
