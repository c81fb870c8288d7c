// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { dropListeners } from '#tests/support/server/drop-listeners.ts'
import { waitUntil } from '#tests/support/wait-until.ts'
import { sendPageForms } from './submit-page-forms.ts'

dropListeners()

const tell = vi.fn()
const untell = vi.fn()
const open = vi.fn()
const prepare = vi.fn()
const ask = vi.fn<(address: string, init: { readonly body: URLSearchParams }) => Promise<unknown>>()
const plainly = vi.fn()
const done = { redirected: true, url: 'http://localhost/contact?done=message.send', status: 200 }

beforeAll(() => {
  sendPageForms({ open, tell, untell, prepare })
})
beforeEach(() => {
  vi.stubGlobal('fetch', ask)
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(plainly)
  document.body.innerHTML = `<form method="post" action="/contact"><input name="_form" value="message.send"><input name="message" value="Bonjour"><input name="_hp"><button type="submit">Envoyer</button></form>`
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  for (const each of [tell, untell, open, ask, plainly]) each.mockReset()
  sessionStorage.clear()
})

const form = () => document.querySelector('form') as HTMLFormElement
const field = (name: string) => form().querySelector(`[name=${name}]`) as HTMLInputElement
const press = async () => {
  const event = new Event('submit', { bubbles: true, cancelable: true })
  form().dispatchEvent(event)
  await new Promise((resolve) => setTimeout(resolve))
  return event.defaultPrevented
}
const sent = () => ask.mock.calls.map(([, { body }]) => Object.fromEntries(body))

describe('a plain form of a page', () => {
  it('loads the offline message once, on the first input, before the connection can fail', () => {
    document.body.insertAdjacentHTML('beforeend', '<form method="get"><input name="q"></form>')
    document.querySelector<HTMLInputElement>('[name=q]')?.focus()
    expect(prepare).not.toHaveBeenCalled()
    field('message').focus()
    field('_form').focus()
    expect(prepare).toHaveBeenCalledOnce()
  })

  it('is sent once with its elapsed time and key, and opens the confirmation page', async () => {
    let answer: (value: unknown) => void = () => undefined
    ask.mockReturnValue(new Promise((resolve) => (answer = resolve)))
    expect([await press(), await press()]).toEqual([true, true])
    expect(form().querySelector('button')?.getAttribute('aria-disabled')).toBe('true')
    answer(done)
    await waitUntil(() => expect(open).toHaveBeenCalledWith(done.url))
    expect(sent()).toEqual([
      {
        ...{ _form: 'message.send', message: 'Bonjour', _hp: '' },
        ...{ _t: expect.stringMatching(/^\d+$/) as string, _key: expect.stringMatching(/^[\w-]{36}$/) as string },
      },
    ])
    expect(sessionStorage.getItem('vitrine.sending.message.send /contact')).toBeNull()
  })

  it('retains its input when offline, and retries under the same key until it changes', async () => {
    ask
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValueOnce({ redirected: false, status: 503 })
      .mockResolvedValue(done)
    await press()
    expect(tell.mock.calls).toEqual([[form()]])
    expect([field('message').value, form().querySelector('button')?.hasAttribute('aria-disabled')]).toEqual(['Bonjour', false])
    await press()
    field('message').value = 'Autre chose'
    await press()
    const [first, second, third] = sent().map(({ _key }) => _key)
    expect([second, third === first]).toEqual([first, false])
    expect([untell, tell, open].map(({ mock }) => mock.calls.length)).toEqual([3, 2, 1])
  })

  it('that is rejected is left to the browser, which shows the page with the errors', async () => {
    ask.mockResolvedValue({ redirected: false, status: 422 })
    await press()
    expect(plainly).toHaveBeenCalledOnce()
    expect([field('_key').value, field('_t').value]).toEqual([sent()[0]?.['_key'], sent()[0]?.['_t']])
    dispatchEvent(new Event('pageshow'))
    await press()
    expect(form().querySelectorAll('[name=_key]')).toHaveLength(1)
  })

  const page = (inside: string, title: string) =>
    Promise.resolve(`<!doctype html><title>${title}</title><main><div data-block="ecrire">${inside}</div></main>`)

  it('that is rejected inside a block is updated in place, with focus and title', async () => {
    document.body.innerHTML = `<div data-block="ecrire">${document.body.innerHTML}</div>`
    const inside = '<form><p role="alert">Non.</p><input name="message" aria-invalid="true" autofocus></form>'
    ask.mockResolvedValue({ redirected: false, status: 422, url: location.href, text: () => page(inside, 'Erreur : Contact') })
    form().action = location.href
    await press()
    await waitUntil(() => expect(document.activeElement).toBe(field('message')))
    expect([document.title, plainly.mock.calls.length, ask.mock.calls.length]).toEqual(['Erreur : Contact', 0, 1])
  })

  it('that is accepted is confirmed in place, or opens the page of the response', async () => {
    const begun = document.body.innerHTML
    document.body.innerHTML = `<div data-block="ecrire">${begun}</div>`
    const inside = '<p role="status" tabindex="-1" autofocus>Merci.</p>'
    ask.mockResolvedValue({ ...done, url: `${location.origin}${location.pathname}?done=1`, text: () => page(inside, 'Contact') })
    await press()
    await waitUntil(() => expect(document.activeElement?.textContent).toBe('Merci.'))
    expect(open).not.toHaveBeenCalled()
    document.body.innerHTML = `<div data-block="ecrire">${begun}</div>`
    ask.mockResolvedValue({ ...done, url: 'http://localhost/ailleurs', text: () => page(inside, 'Ailleurs') })
    await press()
    await waitUntil(() => expect(open).toHaveBeenCalledWith('http://localhost/ailleurs'))
  })

  it('that is corrected after a rejection sends no elapsed time, which started before', async () => {
    ask.mockResolvedValue(done)
    field('message').setAttribute('aria-invalid', 'true')
    await press()
    expect(Object.keys(sent()[0] ?? {})).not.toContain('_t')
  })

  it('that is retried after a failure sends its elapsed time: the message is no rejection', async () => {
    ask.mockResolvedValue(done)
    form().insertAdjacentHTML('afterbegin', '<p role="alert">Le serveur ne répond pas.</p>')
    untell.mockImplementationOnce((sending: HTMLFormElement) => sending.querySelector('[role=alert]')?.remove())
    await press()
    expect(Object.keys(sent()[0] ?? {})).toContain('_t')
  })

  it('is ignored when a block sends it, when it has files, or without input', async () => {
    form().addEventListener('submit', (event) => event.preventDefault(), { once: true })
    await press()
    form().enctype = 'multipart/form-data'
    expect(await press()).toBe(false)
    form().enctype = 'application/x-www-form-urlencoded'
    field('_hp').remove()
    expect(await press()).toBe(false)
    expect(ask).not.toHaveBeenCalled()
  })
})
