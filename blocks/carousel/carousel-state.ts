/** Where a carousel stands, and whether it moves by itself. */
export interface CarouselState {
  readonly index: number
  readonly isPlaying: boolean
}

/** What may happen to a carousel; `tick` is the clock's. */
export type CarouselEvent =
  | { readonly type: 'turn'; readonly by: 1 | -1 }
  | { readonly type: 'show'; readonly index: number }
  | { readonly type: 'play' | 'pause' }
  | { readonly type: 'tick'; readonly repeats: boolean }

/** How a carousel of so many views goes on: by hand round and round, by itself once, unless it repeats. */
export function moveCarousel(count: number) {
  return (state: CarouselState, event: CarouselEvent): CarouselState => {
    switch (event.type) {
      case 'turn':
        return { ...state, index: (state.index + event.by + count) % count }
      case 'show':
        return event.index === state.index ? state : { ...state, index: event.index }
      case 'play':
      case 'pause':
        return { ...state, isPlaying: event.type === 'play' }
      case 'tick': {
        const isLast = state.index === count - 1
        return { index: isLast ? 0 : state.index + 1, isPlaying: state.isPlaying && (event.repeats || !isLast) }
      }
    }
  }
}
