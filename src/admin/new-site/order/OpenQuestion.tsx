import { Link } from 'react-router-dom'
import { Button } from '#kit/buttons/Button.tsx'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import { useNewSiteText } from '#admin/new-site/use-new-site-text.ts'
import styles from './order.module.css'
import { pointAddress } from './point-address.ts'
import { pointDetail } from './point-detail.ts'
import type { SiteOrderRead } from './use-order.ts'

interface OpenQuestionProps {
  readonly points: SiteOrderRead['points']
  readonly onClose: () => void
  readonly onOpen: () => void
}

/** The question before a site is opened: each point that it lacks, with the way there. */
export function OpenQuestion({ points, onClose, onOpen }: OpenQuestionProps) {
  const text = useNewSiteText()
  const lacks = points.filter(({ name, isDone }) => !isDone && name !== 'OPEN')
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text('order.ask.title')}
      acts={
        <>
          <Button variant="primary" onClick={onClose} data-autofocus>
            {text('order.ask.back')}
          </Button>
          <Button variant="subtle" onClick={onOpen}>
            {text('order.ask.open')}
          </Button>
        </>
      }
    >
      <p>{text('order.ask.text', { count: lacks.length })}</p>
      <ul className={styles.lacks}>
        {lacks.map((point) => (
          <li key={point.name}>
            <Link to={pointAddress(point, points) ?? '/'}>{text(`order.${point.name}`)}</Link>
            <span className={styles.detail}>{pointDetail(point, points, text)}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
