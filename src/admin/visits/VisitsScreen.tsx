import visitsFr from '#i18n/messages/visits/fr.json'
import { systemClock } from '#domain/dates/clock.ts'
import { parisDay } from '#domain/dates/paris-day.ts'
import { LinkButton } from '#kit/buttons/LinkButton.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { SegmentedControl } from '#kit/fields/SegmentedControl.tsx'
import { classNames } from '#kit/class-names.ts'
import { QueryState } from '#admin/screens/QueryState.tsx'
import { useAddressQuery } from '#admin/lists/use-address-query.ts'
import { usePanel } from '#admin/panel-context.ts'
import headStyles from '#admin/screens/head.module.css'
import { useScreenTitle } from '#admin/screens/use-screen-title.ts'
import { ScreenTexts } from '#admin/texts/ScreenTexts.tsx'
import { useVisits } from './use-visits.ts'
import { useVisitsText } from './use-visits-text.ts'
import { VisitChart } from './VisitChart.tsx'
import { VisitFigures } from './VisitFigures.tsx'
import { VisitsTools } from './VisitsTools.tsx'
import { VisitTable } from './VisitTable.tsx'
import { readView, reportParts, writeView, type VisitsView } from './visits-view.ts'
import styles from './visits.module.css'

interface BodyProps {
  readonly visits: ReturnType<typeof useVisits>
  readonly part: VisitsView['part']
  readonly onPart: (part: VisitsView['part']) => void
}

/** The report, or the state in its place: on its way, not arrived, nothing counted. */
function Body({ visits, part, onPart }: BodyProps) {
  const text = useVisitsText()
  if (visits.data === undefined)
    return (
      <QueryState query={visits} title={text('visits.failed')}>
        {text('visits.failedText')}
      </QueryState>
    )
  const report = visits.data
  if (report.total + report.totalBefore + report.known + report.knownBefore === 0)
    return (
      <EmptyState icon="eye" isAnnounced title={text('visits.empty')}>
        <p>{text('visits.emptyText')}</p>
      </EmptyState>
    )
  return (
    <>
      <VisitFigures report={report} />
      <VisitChart report={report} />
      <div className={styles.parts}>
        <SegmentedControl
          label={text('visits.by')}
          segments={reportParts.map((value) => ({ value, label: text(`visits.by.${value}`) }))}
          value={part}
          onChange={onPart}
        />
      </div>
      <VisitTable report={report} part={part} />
    </>
  )
}

function Visits() {
  const text = useVisitsText()
  const { admin } = usePanel()
  const [query, changeQuery] = useAddressQuery()
  const today = parisDay(systemClock())
  const view = readView(query, today)
  const visits = useVisits(view)
  const change = (part: Partial<VisitsView>) => changeQuery((former) => writeView({ ...readView(former, today), ...part }, today))
  useScreenTitle(text('visits.title'))
  return (
    <>
      <header className={classNames(headStyles.head, styles.head)}>
        <h1>{text('visits.title')}</h1>
        <LinkButton icon="download" href={admin.visit.exportAddress(view)} download>
          {text('visits.export')}
        </LinkButton>
      </header>
      <VisitsTools period={view} today={today} onPeriod={change} />
      <div className={styles.body} aria-busy={visits.isFetching}>
        <Body visits={visits} part={view.part} onPart={(part) => change({ part })} />
      </div>
    </>
  )
}

/** How often the pages of the site are viewed, for those who may read them. */
export function VisitsScreen() {
  return (
    <ScreenTexts messages={visitsFr}>
      <Visits />
    </ScreenTexts>
  )
}
