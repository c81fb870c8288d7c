import { pointGroups, type PointGroup, type PointName } from '#schemas/admin/sites/site-points.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { NewSiteTexts } from '#admin/new-site/NewSiteTexts.tsx'
import { useNewSiteText } from '#admin/new-site/use-new-site-text.ts'
import { usePanel } from '#admin/panel-context.ts'
import styles from './order.module.css'
import { OpenQuestion } from './OpenQuestion.tsx'
import { PointRow } from './PointRow.tsx'
import { useOpenSite, useOrder, type SiteOrderRead } from './use-order.ts'

type Points = SiteOrderRead['points']

const groups = Object.keys(pointGroups) as readonly PointGroup[]
const countDone = (points: Points): number => points.filter(({ isDone }) => isDone).length

function Group({ group, points, next }: { readonly group: PointGroup; readonly points: Points; readonly next: PointName | undefined }) {
  const text = useNewSiteText()
  const own = points.filter(({ name }) => (pointGroups[group] as readonly PointName[]).includes(name))
  return (
    <section className={styles.group} aria-labelledby={`order-${group}`}>
      <header className={styles.groupHead}>
        <h3 id={`order-${group}`}>{text(`order.group.${group}`)}</h3>
        <span>{text('order.done', { done: countDone(own), all: own.length })}</span>
      </header>
      <ul>
        {own.map((point) => (
          <PointRow key={point.name} point={point} points={points} isNext={point.name === next} />
        ))}
      </ul>
    </section>
  )
}

function OpenBar({ host, points }: Pick<SiteOrderRead, 'host' | 'points'>) {
  const text = useNewSiteText()
  const { start } = usePanel()
  const { isBusy, open, asked, forget } = useOpenSite()
  return (
    <div className={styles.openBar}>
      <p>{text('order.building')}</p>
      {start.rights.includes('settings.publish') && (
        <Button variant="primary" icon="globe" busy={isBusy && text('order.opening')} onClick={() => void open(host)}>
          {text('order.open')}
        </Button>
      )}
      {asked.length > 0 && (
        <OpenQuestion points={points} questions={asked} onClose={forget} onOpen={(confirmed) => void open(host, confirmed)} />
      )}
    </div>
  )
}

function Order({ order }: { readonly order: SiteOrderRead }) {
  const text = useNewSiteText()
  const { points } = order
  const done = countDone(points)
  return (
    <section className={styles.order} aria-labelledby="order-title">
      <header className={styles.head}>
        <div>
          <h2 id="order-title">{text('order.title')}</h2>
          <p>{text('order.intro', { left: points.length - done })}</p>
        </div>
        <div className={styles.done}>
          <span>{text('order.done', { done, all: points.length })}</span>
          <progress value={done} max={points.length} aria-labelledby="order-title" />
        </div>
      </header>
      {!order.isOpen && <OpenBar host={order.host} points={points} />}
      <div className={styles.groups}>
        {groups.map((group) => (
          <Group key={group} group={group} points={points} next={points.find(({ isDone }) => !isDone)?.name} />
        ))}
      </div>
    </section>
  )
}

/** « Votre site en ordre », on the first screen until all is done. */
export function SiteOrder() {
  const { data } = useOrder()
  if (!data || data.points.every(({ isDone }) => isDone)) return null
  return (
    <NewSiteTexts>
      <Order order={data} />
    </NewSiteTexts>
  )
}
