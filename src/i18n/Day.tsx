import { useIntl } from 'react-intl'
import { formatDate } from './format.ts'

/** The day of an instant, in the words of the page. */
export function Day({ at }: { readonly at: string }) {
  const { locale } = useIntl()
  return <time dateTime={at}>{formatDate(at, locale)}</time>
}
