/** Tells the sheets how high the bar is that stays at the top, and what goes away above it: as high as its letters and its mark make it. */
export function measureBar(): void {
  const header = document.querySelector<HTMLElement>('.site-header:has([data-sticky=true])')
  if (!header) return
  const { style } = document.documentElement
  const measure = () => {
    const bars = [...header.querySelectorAll<HTMLElement>('[data-region=appBar], [data-region=mobileAppBar]')]
    const height = bars.reduce((sum, { offsetHeight }) => sum + offsetHeight, 0)
    style.setProperty('--bar-height', `${height}px`)
    style.setProperty('--over-bar', `${header.offsetHeight - height}px`)
  }
  new ResizeObserver(measure).observe(header)
}
