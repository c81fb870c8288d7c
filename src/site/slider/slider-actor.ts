import { pictureAddress } from '#domain/urls/image-url.ts'
import type { BlockActors, SliderEvent, SliderState } from '#schemas/runtime/block-actors.ts'
import { lazyActor } from '#site/actors/lazy-actor.ts'

type Slider = BlockActors['slider']

interface SliderParts {
  /** Loads the machine. */
  readonly load: () => Promise<{ readonly runSlider: () => Slider }>
  /** Opens a URL as a new document. */
  readonly open: (address: string) => void
}

const CLOSED: SliderState = { isOpen: false, label: '', slides: [], index: 0, offset: 0 }

/** Returns the URL of the requested image. */
function addressOf(event: SliderEvent): string | null {
  const slide = event.type === 'slider.open' ? event.slides[event.index] : undefined
  return slide ? pictureAddress(slide.image) : null
}

/** Creates the slider of a page. Its machine is loaded when the first image is opened. */
export function createSliderActor({ load, open }: SliderParts): Slider {
  return lazyActor({
    load: async () => (await load()).runSlider(),
    idle: CLOSED,
    onFailure: (event) => {
      // Without the slider the link works as without scripts.
      const address = addressOf(event)
      if (address !== null) open(address)
    },
  })
}
