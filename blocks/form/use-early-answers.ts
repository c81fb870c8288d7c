import { useEffect, useRef, type RefObject } from 'react'
import type { Filling } from '#renderer/hooks/use-site-form.ts'
import { readValues } from './parse-values.ts'

function isChanged(field: Element): boolean {
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue
  if (field instanceof HTMLSelectElement) {
    const sent = [...field.options].findIndex(({ defaultSelected }) => defaultSelected)
    return field.selectedIndex !== Math.max(0, sent)
  }
  if (!(field instanceof HTMLInputElement)) return false
  return field.type === 'radio' || field.type === 'checkbox' ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
}

/** Sends the answers that were given before React owned the form: their events fired too early. Returns the ref of an element around the form. */
export function useEarlyAnswers(send: Filling['send']): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  const isOwned = useRef(false)
  useEffect(() => {
    const form = place.current?.querySelector('form')
    if (!send || !form || isOwned.current) return
    isOwned.current = true
    if ([...form.elements].some(isChanged)) send({ type: 'values.change', values: readValues(form) })
  }, [send])
  return place
}
