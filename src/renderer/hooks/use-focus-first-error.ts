import { useEffect, useRef, type RefObject } from 'react'

/** Moves the focus to the first faulty field of a form, or to what is said of the whole, each time that an answer has come. */
export function useFirstFault(answer: unknown): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (answer === null || answer === undefined) return
    const { current } = place
    const faults = current?.querySelectorAll<HTMLElement>('[aria-invalid=true], [data-invalid] input:enabled') ?? []
    // What lies in a step that is not shown cannot take the focus.
    const field = [...faults].find((fault) => fault.closest('[hidden]') === null)
    const said = current?.querySelector<HTMLElement>('[role=alert], [role=status][tabindex]')
    // Where the field is still on its way, what is said of it is there already.
    if (said && !field) said.tabIndex = -1
    const faulty = field ?? said
    faulty?.focus()
  }, [answer])
  return place
}
