/** The shown view of a carousel, and true while it plays by itself. */
export interface CarouselState {
  readonly index: number
  readonly isPlaying: boolean
}

/** Events of a carousel. `tick` is sent by its timer. */
export type CarouselEvent =
  | { readonly type: 'turn'; readonly by: 1 | -1 }
  | { readonly type: 'show'; readonly index: number }
  | { readonly type: 'play' | 'pause' }
  | { readonly type: 'tick'; readonly repeats: boolean }

/** Returns the reducer of a carousel with `count` views. Turning by hand wraps around. Playing ends after one round, unless it repeats. */
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
