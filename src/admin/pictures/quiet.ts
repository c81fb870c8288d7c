import { afterTyping } from '#admin/session/typing-pause.ts'

/** The time after which work begins in a browser that is never idle, in milliseconds. */
const LATEST_MS = 2000

function whenIdle(act: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act, { timeout: LATEST_MS })
  else setTimeout(act)
}

/** Waits until the window is seen, the typing pauses, and the browser is idle. */
export function quiet(): Promise<void> {
  return new Promise((resolve) => {
    const begin = () => {
      if (!document.hidden) return void afterTyping(document, () => whenIdle(resolve))
      document.addEventListener('visibilitychange', begin, { once: true })
    }
    begin()
  })
}
