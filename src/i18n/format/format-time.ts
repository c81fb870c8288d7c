import { languageOf } from '#i18n/locale.ts'

/** A time of day such as « 08:12 », as people write it: « 8 h 12 », « 18 h ». */
export function writtenTime(time: string, locale: string): string {
  if (languageOf(locale) !== 'fr') return time
  const [hours = '', minutes = ''] = time.split(':')
  const end = minutes === '00' ? '' : `\u00a0${minutes}`
  return `${Number(hours)}\u00a0h${end}`
}

/** Between which times of day something takes place, each as people write it. */
export function writtenHours({ from, to }: { readonly from: string; readonly to: string }, locale: string): { from: string; to: string } {
  return { from: writtenTime(from, locale), to: writtenTime(to, locale) }
}
