import { useState } from 'react'
import type { QuestionName } from '#schemas/admin/drafts/publication-questions.ts'
import type { TextQuestion } from '#engine/quality/publication/open-questions.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import { languageName } from '#composer/words/language-name.ts'
import type { ComposerMessage } from '#composer/words/composer-message.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useSession } from '#composer/workbench/use-session.ts'
import { useWorkbench } from '#composer/workbench/use-workbench.ts'
import { publishAllTheSame, questionsOf } from './publication-questions.ts'

/** The most texts that one question names. */
const SHOWN = 6

const words = {
  SAMPLE_WORDS: 'composer.question.sample',
  UNTRANSLATED: 'composer.question.untranslated',
  TWO_VERSIONS: 'composer.question.versions',
  LACKING: 'composer.question.sample',
} as const satisfies Record<QuestionName, ComposerMessage>

/** One question: what is not ready, with its first texts. */
export function Question({ asked: { question, count, texts } }: { readonly asked: TextQuestion }) {
  const text = useComposerText()
  const { props } = useWorkbench()
  const language = languageName(props.site.locales[0] ?? '').toLowerCase()
  return (
    <>
      <p>{text(words[question], { count, language })}</p>
      <ul>
        {texts.slice(0, SHOWN).map((each) => (
          <li key={each}>{text('composer.question.words', { words: each })}</li>
        ))}
      </ul>
      {texts.length > SHOWN && <p>{text('composer.question.more', { count: texts.length - SHOWN })}</p>}
    </>
  )
}

/** The one question before a document is published: all that is not ready, with the way to it. */
export function QuestionsDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useComposerText()
  const bench = useWorkbench()
  const { actor } = useSession()
  const [questions] = useState(() => questionsOf(bench))
  const [first] = questions
  const isTranslation = first?.question === 'UNTRANSLATED' && questions.length === 1
  const look = () => {
    onClose()
    bench.side.set('checks')
  }
  const publish = () => {
    onClose()
    publishAllTheSame({ bench, actor })
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text(isTranslation ? 'composer.question.title-untranslated' : 'composer.question.title', { count: first?.count ?? 0 })}
      acts={
        <>
          <Button variant="primary" onClick={look} data-autofocus>
            {text(isTranslation ? 'composer.question.translate' : 'composer.question.look')}
          </Button>
          <Button variant="subtle" onClick={publish}>
            {text('composer.question.publish')}
          </Button>
        </>
      }
    >
      {questions.map((each) => (
        <Question key={each.question} asked={each} />
      ))}
    </Dialog>
  )
}
