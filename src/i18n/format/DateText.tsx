import { useIntl } from 'react-intl'
import { DayWords } from './LongDate.tsx'
import { formatDate, formatShortDate } from './format.ts'

interface DayProps {
  readonly at: string
  /** True for dd/mm/yyyy, in narrow places. */
  readonly inFigures?: boolean | undefined
}

/** Renders the day of an instant in the locale of the page. */
export function Day({ at, inFigures = false }: DayProps) {
  const { locale } = useIntl()
  return (
    <time className="unbroken" dateTime={at}>
      {inFigures ? formatShortDate(at, locale) : <DayWords words={formatDate(at, locale)} />}
    </time>
  )
}
