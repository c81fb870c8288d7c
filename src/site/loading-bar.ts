/** Times of the loading bar, in milliseconds; its way across the screen, 5000 ms, stands in the stylesheet. */
const THROTTLE = 200
const HIDE = 500

/** The bar that shows that something is on its way. */
export interface LoadingBar {
  /** Follows one request: the bar shows while at least one is under way, and fails with it. */
  readonly follow: (request: Promise<unknown>) => void
}

/** Makes the bar of an element: shown after 200 ms, hidden 500 ms after the last request has ended. */
export function createLoadingBar(bar: HTMLElement): LoadingBar {
  let running = 0
  let failed = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const show = (state: 'loading' | 'done' | 'failed') => {
    bar.hidden = false
    bar.dataset['state'] = state
  }
  const hide = () => {
    bar.hidden = true
    delete bar.dataset['state']
  }
  const end = () => {
    running--
    if (running > 0) return
    clearTimeout(timer)
    if (bar.hidden && !failed) return
    show(failed ? 'failed' : 'done')
    timer = setTimeout(hide, HIDE)
  }

  return {
    follow(request) {
      running++
      if (running === 1) {
        failed = false
        clearTimeout(timer)
        hide()
        timer = setTimeout(() => show('loading'), THROTTLE)
      }
      request.then(end, () => {
        failed = true
        end()
      })
    },
  }
}
