import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { draftHash } from '#engine/draft/document/draft-hash.ts'
import { storeOn } from '#tests/support/composer/composer-setup.ts'
import { sampleBlock, sampleDocument, setTitle } from '#tests/support/drafts/draft-samples.ts'
import { afterPaint, hashWhenIdle } from './idle-work.ts'

const edit = (title: string) => ({ label: 'title', operations: [setTitle('a', title)] })

describe('hashWhenIdle', () => {
  it('starts with the first edit, runs when idle, and changes no hash', () => {
    const { store } = storeOn(sampleDocument(sampleBlock('a'), sampleBlock('b')))
    const idle: (() => void)[] = []
    hashWhenIdle(store, (run) => idle.push(run))
    expect(idle).toEqual([])
    store.act(edit('x'))
    store.act(edit('xy'))
    expect(idle).toHaveLength(1)
    while (idle.length > 0) idle.shift()?.()
    expect(draftHash(store.document)).toBe(draftHash(structuredClone(store.document)))
  })

  it('runs nothing once it was ended', () => {
    const { store } = storeOn(sampleDocument(sampleBlock('a')))
    const later = vi.fn()
    hashWhenIdle(store, later)()
    store.act(edit('x'))
    expect(later).not.toHaveBeenCalled()
  })
})

describe('afterPaint', () => {
  const frames: (() => void)[] = []
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run))
  })
  afterEach(() => {
    frames.splice(0)
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('acts once for several plans, after the frame', () => {
    const act = vi.fn()
    const { plan } = afterPaint(act)
    plan()
    plan()
    frames.shift()?.()
    expect(act).not.toHaveBeenCalled()
    vi.runAllTimers()
    expect(act).toHaveBeenCalledTimes(1)
  })

  it('calls the function in a window that paints no frame, and immediately by `now`', () => {
    const act = vi.fn()
    const { plan, now } = afterPaint(act)
    plan()
    vi.runAllTimers()
    plan()
    now()
    now()
    expect(act).toHaveBeenCalledTimes(2)
  })
})
