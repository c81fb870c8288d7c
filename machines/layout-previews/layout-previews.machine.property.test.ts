import { createActor } from 'xstate'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { layoutPreviewsMachine } from './layout-previews.machine.ts'

const events = fc.array(fc.constantFrom('layout.stale' as const, 'picture.stored' as const, 'picture.failed' as const), { maxLength: 200 })

it('equals a counter that stops at 0, and stores the flag while it is over 0', () => {
  fc.assert(
    fc.property(events, (types) => {
      let [count, flag] = [0, false]
      const machine = layoutPreviewsMachine.provide({ actions: { keepTransition: (_, { isOn }) => void (flag = isOn) } })
      const actor = createActor(machine).start()
      for (const type of types) {
        actor.send({ type })
        count = type === 'layout.stale' ? count + 1 : Math.max(0, count - 1)
        const { context, value } = actor.getSnapshot()
        expect([context.count, value, flag]).toEqual([count, count > 0 ? 'working' : 'idle', count > 0])
      }
    }),
  )
})
