import { useIntl } from 'react-intl'
import { DayWords } from './LongDate.tsx'
import { formatDate, formatShortDate } from './format.ts'

interface DayProps {
  readonly at: string
  /** Whether it is written dd/mm/yyyy, for where there is little room. */
  readonly inFigures?: boolean | undefined
}

/** The day of an instant, in the words of the page. */
export function Day({ at, inFigures = false }: DayProps) {
  const { locale } = useIntl()
  return (
    <time className="unbroken" dateTime={at}>
      {inFigures ? formatShortDate(at, locale) : <DayWords words={formatDate(at, locale)} />}
    </time>
  )
}
