import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { SliderDialog, type SliderProps } from './SliderDialog.tsx'
import { useSliderHistory } from './use-slider-history.ts'

/** The slider of a page of the site: it has an entry in the history, and closes when another page is shown. */
export function Slider({ state, send }: SliderProps) {
  useSliderHistory(state.isOpen, send)
  const { pathname } = useLocation()
  useEffect(() => () => send({ type: 'slider.close' }), [pathname, send])
  return <SliderDialog state={state} send={send} />
}
