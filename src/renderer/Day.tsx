import { formatDate } from '#i18n/format.ts'
import { usePage } from './context.ts'

/** The day of an instant, in the words of the page. */
export function Day({ at }: { readonly at: string }) {
  const { locale } = usePage()
  return <time dateTime={at}>{formatDate(at, locale)}</time>
}
