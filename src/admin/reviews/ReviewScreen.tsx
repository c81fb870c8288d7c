import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { IconButton } from '#kit/buttons/IconButton.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { readPageId } from '#admin/composer/read-page-id.ts'
import { MissingScreen } from '#admin/screens/MissingScreen.tsx'
import { useScreenTitle } from '#admin/screens/use-screen-title.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import styles from './reviews.module.css'
import { useReview } from './use-review.ts'

type Request = AdminCallData['approval.read']

function Former({ request: { answer, isCurrent } }: { readonly request: Request }) {
  const text = usePanelText()
  if (answer === null) return null
  if (!isCurrent) return <Note tone="remark">{text('panel.review.changed')}</Note>
  return (
    <Note tone={answer === 'APPROVED' ? 'done' : 'remark'}>{text(answer === 'APPROVED' ? 'panel.review.done' : 'panel.review.told')}</Note>
  )
}

interface AnswerProps {
  readonly request: Request
  readonly isBusy: boolean
  readonly onAnswer: (answer: 'APPROVED' | 'CHANGES', word: string) => void
}

function Answer({ request, isBusy, onAnswer }: AnswerProps) {
  const text = usePanelText()
  const [word, setWord] = useState('')
  return (
    <div className={styles.answer}>
      <h2>{text('panel.review.yours')}</h2>
      {request.word !== '' && <q className={styles.word}>{request.word}</q>}
      <Former request={request} />
      {request.answer === null && <Note tone="consequence">{text('panel.review.exact')}</Note>}
      <TextArea
        label={text('panel.review.word')}
        isOptional
        maxLength={1000}
        value={word}
        onChange={({ currentTarget }) => setWord(currentTarget.value)}
      />
      <div className={styles.acts} data-keep-clear="">
        <Button
          isWide
          variant="primary"
          icon="check"
          busy={isBusy && text('panel.review.sending')}
          onClick={() => onAnswer('APPROVED', word)}
        >
          {text('panel.review.approve')}
        </Button>
        <Button isWide busy={isBusy && text('panel.review.sending')} onClick={() => onAnswer('CHANGES', word)}>
          {text('panel.review.change')}
        </Button>
      </div>
    </div>
  )
}

function Review({ review }: { readonly review: number }) {
  const text = usePanelText()
  const navigate = useNavigate()
  const { reading, isBusy, checkDrawn, answer } = useReview(review)
  useScreenTitle(text('panel.review.title'))
  if (reading === 'missing') return <MissingScreen />
  if (reading === null) return <main aria-busy="true" />
  const { request, address, turn } = reading
  const title = request.title === '' ? text('panel.review.shell') : request.title
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <IconButton icon="arrow-left" size="medium" label={text('panel.review.back')} onClick={() => void navigate('/pages')} />
        <div>
          <h1>{title}</h1>
          <p className={styles.meta}>{text('panel.review.by', { name: request.askedBy?.name ?? text('panel.review.colleague') })}</p>
        </div>
      </header>
      <main className={styles.main}>
        <iframe
          key={turn}
          src={address}
          title={text('panel.review.frame', { title })}
          className={styles.frame}
          onLoad={() => void checkDrawn(request)}
        />
        <Answer key={request.hash} request={request} isBusy={isBusy} onAnswer={(given, word) => void answer(request, given, word)} />
      </main>
    </div>
  )
}

/** The draft that a colleague asks to be read: the page without the editor, and the answer for exactly what is shown. */
export function ReviewScreen() {
  const { review } = useParams()
  const id = readPageId(review)
  return id === null ? <MissingScreen /> : <Review review={id} />
}
