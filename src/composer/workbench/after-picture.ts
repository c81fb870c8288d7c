import { afterPaint } from '#composer/saving/idle-work.ts'

const waiting = new Set<() => void>()
const { plan } = afterPaint(() => {
  const runs = [...waiting]
  waiting.clear()
  for (const run of runs) run()
})

/** Calls back once the present change is painted. A function that waits already is called once. */
export function afterPicture(run: () => void): void {
  waiting.add(run)
  plan()
}

/** Takes a call back that still waits. */
export const forgetPicture = (run: () => void): void => void waiting.delete(run)
