import { createActor } from 'xstate'
import { progressMachine, type ProgressSnapshot } from '#machines/progress/progress.machine.ts'

/** The bar that shows that something is on its way. */
export interface LoadingBar {
  /** Follows one request: the bar shows while at least one is under way, and fails with it. */
  readonly follow: (request: Promise<unknown>) => void
}

const SHOWN: ReadonlySet<string> = new Set<ProgressSnapshot['value']>(['loading', 'done', 'failed'])

/** Makes the bar of an element show the progress of requests; its way across the screen, 5000 ms, stands in the stylesheet. */
export function createLoadingBar(bar: HTMLElement): LoadingBar {
  const progress = createActor(progressMachine).start()
  progress.subscribe(({ value }) => {
    const isShown = SHOWN.has(value)
    bar.hidden = !isShown
    if (isShown) bar.dataset['state'] = value
    else delete bar.dataset['state']
  })
  return {
    follow(request) {
      progress.send({ type: 'request.start' })
      request.then(
        () => progress.send({ type: 'request.end' }),
        () => progress.send({ type: 'request.fail' }),
      )
    },
  }
}
