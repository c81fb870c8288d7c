/** Tells the sheets how high something is as long as it is shown, and each time that its height changes. */
export function tellHeight(element: Element | null, property: string): void {
  if (!element) return
  const measure = () => {
    const { height } = element.getBoundingClientRect()
    document.documentElement.style.setProperty(property, height > 0 ? `${height}px` : '')
  }
  new ResizeObserver(measure).observe(element)
}

/** The sheets reckon with one line of words in the bar at the foot of small screens: large letters may take more. */
export function tellBottomBar(): void {
  tellHeight(document.querySelector('[data-region=bottomBar]'), '--bottom-bar-height')
}
