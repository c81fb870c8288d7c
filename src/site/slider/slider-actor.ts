import { pictureAddress } from '#domain/urls/image-url.ts'
import type { BlockActors, SliderEvent, SliderState } from '#schemas/runtime/block-actors.ts'
import { lazyActor } from '#site/actors/lazy-actor.ts'

type Slider = BlockActors['slider']

interface SliderParts {
  /** Brings the machine. */
  readonly load: () => Promise<{ readonly runSlider: () => Slider }>
  /** Opens an address as a new document. */
  readonly open: (address: string) => void
}

const CLOSED: SliderState = { isOpen: false, label: '', slides: [], index: 0, offset: 0 }

/** The picture that was asked for, by its own address. */
function addressOf(event: SliderEvent): string | null {
  const slide = event.type === 'slider.open' ? event.slides[event.index] : undefined
  return slide ? pictureAddress(slide.image) : null
}

/** The slider of a page: where nobody opens a picture, its machine is never fetched. */
export function createSliderActor({ load, open }: SliderParts): Slider {
  return lazyActor({
    load: async () => (await load()).runSlider(),
    idle: CLOSED,
    onFailure: (event) => {
      // Without the slider the link leads where it leads without scripts.
      const address = addressOf(event)
      if (address !== null) open(address)
    },
  })
}
