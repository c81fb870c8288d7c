import { expect, it } from 'vitest'
import { PictureUploads } from '#composer/uploads/picture-uploads.ts'
import { UploadRefusal } from '#forms/pickers.ts'
import { leavingRisks, type Left } from './leaving-risks.ts'

const at = (pathname: string, search = '') => ({ pathname, search })
const away = { from: at('/pages/3'), to: at('/pages') }
const other = { from: at('/pages/3'), to: at('/pages/3', '?langue=en') }

interface Given {
  readonly pending?: number
  readonly conflicts?: number
  readonly kind?: Left['saver']['state']['kind']
  readonly isKept?: boolean
}

async function leftOf({ pending = 0, conflicts = 0, kind = 'saved', isKept = true }: Given): Promise<Left> {
  const failures = [new UploadRefusal('Trop lourde.'), new TypeError('offline')]
  const uploads = new PictureUploads(
    (file) => (file.name === 'mas.png' ? new Promise(() => undefined) : Promise.reject(failures.shift()!)),
    {
      createObjectURL: () => 'blob:local',
      revokeObjectURL: () => undefined,
    },
  )
  const send = (name: string) => uploads.send({ file: new File(['x'], name), onTaken: () => undefined })
  for (const name of ['refused.png', 'unsent.png']) await send(name)
  for (let sent = 0; sent < 2; sent += 1) void send('mas.png')
  const store = { conflicts: () => Array.from({ length: conflicts }, () => ({})), client: { pending: Array.from({ length: pending }) } }
  return { uploads, store, saver: { state: { kind, count: pending } }, isKept } as unknown as Left
}

it('counts pictures on their way and those that failed to arrive, none that the server refused', async () => {
  const left = await leftOf({})
  for (const way of [away, other, null]) expect(leavingRisks(left, way)).toEqual({ uploads: 2, refused: 1, conflicts: 0, edits: 0 })
  expect(leavingRisks(left, { from: other.to, to: other.to })).toEqual({})
})

it('counts conflicts on a way of the panel, not where the window is closed', async () => {
  const left = await leftOf({ conflicts: 2 })
  expect([leavingRisks(left, away).conflicts, leavingRisks(left, null).conflicts]).toEqual([2, 0])
})

it.each([
  [{ kind: 'offline', isKept: false }, 3],
  [{ kind: 'offline', isKept: true }, 0],
  [{ kind: 'saving', isKept: false }, 0],
] as const)('of 3 waiting changes with %j counts %i as lost', async (given, edits) => {
  expect(leavingRisks(await leftOf({ pending: 3, ...given }), away).edits).toBe(edits)
})
