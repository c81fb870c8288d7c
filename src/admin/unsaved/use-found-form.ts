import { useEffect, useState } from 'react'
import { usePanel } from '#admin/panel-context.ts'
import { unsavedForms, type UnsavedForm } from './unsaved-forms.ts'

/** The place of a form in the browser, by the account and the site. */
export function useFormPlace(): (form: string) => string {
  const { person, start } = usePanel()
  return (form) => [person.id, start.siteUrl, form].join(' ')
}

/** Finds what an earlier visit has left of a form, once it is opened; null without a place. */
export function useFoundForm(place: string | null): readonly [found: UnsavedForm | null, end: () => void] {
  const [found, setFound] = useState<UnsavedForm | null>(null)
  const [first] = useState(place)
  useEffect(() => {
    if (first === null) return undefined
    let isHere = true
    void unsavedForms.find(first).then((form) => isHere && setFound(form))
    return () => {
      isHere = false
    }
  }, [first])
  return [found, () => setFound(null)]
}
