import { pictureAddress } from '#domain/picture-address.ts'
import type { BlockActors, SliderEvent, SliderState } from '#schemas/block-actors.ts'

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

/** The slider of a page: its machine is fetched when it is first told something, and pages where nobody opens a picture never do. */
export function createSliderActor({ load, open }: SliderParts): Slider {
  const listeners = new Set<() => void>()
  let running: Slider | null = null
  let coming: Promise<Slider> | null = null
  const start = async (): Promise<Slider> => {
    const slider = (await load()).runSlider()
    slider.subscribe(() => {
      for (const listener of listeners) listener()
    })
    return (running = slider)
  }
  return {
    getState: () => running?.getState() ?? CLOSED,
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
    send: (event) => {
      if (running) {
        running.send(event)
        return
      }
      coming ??= start()
      coming.then(
        (slider) => slider.send(event),
        () => {
          coming = null
          // Without the slider the link leads where it leads without scripts.
          const address = addressOf(event)
          if (address !== null) open(address)
        },
      )
    },
  }
}
