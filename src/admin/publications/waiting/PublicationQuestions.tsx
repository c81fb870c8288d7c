import { questionNames, type OpenQuestion, type QuestionName } from '#schemas/admin/drafts/publication-questions.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import { usePanelText } from '#admin/texts/use-panel-text.ts'

interface PublicationQuestionsProps {
  readonly questions: readonly OpenQuestion[]
  readonly onClose: () => void
  /** Gives the questions that are answered by « Publier quand même ». */
  readonly onPublish: (confirmed: readonly QuestionName[]) => void
}

/** The most texts that one question names. */
const SHOWN = 4

const words = {
  SAMPLE_WORDS: 'panel.publish.question.sample',
  UNTRANSLATED: 'panel.publish.question.untranslated',
  TWO_VERSIONS: 'panel.publish.question.versions',
  LACKING: 'panel.publish.question.sample',
} as const satisfies Record<QuestionName, string>

/** The one question before several documents are published: what of each is not ready. */
export function PublicationQuestions({ questions, onClose, onPublish }: PublicationQuestionsProps) {
  const text = usePanelText()
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text('panel.publish.question.title')}
      acts={
        <>
          <Button variant="primary" onClick={onClose} data-autofocus>
            {text('panel.publish.question.back')}
          </Button>
          <Button
            variant="subtle"
            onClick={() => onPublish(questionNames.filter((name) => questions.some(({ question }) => question === name)))}
          >
            {text('panel.publish.question.publish')}
          </Button>
        </>
      }
    >
      {questions.map(({ question, document, count, texts }) => (
        <section key={`${question} ${document?.kind} ${document?.id} ${document?.locale}`}>
          <p>
            {document !== null && document.title !== '' && <b>{text('panel.publish.question.of', { title: document.title })} </b>}
            <span>{text(words[question], { count })}</span>
          </p>
          <ul>
            {texts.slice(0, SHOWN).map((each) => (
              <li key={each}>{text('panel.publish.question.words', { words: each })}</li>
            ))}
          </ul>
          {texts.length > SHOWN && <p>{text('panel.publish.question.more', { count: texts.length - SHOWN })}</p>}
        </section>
      ))}
    </Dialog>
  )
}
