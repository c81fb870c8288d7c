interface FollowDeps {
  readonly root: HTMLElement
  /** Reads the boxes of the layer over the page again. */
  readonly follow: () => void
  /** Called after the page was drawn otherwise. */
  readonly onDrawn: () => void
  readonly onHeight: (height: number) => void
}

/** Follows what moves the elements of a page: scrolling, other sizes, drawing, fonts. */
export function followPage({ root, follow, onDrawn, onHeight }: FollowDeps): void {
  for (const name of ['scroll', 'resize', 'transitionend', 'toggle'] as const)
    window.addEventListener(name, follow, { capture: true, passive: true })
  new MutationObserver(() => {
    follow()
    onDrawn()
  }).observe(root, { subtree: true, childList: true, attributes: true, characterData: true })
  new ResizeObserver(([entry]) => {
    follow()
    if (entry) onHeight(entry.contentRect.height)
  }).observe(document.documentElement)
  void document.fonts.ready.then(follow)
}
