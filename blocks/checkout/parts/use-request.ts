import { useEffect, useEffectEvent, useState } from 'react'
import type { Question } from '#schemas/runtime/block-actors.ts'

interface Answered<Answer> {
  readonly value: Answer | null
  readonly hasFailed: boolean
}

/** The state of a request: pending, answered or failed. A failed one can be repeated. */
export interface Asked<Answer> extends Answered<Answer> {
  readonly askAgain: () => void
  /** The last answer, also that to the former request, until there is another one. */
  readonly last: Answer | null
}

const unanswered = { value: null, hasFailed: false } as const

/** Sends a request each time that the question changes. The answer to a former one is ignored. */
export function useAnswer<Answer>(question: string | null, ask: Question<Answer>): Asked<Answer> {
  const [times, setTimes] = useState(1)
  const [answered, setAnswered] = useState<Answered<Answer> & { readonly question: string | null }>({
    ...{ value: ask.known ?? null, hasFailed: false },
    question,
  })
  const asking = useEffectEvent(ask)
  useEffect(() => {
    if (question === null) return undefined
    let isWanted = true
    const take = (answer: Answered<Answer>) => {
      if (isWanted) setAnswered({ ...answer, question })
    }
    asking().then(
      (value) => take({ value, hasFailed: false }),
      () => take({ value: null, hasFailed: true }),
    )
    return () => {
      isWanted = false
    }
  }, [question, times])
  const { value, hasFailed } = answered.question === question ? answered : unanswered
  return { value, hasFailed, last: answered.value, askAgain: () => setTimes(times + 1) }
}
