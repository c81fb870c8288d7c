import { EventEmitter } from 'node:events'
import { describe, expect, it } from 'vitest'
import { silentLog } from '#server/database/log.ts'
import { createStrayErrors } from '#server/platform/errors/stray-errors.ts'
import { guardOutputs, guardProcess } from './guard-process.ts'

function guarded() {
  const from = new EventEmitter()
  const stray = createStrayErrors(silentLog)
  const stops: unknown[] = []
  guardProcess({ stray, lifecycle: { stop: async (...why) => void stops.push(why) }, from })
  return { from, stray, stops }
}

const systemError = (code: string, syscall = 'read') => Object.assign(new Error(`${syscall} ${code}`), { code, syscall })

describe('an error that nothing has caught', () => {
  it.each([new Error('planted'), new RangeError('integer beyond what a number holds'), systemError('ENOENT', 'open'), 'a text', undefined])(
    'ends the process when it is an exception (%s)',
    (error) => {
      const { from, stray, stops } = guarded()
      from.emit('uncaughtException', error)
      expect(stops).toEqual([['an exception reached no handler', 16]])
      expect(stray.countOf('exception')).toBe(1)
    },
  )

  it.each([systemError('ECONNRESET'), systemError('EPIPE', 'write'), systemError('ECONNREFUSED', 'connect'), systemError('ETIMEDOUT')])(
    'is counted when the system gave it to a connection (%s)',
    (error) => {
      const { from, stray, stops } = guarded()
      from.emit('uncaughtException', error)
      expect([stops, stray.countOf('connection'), stray.countOf('exception')]).toEqual([[], 1, 0])
    },
  )

  it('is counted when it is a rejection', () => {
    const { from, stray, stops } = guarded()
    from.emit('unhandledRejection', new Error('planted'))
    expect([stops, stray.countOf('rejection')]).toEqual([[], 1])
  })

  it('is not taken for one of a connection by its code alone', () => {
    const { from, stops } = guarded()
    from.emit('uncaughtException', Object.assign(new Error('planted'), { code: 'ECONNRESET' }))
    expect(stops).toHaveLength(1)
  })
})

it('counts the errors of outputs and goes on', () => {
  const { stray } = guarded()
  const output = new EventEmitter()
  guardOutputs(stray, [output])
  output.emit('error', systemError('ENOSPC', 'write'))
  output.emit('error', systemError('EPIPE', 'write'))
  expect(stray.countOf('output')).toBe(2)
})
