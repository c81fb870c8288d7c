import { describe, expect, it } from 'vitest'
import { moveCarousel, type CarouselEvent, type CarouselState } from './carousel-state.ts'

const move = moveCarousel(3)
const after = (...events: CarouselEvent[]): CarouselState => events.reduce(move, { index: 0, isPlaying: false })
const tick = (repeats: boolean): CarouselEvent => ({ type: 'tick', repeats })

describe('a carousel', () => {
  it('goes round by hand in both directions', () => {
    expect(after({ type: 'turn', by: -1 }).index).toBe(2)
    expect(after({ type: 'turn', by: -1 }, { type: 'turn', by: 1 }).index).toBe(0)
    expect(after({ type: 'show', index: 1 })).toEqual({ index: 1, isPlaying: false })
  })

  it('moves by itself once round and stops where it began', () => {
    expect(after({ type: 'play' }, tick(false), tick(false))).toEqual({ index: 2, isPlaying: true })
    expect(after({ type: 'play' }, tick(false), tick(false), tick(false))).toEqual({ index: 0, isPlaying: false })
  })

  it('goes on when the site repeats its animations, until it is paused', () => {
    expect(after({ type: 'play' }, tick(true), tick(true), tick(true))).toEqual({ index: 0, isPlaying: true })
    expect(after({ type: 'play' }, tick(true), { type: 'pause' })).toEqual({ index: 1, isPlaying: false })
  })
})
