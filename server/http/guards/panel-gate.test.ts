import { expect, it } from 'vitest'
import type { Caller } from '#server/platform/scope/caller.ts'
import { inDrawingTurn, inPanelTurn } from './panel-gate.ts'

const admin = (userId: number): Caller => ({ kind: 'member', siteId: 37, userId, sessionId: 1, role: 'ADMIN', provedAt: new Date(0) })
const requestOf = (caller: Caller, id: number) => ({ caller, site: { id } }) as Parameters<typeof inPanelTurn>[0]

/** Sends requests at once, and counts the most that are answered at the same time. */
async function mostAtOnce(callers: readonly (readonly [Caller, number])[], inTurn = inPanelTurn<void>): Promise<number> {
  let [running, most] = [0, 0]
  const answer = async (): Promise<void> => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setImmediate(resolve))
    running -= 1
  }
  await Promise.all(callers.map(([caller, site]) => inTurn(requestOf(caller, site), answer)))
  return most
}

const times = (count: number, of: (index: number) => readonly [Caller, number]) => Array.from({ length: count }, (_, index) => of(index))

it.each<readonly [string, number, readonly (readonly [Caller, number])[]]>([
  ['two of one account', 2, times(20, () => [admin(1), 1])],
  ['four of the accounts of one site', 4, times(20, (index) => [admin(index % 5), 1])],
  ['six of all sites', 6, times(40, (index) => [admin(index), index % 10])],
  ['all of visitors', 20, times(20, () => [{ kind: 'visitor' }, 1])],
])('answers %s at once', async (_, most, callers) => {
  expect(await mostAtOnce(callers)).toBe(most)
})

it('draws one draft of a site at once, and two of all', async () => {
  expect(
    await mostAtOnce(
      times(10, (index) => [admin(index), 1]),
      inDrawingTurn,
    ),
  ).toBe(1)
  expect(
    await mostAtOnce(
      times(10, (index) => [admin(index), index]),
      inDrawingTurn,
    ),
  ).toBe(2)
})
