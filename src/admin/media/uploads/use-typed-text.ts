import { usePanel } from '#admin/panel-context.ts'
import { fieldsOf, type MediaWork } from '#admin/media/details/media-form.ts'
import { useMediaPlace } from '#admin/media/details/use-media-work.ts'
import type { MediaFile } from '#admin/media/media-file.ts'
import { unsavedTexts } from '#admin/unsaved/unsaved-forms.ts'
import { useIsRefused } from '#admin/unsaved/use-found-form.ts'

/** Stores the text that is typed in the card of a file, where its sheet finds it after the card and the page have gone. */
export function useTypedText(file: MediaFile, locale: string) {
  const { locales } = usePanel().start
  const place = useMediaPlace(file.id)
  const isRefused = useIsRefused(() => place, unsavedTexts)
  const store = (alt: string): void => {
    const fields = fieldsOf(file, locales)
    const work: MediaWork = { base: file, fields: { ...fields, alts: { ...fields.alts, [locale]: alt }, isDecorative: false }, met: [] }
    void unsavedTexts.write(place, alt.trim() === '' ? null : work)
  }
  return { isRefused, store }
}
