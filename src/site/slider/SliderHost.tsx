import { lazy, Suspense, useSyncExternalStore } from 'react'
import type { BlockActors } from '#schemas/runtime/block-actors.ts'
import { useServices } from '#site/actors/services.ts'

const Slider = lazy(async () => ({ default: (await import('./Slider.tsx')).Slider }))

/** Where pictures are seen over the page: nothing until the first one is opened. */
export function SliderRoom() {
  const slider = useServices().actors?.slider
  return slider ? <Room slider={slider} /> : null
}

function Room({ slider }: { readonly slider: BlockActors['slider'] }) {
  const state = useSyncExternalStore(slider.subscribe, slider.getState, slider.getState)
  if (state.slides.length === 0) return null
  return (
    <Suspense fallback={null}>
      <Slider state={state} send={slider.send} />
    </Suspense>
  )
}
