// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { copyLink } from './copy-link.ts'

const writeText = vi.fn<(words: string) => Promise<void>>()
const execute = vi.fn<(command: string) => boolean>()
const listen = (event: Event) => void copyLink(event)
const ADDRESS = 'http://localhost/blog/a'

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(navigator, { clipboard: { writeText } })
  Object.assign(document, { execCommand: execute })
  document.body.innerHTML = `<button data-copies="${ADDRESS}" data-done="Lien copié" data-failed="Voici le lien :"><b>Copier</b></button><span role="status"></span><p>ailleurs</p>`
  addEventListener('click', listen)
})
afterEach(() => {
  removeEventListener('click', listen)
  vi.useRealTimers()
  for (const each of [writeText, execute]) each.mockReset()
})

const press = async (selector: string) => {
  document.querySelector<HTMLElement>(selector)?.click()
  await vi.advanceTimersByTimeAsync(0)
}
const said = () => document.querySelector('[role=status]')?.textContent

it('copies the link, confirms it and clears the message', async () => {
  writeText.mockResolvedValue()
  await press('b')
  expect(writeText.mock.calls).toEqual([[ADDRESS]])
  expect(said()).toBe('Lien copié')
  await vi.advanceTimersByTimeAsync(3000)
  expect(said()).toBe('')
})

it('copies a selection when the clipboard is forbidden, and returns the focus', async () => {
  writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  execute.mockImplementation(() => (document.activeElement as HTMLTextAreaElement).value === ADDRESS)
  document.querySelector('button')?.focus()
  await press('button')
  expect(said()).toBe('Lien copié')
  expect([document.activeElement?.tagName, document.querySelector('textarea')]).toEqual(['BUTTON', null])
})

it('shows the link permanently when it cannot be copied', async () => {
  Object.assign(navigator, { clipboard: undefined })
  execute.mockReturnValue(false)
  await press('button')
  await vi.advanceTimersByTimeAsync(3000)
  expect(said()).toBe(`Voici le lien : ${ADDRESS}`)
})

it('ignores other clicks', async () => {
  await press('p')
  expect([writeText.mock.calls, said()]).toEqual([[], ''])
})
