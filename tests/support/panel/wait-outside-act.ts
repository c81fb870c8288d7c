import { waitUntil } from '#tests/support/wait-until.ts'

const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }

/** Waits for a check outside of `act`: updates that come meanwhile are drawn as in a browser, whenever they come. */
export async function waitOutsideAct<Result>(check: () => Result): Promise<Result> {
  environment.IS_REACT_ACT_ENVIRONMENT = false
  try {
    return await waitUntil(check)
  } finally {
    environment.IS_REACT_ACT_ENVIRONMENT = true
  }
}
