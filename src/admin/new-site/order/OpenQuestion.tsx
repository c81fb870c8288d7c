import { Link } from 'react-router-dom'
import { questionNames, type OpenQuestion as OpenQuestionOf, type QuestionName } from '#schemas/admin/drafts/publication-questions.ts'
import { languageOf } from '#i18n/locale.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import { useNewSiteText } from '#admin/new-site/use-new-site-text.ts'
import styles from './order.module.css'
import { pointAddress } from './point-address.ts'
import { pointDetail } from './point-detail.ts'
import type { SiteOrderRead } from './use-order.ts'

interface OpenQuestionProps {
  readonly points: SiteOrderRead['points']
  readonly questions: readonly OpenQuestionOf[]
  readonly onClose: () => void
  /** Gives the questions that are answered by « Ouvrir quand même ». */
  readonly onOpen: (confirmed: readonly QuestionName[]) => void
}

/** The question before a site is opened: each point that it lacks and each page that is not ready, with the way there. */
export function OpenQuestion({ points, questions, onClose, onOpen }: OpenQuestionProps) {
  const text = useNewSiteText()
  const named = questions.find(({ question }) => question === 'LACKING')?.texts ?? []
  const lacks = points.filter(({ name }) => named.includes(name))
  const pages = questions.flatMap(({ question, document, count }) => (document === null ? [] : [{ question, document, count }]))
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
          <Button
            variant="subtle"
            onClick={() => onOpen(questionNames.filter((name) => questions.some(({ question }) => question === name)))}
          >
            {text('order.ask.open')}
          </Button>
        </>
      }
    >
      {lacks.length > 0 && <p>{text('order.ask.text', { count: lacks.length })}</p>}
      <ul className={styles.lacks}>
        {lacks.map((point) => (
          <li key={point.name}>
            <Link to={pointAddress(point, points) ?? '/'}>{text(`order.${point.name}`)}</Link>
            <span className={styles.detail}>{pointDetail(point, points, text)}</span>
          </li>
        ))}
      </ul>
      {pages.length > 0 && <p>{text('order.ask.pages', { count: pages.length })}</p>}
      <ul className={styles.lacks}>
        {pages.map(({ question, document, count }) => (
          <li key={`${question} ${document.id} ${document.locale}`}>
            <Link to={`/pages/${document.id}?langue=${languageOf(document.locale)}`}>{document.title}</Link>
            <span className={styles.detail}>
              {text(question === 'UNTRANSLATED' ? 'order.ask.untranslated' : 'order.ask.sample', { count })}
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
