import { expect, it } from 'vitest'
import { filmLimits } from '#schemas/text/uploads.ts'
import { CallError } from '#api-client/transport/errors.ts'
import { sendFilm } from './send-film.ts'

const { pieceBytes } = filmLimits
const film = new Blob([new Uint8Array(2 * pieceBytes + 10)])

type Act = Parameters<typeof sendFilm>[0]['act']
interface Piece {
  readonly upload: string
  readonly from: number
  readonly total: number
}

/** A server that stores pieces; `answers` says of each request if it fails, in their order. */
function serverWith(...answers: readonly (Error | 'lost' | undefined)[]) {
  const asked: Piece[] = []
  let received = 0
  const act = async (_name: string, { params, body, onUpload }: { params: Piece; body: FormData; onUpload: (share: number) => void }) => {
    const answer = answers[asked.push(params) - 1]
    onUpload(0.5)
    if (answer instanceof Error) throw answer
    received = Math.max(received, params.from + (body.get('image') as Blob).size)
    if (answer === 'lost') throw new TypeError('the answer got lost')
    return { received }
  }
  return { caller: { act: act as unknown as Act }, asked }
}

it('sends a film in pieces under one number, with the share of the whole that has left', async () => {
  const { caller, asked } = serverWith()
  const shares: number[] = []
  const upload = await sendFilm(caller, film, { onUpload: (share) => shares.push(share) })
  expect(asked).toEqual([0, pieceBytes, 2 * pieceBytes].map((from) => ({ upload, from, total: film.size })))
  expect(shares.map((share) => Math.round(share * 100))).toEqual([25, 75, 100])
})

it('goes on from where the server stands after a lost connection, and after a lost answer', async () => {
  const { caller, asked } = serverWith(undefined, new TypeError('offline'), 'lost')
  await sendFilm(caller, film, {})
  expect(asked.map(({ from }) => from / pieceBytes)).toEqual([0, 1, 1, 1, 2])
})

it('gives up after three lost connections in a row, and immediately at a refusal', async () => {
  const lost = new TypeError('offline')
  const offline = serverWith(lost, lost, lost)
  await expect(sendFilm(offline.caller, film, {})).rejects.toBe(lost)
  const refusal = new CallError('Film trop lourd', { code: 'TOO_LARGE' }, { status: 413, body: {} })
  const refusing = serverWith(refusal)
  await expect(sendFilm(refusing.caller, film, {})).rejects.toBe(refusal)
  expect([offline.asked.length, refusing.asked.length]).toEqual([3, 1])
})

it('sends nothing more once it is cancelled', async () => {
  const end = new AbortController()
  const { caller, asked } = serverWith(undefined, new TypeError('abort'))
  const sent = sendFilm(caller, film, { signal: end.signal, onUpload: () => (asked.length === 2 ? end.abort() : undefined) })
  await expect(sent).rejects.toThrow('abort')
  expect(asked).toHaveLength(2)
})
