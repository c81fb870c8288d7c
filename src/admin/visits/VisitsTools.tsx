import { useState } from 'react'
import type { DaySpan } from '#domain/dates/compared-months.ts'
import { Select } from '#kit/fields/Select.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import bars from '#admin/screens/bars.module.css'
import { useVisitsText } from './use-visits-text.ts'
import { isPeriod, nameOf, periodNames, periodOf } from './visits-view.ts'
import styles from './visits.module.css'

interface ToolsProps {
  readonly period: DaySpan
  readonly today: string
  readonly onPeriod: (period: DaySpan) => void
}

const OTHER = 'other'

/** The choice of the period: one of those with a name, or from one day to another. */
export function VisitsTools({ period, today, onPeriod }: ToolsProps) {
  const text = useVisitsText()
  const name = nameOf(period, today)
  const [isOther, setIsOther] = useState(name === null)
  const [typed, setTyped] = useState(period)
  const [seen, setSeen] = useState(period)
  // A period that was not typed here comes from the list or from the way back.
  if (seen.from !== period.from || seen.until !== period.until) {
    setSeen(period)
    setTyped(period)
    setIsOther((was) => was || name === null)
  }
  const choose = (value: string) => {
    const chosen = periodNames.find((each) => each === value)
    setIsOther(chosen === undefined)
    if (chosen !== undefined) onPeriod(periodOf(chosen, today))
  }
  const type = (part: Partial<DaySpan>) => {
    const next = { ...typed, ...part }
    setTyped(next)
    if (isPeriod(next)) onPeriod(next)
  }
  return (
    <div className={bars.tools}>
      <Select
        label={text('visits.period')}
        isLabelHidden
        value={isOther ? OTHER : (name ?? OTHER)}
        options={([...periodNames, OTHER] as const).map((value) => ({ value, label: text(`visits.period.${value}`) }))}
        onChange={choose}
      />
      {isOther && (
        <div className={styles.dates}>
          <TextField
            type="date"
            label={text('visits.from')}
            max={today}
            value={typed.from}
            {...(!isPeriod(typed) && { error: text('visits.wrong') })}
            onChange={({ currentTarget }) => type({ from: currentTarget.value })}
          />
          <TextField
            type="date"
            label={text('visits.until')}
            max={today}
            value={typed.until}
            onChange={({ currentTarget }) => type({ until: currentTarget.value })}
          />
        </div>
      )}
      <p className={styles.kept}>{text('visits.kept')}</p>
    </div>
  )
}
