import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ValueStore } from '#engine/value-store.ts'
import { titleTeller } from './tell-title.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('writes a title once when typing pauses, and no title that is the same', () => {
  const written: string[] = []
  const page = {
    get title() {
      return written.at(-1) ?? 'Accueil'
    },
    set title(title: string) {
      written.push(title)
    },
  }
  const head = new ValueStore({ title: 'Accueil', isBlank: false }, (one, other) => one.title === other.title)
  const tellTitle = vi.fn()
  const tell = titleTeller({ head, tellTitle }, page, 150)
  tell()
  vi.advanceTimersByTime(150)
  expect([written, tellTitle.mock.calls.length]).toEqual([[], 1])
  for (const title of ['N', 'No', 'Nos']) {
    head.set({ title, isBlank: false })
    tell()
    vi.advanceTimersByTime(100)
  }
  expect(written).toEqual([])
  vi.advanceTimersByTime(50)
  expect(written).toEqual(['Nos'])
})
