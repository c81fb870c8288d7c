import { describe, expect, it, vi } from 'vitest'
import { createFormStore } from './form-store.ts'

const document = () => ({ title: 'Un', items: [{ question: 'Combien ?' }, { question: 'Quand ?' }], other: { deep: { own: true } } })

describe('createFormStore', () => {
  it('calls the listeners at, above and below a changed value, and no other', () => {
    const store = createFormStore(document())
    const calls = ['', '/items', '/items/0', '/items/0/question', '/items/1/question', '/title', '/items2'].map((pointer) => {
      const listener = vi.fn()
      store.subscribe(pointer, listener)
      return { pointer, listener }
    })
    const called = () => calls.filter(({ listener }) => listener.mock.calls.length > 0).map(({ pointer }) => pointer)
    store.set('/items/0', { question: 'Pourquoi ?' })
    expect(called()).toEqual(['', '/items', '/items/0', '/items/0/question'])
  })

  it('calls no listener after the end of its subscription, also when it ends during a change', () => {
    const store = createFormStore(document())
    const late = vi.fn()
    const stop = store.subscribe('/title', () => {
      stop()
      late()
    })
    store.set('/title', 'Deux')
    store.set('/title', 'Trois')
    expect(late).toHaveBeenCalledOnce()
  })

  it('removes a value that is set to undefined and leaves the rest as it is', () => {
    const before = document()
    const store = createFormStore(before)
    store.set('/title', undefined)
    expect(store.get('')).toEqual({ items: before.items, other: before.other })
    expect(store.get('/other')).toBe(before.other)
  })

  it('gives undefined for a pointer that leads nowhere, and refuses to write there', () => {
    const store = createFormStore(document())
    expect(['/none', '/items/7/question', '/title/0', 'title'].map(store.get)).toEqual([undefined, undefined, undefined, undefined])
    expect(() => {
      store.set('/items/7/question', 'x')
    }).toThrow('/items/7/question')
  })
})
