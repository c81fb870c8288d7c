import { systemClock } from '#domain/dates/clock.ts'
import { describeInstant, exactInstant, type DescribedInstant } from './describe-instant.ts'
import { usePanelText, type PanelText } from './use-panel-text.ts'

function sentenceOf(described: DescribedInstant, text: PanelText): string {
  switch (described.kind) {
    case 'now':
      return text('panel.when.now')
    case 'minutes':
      return text('panel.when.minutes', { count: described.count })
    case 'today':
      return text('panel.when.today', { time: described.time })
    case 'yesterday':
      return text('panel.when.yesterday', { time: described.time })
    case 'day':
      return described.day
  }
}

/** The time since a change, with the exact instant in its tooltip. */
export function ChangedAt({ instant }: { readonly instant: string }) {
  const text = usePanelText()
  const at = Date.parse(instant)
  return (
    <time dateTime={instant} title={exactInstant(at)}>
      {sentenceOf(describeInstant(at, systemClock()), text)}
    </time>
  )
}
