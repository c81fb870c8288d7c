import { CallError, RequestError, type CallResponse } from './errors.ts'

/** Makes a call that never throws: it gives the call's value, else the error's response when there is one, else the error. */
export async function attempt<Value>(call: () => Promise<Value>): Promise<Value | CallResponse | Error> {
  try {
    return await call()
  } catch (error) {
    if ((error instanceof CallError || error instanceof RequestError) && error.response !== undefined) return error.response
    return error instanceof Error ? error : new Error(String(error), { cause: error })
  }
}
