import { useEffect, useState, useSyncExternalStore } from 'react'
import { usePanel } from '#admin/panel-context.ts'
import { unsavedForms, type UnsavedForm } from './unsaved-forms.ts'

/** The place of a form in the browser, by the account and the site. */
export function useFormPlace(): (form: string) => string {
  const { person, start } = usePanel()
  return (form) => [person.id, start.siteUrl, form].join(' ')
}

/** Finds what earlier visits and other tabs have left of a form, once it is opened; nothing without a place. */
export function useFoundForms(place: string | null): readonly [found: readonly UnsavedForm[], end: (form: UnsavedForm) => void] {
  const [found, setFound] = useState<readonly UnsavedForm[]>([])
  const [first] = useState(place)
  useEffect(() => {
    if (first === null) return undefined
    let isHere = true
    void unsavedForms.find(first).then((forms) => isHere && forms.length > 0 && setFound(forms))
    return () => {
      isHere = false
    }
  }, [first])
  return [found, (form) => setFound((now) => now.filter((each) => each !== form))]
}

/** Tests if the browser refuses to store what is typed in a place. */
export function useIsRefused(placeNow: () => string, forms = unsavedForms): boolean {
  return useSyncExternalStore(forms.subscribe, () => forms.isRefused(placeNow()))
}
