import { dehydrate, QueryClient, type DehydratedState } from '@tanstack/react-query'
import type { AnsweredNeed, BlockData } from '#schemas/runtime/site-rendering.ts'
import { emptyBlockData, putAnswer } from '#engine/needs/block-data.ts'

type Target = AnsweredNeed['targets'][number]

/** The answers that interactive blocks wait for, as TanStack Query takes them up in the browser; null when there are none. */
export function dehydrateAnswers(answers: readonly AnsweredNeed[], alive: ReadonlySet<string>, locale: string): DehydratedState | null {
  const client = new QueryClient()
  for (const { call, params, value, targets } of answers) {
    const wanted = targets.filter(({ blockId }) => alive.has(blockId))
    if (wanted.length === 0) continue
    const query = client.getQueryCache().build(client, { queryKey: [locale, call, params], meta: { targets: wanted } })
    query.setData(value)
  }
  const state = dehydrate(client)
  return state.queries.length === 0 ? null : state
}

/** The data of interactive blocks, found again in what the server has sent. */
export function dataOfAnswers(state: DehydratedState | null): BlockData {
  const data = emptyBlockData()
  for (const { state: query, meta } of state?.queries ?? []) {
    // The server has put the places of each answer beside it.
    putAnswer(data, (meta?.['targets'] ?? []) as readonly Target[], query.data)
  }
  return data
}
