import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import { Busboy, type BusboyFileStream, type BusboyHeaders } from '@fastify/busboy'
import { uploadLimits } from '#schemas/text/uploads.ts'
import { isPrototypeKey } from '#server/platform/input/prototype-keys.ts'
import { ApiError, tooLarge, tooMany } from '#server/platform/errors/api-error.ts'
import { notExamined } from './examine.ts'
import { UploadedFile } from './uploaded-file.ts'

/** The maximum number of upload bytes in memory, over all requests. */
const MAX_BYTES_IN_FLIGHT = 268_435_456
let inFlight = 0
/** The maximum number of further bytes received from an oversized form for its fields. */
const MAX_SKIPPED_BYTES = 67_108_864

/** A form with its files. */
export interface MultipartForm {
  /** The fields in order, with repeated names. */
  readonly pairs: readonly (readonly [string, string])[]
  readonly files: readonly UploadedFile[]
  /** The fields that had files, dropped ones included. */
  readonly fileFields: readonly string[]
  /** The reason for which its files were dropped, when the form was read to its end. */
  readonly excess: ApiError | null
}

// Invalid UTF-8 is decoded to this character and rejected.
const isGarbled = (...texts: readonly string[]): boolean => texts.some((text) => text.includes('\ufffd'))

// The parser reports a part without a name too, although its types do not allow it.
const isBadName = (name: string | undefined): boolean => name === undefined || isPrototypeKey(name)

class Reading {
  readonly #pairs: [string, string][] = []
  readonly #files: UploadedFile[] = []
  readonly #fileFields = new Set<string>()
  #held = 0
  #skipped = 0
  #excess: ApiError | null = null
  #refusal: ApiError | null = null

  get excess(): ApiError | null {
    return this.#excess
  }

  /** Stores no further files. */
  dropFiles(excess: ApiError): void {
    this.#excess ??= excess
    this.#files.length = 0
    this.release()
  }

  /** Returns true when the bytes exceed those received without being stored. */
  isSkippedTooLong(bytes: number): boolean {
    this.#skipped += bytes
    return this.#skipped > MAX_SKIPPED_BYTES
  }

  skip(bytes: number): ApiError | null {
    return this.isSkippedTooLong(bytes) ? this.#excess : null
  }

