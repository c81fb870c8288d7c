import { useState } from 'react'
import { Button } from '#kit/buttons/Button.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import { plainWords } from '#engine/quality/plain-words.ts'
import { cutWords } from '#engine/text/cut-words.ts'
import type { SameChange } from '#engine/draft/operations/same-changes.ts'
import { publishAfterAsking } from '#composer/checks/publication-questions.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useSession } from '#composer/workbench/use-session.ts'
import { useWorkbench } from '#composer/workbench/use-workbench.ts'
import { changeSibling } from './sibling.ts'
import { joinSibling, siblingOf } from './start-publication.ts'

/** The most changes that the question names. */
const SHOWN = 4

/** The most characters of a value that it names. */
const MAX_LENGTH = 80

const wordsOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? cutWords(plainWords(value), MAX_LENGTH) : null

function Change({ change: { former, operation } }: { readonly change: SameChange }) {
  const text = useComposerText()
  const [was, now] = [wordsOf(former), wordsOf(operation.value)]
  return (
    <li>{was !== null && now !== null ? text('composer.sibling.change', { former: was, now }) : text('composer.sibling.other-change')}</li>
  )
}

/** Asks whether the header and footer of the other layout are to say the same as those that are about to be published. */
export function SiblingDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useComposerText()
  const bench = useWorkbench()
  const { actor } = useSession()
  const [sibling] = useState(() => siblingOf(bench))
  const [isBusy, setBusy] = useState(false)
  if (!sibling) return null
  const here = () => {
    onClose()
    void publishAfterAsking({ bench, actor })
  }
  const both = async () => {
    setBusy(true)
    const changed = await changeSibling(bench.props.admin, sibling, text('composer.sibling.step')).catch(() => null)
    setBusy(false)
    if (!changed) return void toast({ text: text('composer.sibling.failed'), tone: 'stop' })
    if (sibling.isClean) joinSibling(bench, changed)
    here()
  }
  const { changes, pages, isClean } = sibling
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text('composer.sibling.title', { count: pages })}
      acts={
        <>
          <Button onClick={here}>{text('composer.sibling.here')}</Button>
          <Button variant="primary" data-autofocus busy={isBusy && text('composer.publish.busy')} onClick={() => void both()}>
            {text('composer.sibling.both', { count: pages })}
          </Button>
        </>
      }
    >
      <p>{text('composer.sibling.text')}</p>
      <ul>
        {changes.slice(0, SHOWN).map((change) => (
          <Change key={`${change.operation.id} ${change.operation.pointer}`} change={change} />
        ))}
      </ul>
      {!isClean && <p>{text('composer.sibling.waits')}</p>}
    </Dialog>
  )
}
