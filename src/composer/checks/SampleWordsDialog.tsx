import { useState } from 'react'
import { Button } from '#kit/buttons/Button.tsx'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useSession } from '#composer/workbench/use-session.ts'
import { useWorkbench } from '#composer/workbench/use-workbench.ts'
import { publishAllTheSame, sampleWords } from './sample-words.ts'

/** The most words that the question names. */
const SHOWN = 6

/** The question before words of ready content are published. */
export function SampleWordsDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useComposerText()
  const bench = useWorkbench()
  const { actor } = useSession()
  const [words] = useState(() => sampleWords(bench))
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
      title={text('composer.sample.title')}
      acts={
        <>
          <Button variant="primary" onClick={look} data-autofocus>
            {text('composer.sample.look')}
          </Button>
          <Button variant="subtle" onClick={publish}>
            {text('composer.sample.publish')}
          </Button>
        </>
      }
    >
      <p>{text('composer.sample.text')}</p>
      <ul>
        {words.slice(0, SHOWN).map((each) => (
          <li key={each}>{text('composer.sample.words', { words: each })}</li>
        ))}
      </ul>
      {words.length > SHOWN && <p>{text('composer.sample.more', { count: words.length - SHOWN })}</p>}
    </Dialog>
  )
}
