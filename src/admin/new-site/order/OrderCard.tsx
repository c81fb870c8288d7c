import { Link } from 'react-router-dom'
import { Icon } from '#kit/icons/Icon.tsx'
import { NewSiteTexts } from '#admin/new-site/NewSiteTexts.tsx'
import { useNewSiteText } from '#admin/new-site/use-new-site-text.ts'
import styles from './order.module.css'
import { pointAddress } from './point-address.ts'
import type { SiteOrderRead } from './use-order.ts'

type Points = SiteOrderRead['points']

function Lines({ points, all }: { readonly points: Points; readonly all: Points }) {
  const text = useNewSiteText()
  return (
    <ul className={styles.lines}>
      {points.map((point) => {
        const address = pointAddress(point, all)
        if (address === null) return null
        return (
          <li key={point.name}>
            <Link to={address} data-done={point.isDone || undefined}>
              <span className={styles.small} data-done={point.isDone || undefined}>
                {point.isDone && <Icon name="check" size={14} />}
              </span>
              <span className={styles.words}>{text(`order.${point.name}`)}</span>
              <Icon name="chevron-right" size={14} />
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

function Card({ points: all }: { readonly points: Points }) {
  const text = useNewSiteText()
  const left = all.filter(({ isDone }) => !isDone)
  const done = all.filter(({ isDone }) => isDone)
  return (
    <section className={styles.card} aria-labelledby="order-card">
      <header>
        <h3 id="order-card">{text('order.title')}</h3>
        <span>{text('order.done', { done: done.length, all: all.length })}</span>
      </header>
      <progress value={done.length} max={all.length} aria-labelledby="order-card" />
      <Lines points={left} all={all} />
      {done.length > 0 && (
        <details>
          <summary>{text('order.card.done')}</summary>
          <Lines points={done} all={all} />
        </details>
      )}
    </section>
  )
}

/** « Votre site en ordre » of an open site: what is left, and folded what is done. Nothing once all is done. */
export function OrderCard({ points }: { readonly points: Points }) {
  if (points.every(({ isDone }) => isDone)) return null
  return (
    <NewSiteTexts>
      <Card points={points} />
    </NewSiteTexts>
  )
}
