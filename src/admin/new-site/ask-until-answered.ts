import { CallError, RequestError } from '#api-client/transport/errors.ts'

/** The pauses before an act without an answer is asked again, in milliseconds. */
const PAUSES = [2000, 4000, 8000, 15_000, 30_000] as const

const pauseFor = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })

/** True when the answer was lost on its way, or the server still works at it: the act may have been done. */
function isUnanswered(error: unknown): boolean {
  if (error instanceof CallError) return error.code === 'IN_PROGRESS'
  return error instanceof RequestError && (error.response === undefined || error.response.status >= 502)
}

/** Makes a call that the server runs once under its key, and repeats it while its answer is lost. */
export async function askUntilAnswered<Answer>(call: () => Promise<Answer>, pause = pauseFor): Promise<Answer> {
  for (const ms of PAUSES) {
    try {
      return await call()
    } catch (error) {
      if (!isUnanswered(error)) throw error
      await pause(ms)
    }
  }
  return call()
}
