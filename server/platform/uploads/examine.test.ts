import { afterEach, describe, expect, it } from 'vitest'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { examined, isOfMachine, limitExamination, MAX_EXAMINATION_MS } from './examine.ts'
import { FileError } from './file-error.ts'

const notExamined = { code: 'UNAVAILABLE', status: 503, data: { reason: 'FILE' } }
const failure = (message: string, code?: string) => Object.assign(new Error(message), code === undefined ? {} : { code })
const never = () => new Promise<never>(() => undefined)

afterEach(() => limitExamination(MAX_EXAMINATION_MS)())

describe('examined', () => {
  it('takes two minutes at least before it gives up', () => {
    expect(MAX_EXAMINATION_MS).toBeGreaterThanOrEqual(120_000)
  })

  it('refuses the request and not the file when the longest time has passed', async () => {
    limitExamination(1)
    await expect(examined(never)).rejects.toMatchObject(notExamined)
  })

  it.each([
    failure('Worker terminated due to reaching memory limit: JS heap out of memory', 'ERR_WORKER_OUT_OF_MEMORY'),
    failure('no thread', 'ERR_WORKER_INIT_FAILED'),
    new RangeError('Array buffer allocation failed'),
    failure('no memory', 'Z_MEM_ERROR'),
    failure('vips2png: unable to allocate'),
    failure('VipsJpeg: out of memory'),
    failure('timeout: 42% complete'),
    failure('no files left', 'EMFILE'),
  ])('refuses the request and not the file after %s', async (error) => {
    await expect(examined(() => Promise.reject(error))).rejects.toMatchObject(notExamined)
  })

  it.each([new FileError('FILE_UNREADABLE'), new ApiError('TOO_LARGE'), new TypeError('a fault of ours')])(
    'passes %s on',
    async (error) => {
      await expect(examined(() => Promise.reject(error))).rejects.toBe(error)
    },
  )

  it('takes no other value for an error of the machine', () => {
    expect([null, 'out of memory', new RangeError('Invalid string length')].map(isOfMachine)).toEqual([false, false, false])
  })
})
