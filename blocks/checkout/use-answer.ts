import { useEffect, useEffectEvent, useState } from 'react'
import type { Question } from '#schemas/block-actors.ts'

/** What came of a question: nothing yet, an answer, or none. */
export interface Answered<Answer> {
  readonly value: Answer | null
  readonly hasFailed: boolean
}

const unanswered = { value: null, hasFailed: false } as const

/** Asks something each time that the question changes; what was asked before is not waited for any more. */
export function useAnswer<Answer>(question: string | null, ask: Question<Answer>): Answered<Answer> {
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
  }, [question])
  return answered.question === question ? answered : unanswered
}
