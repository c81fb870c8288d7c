import { useEffect, useRef, type RefObject } from 'react'

/** Moves the focus to the first faulty field of a form, or to what is said of the whole, each time that an answer has come. */
export function useFirstFault(answer: unknown): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (answer === null || answer === undefined) return
    const { current } = place
    const faulty =
      current?.querySelector<HTMLElement>('[aria-invalid=true]') ??
      current?.querySelector<HTMLElement>('[role=alert], [role=status][tabindex]')
    faulty?.focus()
  }, [answer])
  return place
}
