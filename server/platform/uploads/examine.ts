import { ApiError } from '#server/platform/errors/api-error.ts'

/** The longest time for which one file is looked into: a net against a hang, since the work itself is counted. The largest photograph takes a slow, busy machine three minutes. */
export const MAX_EXAMINATION_MS = 240_000

let longestMs = MAX_EXAMINATION_MS

/** Sets another longest time, for tests; the returned function restores it. */
export function limitExamination(milliseconds: number): () => void {
  longestMs = milliseconds
  return () => {
    longestMs = MAX_EXAMINATION_MS
  }
}

/** The refusal of a request whose file could not be looked into, which says nothing about the file. */
export const notExamined = (): ApiError => new ApiError('UNAVAILABLE', { reason: 'FILE' })

/** Rejects when a work takes longer than a time. The work itself goes on. */
export async function withinTime<Result>(work: Promise<Result>, milliseconds: number, late: () => Error): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const end = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(late()), milliseconds)
  })
  return Promise.race([work, end]).finally(() => clearTimeout(timer))
}

const machineCodes =
  /^(?:ERR_WORKER_OUT_OF_MEMORY|ERR_WORKER_INIT_FAILED|ERR_MEMORY_ALLOCATION_FAILED|Z_MEM_ERROR|ENOMEM|ENOBUFS|EAGAIN|EMFILE|ENFILE)$/
// V8 without memory for a buffer; libvips without memory, or without time.
const machineMessages = /allocation failed|out of memory|unable to allocate|^timeout: \d+% complete/i

/** True for an error that the machine is the cause of, such as too little memory. */
export function isOfMachine(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return machineMessages.test(error.message) || ('code' in error && machineCodes.test(String(error.code)))
}

/** Looks into a file: when the machine is the cause of a failure, or the longest time has passed, the request is refused, and not the file. */
export async function examined<Result>(look: () => Promise<Result>): Promise<Result> {
  try {
    return await withinTime(look(), longestMs, notExamined)
  } catch (error) {
    throw isOfMachine(error) ? notExamined() : error
  }
}