  take(bytes: number): ApiError | null {
    this.#held += bytes
    inFlight += bytes
    if (this.#held > uploadLimits.totalBytes) return new ApiError('TOO_LARGE')
    return inFlight > MAX_BYTES_IN_FLIGHT ? notExamined() : null
  }

  get pairs(): readonly (readonly [string, string])[] {
    return this.#pairs
  }

  addField(name: string, value: string): void {
    this.#pairs.push([name, value])
  }

  addFile(part: string, filename: string, chunks: readonly Buffer[]): void {
    const bytes = Buffer.concat(chunks)
    // An empty file field is sent as a file without a name.
    if (bytes.length === 0 && filename === '') return
    this.#fileFields.add(part)
    if (this.#excess === null) this.#files.push(new UploadedFile(part, filename, bytes))
  }

  /** From here on only the completeness of the request is checked. */
  refuse(refusal: ApiError): void {
    this.#refusal ??= refusal
  }

  result(): MultipartForm {
    if (this.#refusal) throw this.#refusal
    return { pairs: this.#pairs, files: this.#files, fileFields: [...this.#fileFields], excess: this.#excess }
  }

  release(): void {
    inFlight -= this.#held
    this.#held = 0
  }
}

function parserFor(headers: IncomingHttpHeaders) {
  const { fileBytes, files, fields, fieldBytes } = uploadLimits
  const limits = {
    fileSize: fileBytes,
    files,
    fields,
    fieldSize: fieldBytes,
    fieldNameSize: 100,
    headerPairs: 20,
    parts: files + fields + 1,
  }
  try {
    return Busboy({ headers: headers as BusboyHeaders, limits })
  } catch {
    throw new ApiError('BAD_REQUEST')
  }
}

/** Drops a file. Without an error listener an aborted stream would end the process. */
function skipFile(stream: BusboyFileStream, seen: (bytes: number) => void): void {
  stream.on('error', () => undefined)
  stream.on('data', (chunk: Buffer) => seen(chunk.length))
}

function readFile(stream: BusboyFileStream, reading: Reading, fail: (refusal: ApiError) => void): Promise<Buffer[]> {
  const chunks: Buffer[] = []
  stream.on('data', (chunk: Buffer) => {
    if (reading.excess === null) chunks.push(chunk)
    else chunks.length = 0
    const refusal = reading.excess === null ? reading.take(chunk.length) : reading.skip(chunk.length)
    if (refusal) fail(refusal)
  })
  stream.on('limit', () => fail(new ApiError('TOO_LARGE')))
  stream.on('error', () => fail(cutOff()))
  return new Promise((resolve) => stream.on('end', () => resolve(chunks)))
}

/** Returns true when a form accepts files, by its fields before the first file; null when they do not identify the form. */
export type TakesFiles = (pairs: MultipartForm['pairs']) => boolean | null

/** Creates the error of an aborted request. */
const cutOff = () => new ApiError('BAD_REQUEST', { reason: 'CUT' })

/** The options of the parser. */
export interface MultipartReading {
  readonly takesFiles?: TakesFiles
  /** True when an oversized form is read to its end without files, so that its fields can be shown again. Otherwise it is aborted. */
  readonly readsOn?: boolean
}

/** Wraps listeners so that their exceptions reject the promise. In a listener they would end the process. */
function guardedBy(reject: (error: unknown) => void) {
  return <Args extends readonly unknown[]>(listen: (...args: Args) => void) =>
    (...args: Args): void => {
      try {
        listen(...args)
      } catch (error) {
        reject(error)
      }
    }
}

/** Parses a multipart form as a stream. Everything stays in memory until it is stored, so an aborted request leaves nothing. */
export async function readMultipart(
  headers: IncomingHttpHeaders,
  payload: Readable,
  { takesFiles = () => true, readsOn = false }: MultipartReading = {},
): Promise<MultipartForm> {
  const parser = parserFor(headers)
  const reading = new Reading()
  const files: Promise<void>[] = []
  const strayFile = new ApiError('UNSUPPORTED_MEDIA_TYPE')
  try {
    await new Promise<void>((resolve, reject) => {
      const guarded = guardedBy(reject)
      const exceed = (refusal: ApiError) => {
        if (readsOn && (refusal.status === 413 || refusal.status === 503) && reading.excess !== refusal) reading.dropFiles(refusal)
        else reject(refusal)
      }
      const skip = (bytes: number) => {
        if (reading.isSkippedTooLong(bytes)) reject(strayFile)
      }
      parser.on(
        'file',
        guarded((part: string, stream: BusboyFileStream, filename: string | undefined) => {
          const isTaken = filename ? takesFiles(reading.pairs) : true
          const isBad = isBadName(part) || isGarbled(part, filename ?? '')
          if (isBad || isTaken !== true) {
            skipFile(stream, skip)
            // Before the form is known the request may be malformed. That is checked and reported first.
            if (isBad || isTaken === false) reject(isBad ? new ApiError('BAD_REQUEST') : strayFile)
            else reading.refuse(strayFile)
            return
          }
          files.push(readFile(stream, reading, exceed).then((chunks) => reading.addFile(part, filename ?? '', chunks)))
        }),
      )
      parser.on(
        'field',
        guarded((name: string, value: string, isNameCut: boolean, isValueCut: boolean) => {
          if (isBadName(name) || isGarbled(name, value)) return reject(new ApiError('BAD_REQUEST'))
          const refusal = reading.take(value.length)
          if (refusal || isNameCut || isValueCut) return reject(refusal ?? tooLarge('TEXT'))
          reading.addField(name, value)
        }),
      )
      parser.on('filesLimit', () => exceed(new ApiError('TOO_MANY_FILES')))
      parser.on('fieldsLimit', () => reject(tooMany('FIELDS', uploadLimits.fields)))
      parser.on('partsLimit', () => reject(new ApiError('TOO_LARGE')))
      parser.on('error', () => reject(cutOff()))
      parser.on('finish', resolve)
      payload.on('error', () => reject(cutOff()))
      // A connection may close after the last byte was sent and before all is parsed.
      payload.on('close', () => (payload.readableEnded ? undefined : reject(cutOff())))
      payload.pipe(parser)
    })
    await Promise.all(files)
    return reading.result()
  } catch (error) {
    payload.unpipe(parser)
    throw error
  } finally {
    reading.release()
  }
}
