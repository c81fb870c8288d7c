// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { aroundPastes } from './around-pastes.ts'

afterEach(() => vi.useRealTimers())

it.each(['paste', 'drop'])('calls before and after a %s, also where an editor keeps the event', (name) => {
  vi.useFakeTimers()
  const calls: string[] = []
  const field = document.body.appendChild(document.createElement('textarea'))
  field.addEventListener(name, (event) => {
    event.stopPropagation()
    calls.push('written')
  })
  const end = aroundPastes(document, () => calls.push('edge'))
  field.dispatchEvent(new Event(name, { bubbles: true }))
  vi.runAllTimers()
  expect(calls).toEqual(['edge', 'written', 'edge'])
  end()
  field.dispatchEvent(new Event(name, { bubbles: true }))
  vi.runAllTimers()
  expect(calls).toEqual(['edge', 'written', 'edge', 'written'])
  field.remove()
})
