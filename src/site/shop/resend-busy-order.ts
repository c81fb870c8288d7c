import { saysTryAgain } from '#schemas/errors/is-server-error.ts'
import { CallError } from '#api-client/transport/errors.ts'

/** The pause that `Retry-After` asks for. */
const PAUSE_MS = 5000
const SENDS = 3

/** Returns true when an order waited too long in a queue of the shop: nothing of it is stored. */
export function isBusy(error: unknown): boolean {
  return error instanceof CallError && saysTryAgain(error.data)
}

/** Sends an order again after each refusal by a busy shop, three times in all. The last refusal is the result. */
export async function resendBusyOrder<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  for (let sends = 1; ; sends += 1) {
    try {
      return await send()
    } catch (error) {
      if (sends === SENDS || !isBusy(error)) throw error
      await new Promise((resolve) => {
        setTimeout(resolve, PAUSE_MS)
      })
    }
  }
}
