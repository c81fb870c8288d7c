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

  it('follows a click on a link that this page can show itself, and no other press of it', () => {
    const followed: string[] = []
    page.body.innerHTML = '<a id="vintage" href="?declination=107">2022</a>'
    const other = document.implementation.createHTMLDocument()
    other.body.append(page.querySelector('a')!)
    startTryMode({ page: other, post: (message) => posted.push(message), follow: (link) => followed.push(link.id) > 0 })
    for (const name of ['click', 'auxclick']) expect(other.querySelector('a')?.dispatchEvent(event(name))).toBe(false)
    expect([followed, posted]).toEqual([['vintage'], [{ type: 'leave', href: '?declination=107' }]])
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

  it('sends no form, and says so', () => {
    expect(fire('form', event('submit'))).toBe(false)
    expect(posted).toEqual([{ type: 'unsent' }])
  })

  it('leaves a form alone that a view answers, whose calls are those of the trial', () => {
    page.querySelector('form')?.addEventListener('submit', (sent) => sent.preventDefault())
    expect(fire('form', event('submit'))).toBe(false)
    expect(posted).toEqual([])
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
