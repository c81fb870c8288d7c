import { Link } from 'react-router-dom'
import { Icon } from '#kit/icons/Icon.tsx'
import { VisuallyHidden } from '#kit/text/VisuallyHidden.tsx'
import { useNewSiteText } from '#admin/new-site/use-new-site-text.ts'
import styles from './order.module.css'
import { pointAddress } from './point-address.ts'
import { countLacks, pointDetail } from './point-detail.ts'
import type { SiteOrderRead } from './use-order.ts'

type Point = SiteOrderRead['points'][number]

function Mark({ isDone }: Pick<Point, 'isDone'>) {
  return (
    <span className={styles.mark} data-done={isDone || undefined}>
      {isDone && <Icon name="check" size={14} />}
    </span>
  )
}

function Words({ point, points }: { readonly point: Point; readonly points: readonly Point[] }) {
  const text = useNewSiteText()
  return (
    <>
      <Mark isDone={point.isDone} />
      <span className={styles.words}>
        <span className={styles.name}>{text(`order.${point.name}`)}</span>
        <span className={styles.detail}>{pointDetail(point, points, text)}</span>
      </span>
      {point.isDone && <VisuallyHidden>{text('order.isDone')}</VisuallyHidden>}
    </>
  )
}

/** A point with its state, which leads to where it is done. */
export function PointRow({
  point,
  points,
  isNext,
}: {
  readonly point: Point
  readonly points: readonly Point[]
  readonly isNext: boolean
}) {
  const text = useNewSiteText()
  const address = pointAddress(point, points)
  if (address === null)
    return (
      <li className={styles.point} data-done={point.isDone || undefined}>
        <Words point={point} points={points} />
        {!point.isDone && countLacks(points) > 0 && (
          <span className={styles.end}>
            <Icon name="lock" size={14} />
          </span>
        )}
      </li>
    )
  return (
    <li>
      <Link to={address} className={styles.point} data-done={point.isDone || undefined} data-next={isNext || undefined}>
        <Words point={point} points={points} />
        <span className={styles.end}>{point.isDone ? <span>{text('order.change')}</span> : <Icon name="chevron-right" size={16} />}</span>
      </Link>
    </li>
  )
}
