import { useMemo } from 'react'
import { Note } from '#kit/feedback/Note.tsx'
import styles from '#composer/side/side.module.css'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'
import { findingsByBlock, type FindingWords } from './finding-words.ts'

const NONE: readonly FindingWords[] = []

/** The findings of the canvas about the blocks of the page. */
export function useFindings(): ReadonlyMap<string, readonly FindingWords[]> {
  const { problems } = useWorkbench()
  const known = useValue(problems)
  return useMemo(() => findingsByBlock(known), [known])
}

/** The findings of the canvas about one element, above its fields. */
export function FindingNotes({ id }: { readonly id: string }) {
  const text = useComposerText()
  const found = useFindings().get(id) ?? NONE
  return found.map(({ tone, message }) => (
    <div key={message} className={styles.refusal}>
      <Note tone={tone === 'fault' ? 'remark' : 'fact'}>{text(message)}</Note>
    </div>
  ))
}
