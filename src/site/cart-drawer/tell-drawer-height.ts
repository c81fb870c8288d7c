/** Tells the sheets how much of the page the drawer covers, from when it is shown until what is answered is called. */
export function tellDrawerHeight(drawer: Element | null): () => void {
  const { style } = document.documentElement
  const watch = new ResizeObserver(() => {
    style.setProperty('--drawer-height', `${drawer?.getBoundingClientRect().height ?? 0}px`)
  })
  if (drawer) watch.observe(drawer)
  return () => {
    watch.disconnect()
    style.removeProperty('--drawer-height')
  }
}
