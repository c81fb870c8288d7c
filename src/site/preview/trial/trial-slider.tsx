import { useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { TextProvider } from '#i18n/TextProvider.tsx'
import { RenderProvider } from '#renderer/context.ts'
import type { BlockActors } from '#schemas/runtime/block-actors.ts'
import { runSlider } from '#site/slider/run-slider.ts'
import { SliderDialog } from '#site/slider/SliderDialog.tsx'
import type { TakenPage } from '../canvas-model.ts'

function Room({ slider }: { readonly slider: BlockActors['slider'] }) {
  const state = useSyncExternalStore(slider.subscribe, slider.getState)
  return state.slides.length > 0 && <SliderDialog state={state} send={slider.send} />
}

/** Starts the slider of a page that is tried, beside the page. It has no entry in the history, which is that of the composer. */
export function runTrialSlider({ canvas, text }: Pick<TakenPage, 'canvas' | 'text'>): BlockActors['slider'] {
  const slider = runSlider()
  const room = document.body.appendChild(document.createElement('div'))
  // The Escape that closes it does not end the trial.
  const keepEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && slider.getState().isOpen) event.preventDefault()
  }
  document.addEventListener('keydown', keepEscape, { capture: true })
  createRoot(room).render(
    <TextProvider text={text}>
      <RenderProvider value={canvas.context.get()} document={canvas.facts}>
        <Room slider={slider} />
      </RenderProvider>
    </TextProvider>,
  )
  return slider
}
