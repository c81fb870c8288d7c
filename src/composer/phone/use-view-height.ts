import { useEffect } from 'react'

/** Sets `--view-height` to the height that the keyboard of a phone leaves free; a zoom by two fingers changes nothing. */
export function useViewHeight(): void {
  useEffect(() => {
    const { visualViewport: view } = window
    if (!view) return undefined
    const { style } = document.documentElement
    const fit = () => style.setProperty('--view-height', `${Math.round(view.height * view.scale)}px`)
    fit()
    view.addEventListener('resize', fit)
    return () => {
      view.removeEventListener('resize', fit)
      style.removeProperty('--view-height')
    }
  }, [])
}
