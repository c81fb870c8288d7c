import { useCallback, useEffect, useRef, useState } from 'react'
import type { ChoiceKind } from '#forms/field-tree.ts'
import { useForm } from '#forms/form-context.ts'
import type { Choice } from '#forms/pickers.ts'

/** A choice whose name is known, or the reason why it is not. */
export type NamedChoice = Choice | 'loading' | 'gone' | 'failed'

/** Names the chosen values; each is asked for once. */
export function useNamedChoices(kind: ChoiceKind, values: readonly Choice['value'][]) {
  const { pickers } = useForm()
  const [known, setKnown] = useState<ReadonlyMap<Choice['value'], NamedChoice>>(new Map())
  const put = useCallback((value: Choice['value'], choice: NamedChoice) => setKnown((before) => new Map(before).set(value, choice)), [])
  const requested = useRef(new Set<Choice['value']>())
  useEffect(() => {
    for (const value of values) {
      if (requested.current.has(value)) continue
      requested.current.add(value)
      pickers.choices.find(kind, value).then(
        (choice) => put(value, choice ?? 'gone'),
        () => put(value, 'failed'),
      )
    }
  }, [pickers, kind, values, put])
  const add = (choice: Choice) => {
    requested.current.add(choice.value)
    put(choice.value, choice)
  }
  return { nameOf: (value: Choice['value']): NamedChoice => known.get(value) ?? 'loading', add }
}

type FoundChoices = readonly Choice[] | 'failed' | null

/** The choices that match a query; null while the first ones load. An answer that another query has overtaken is dropped. */
export function useFoundChoices(
  kind: ChoiceKind,
  query: string,
): {
  readonly found: FoundChoices
  /** False while the choices are those of the query before. */
  readonly isCurrent: boolean
} {
  const { pickers } = useForm()
  const [answer, setAnswer] = useState<{ readonly query: string | null; readonly found: FoundChoices }>({ query: null, found: null })
  useEffect(() => {
    let isOver = false
    const settle = (choices: readonly Choice[] | 'failed') => {
      if (!isOver) setAnswer({ query, found: choices })
    }
    pickers.choices.list(kind, query).then(settle, () => settle('failed'))
    return () => {
      isOver = true
    }
  }, [pickers, kind, query])
  return { found: answer.found, isCurrent: answer.query === query }
}
