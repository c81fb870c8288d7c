import { Button } from '#kit/buttons/Button.tsx'
import { Icon } from '#kit/icons/Icon.tsx'
import { nameOf } from '#composer/commands/selected-block.ts'
import type { FindingWords } from '#composer/findings/finding-words.ts'
import { useFindings } from '#composer/findings/use-findings.ts'
import styles from '#composer/side/side.module.css'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useWorkbench } from '#composer/workbench/use-workbench.ts'
import type { CheckLines } from './check-line.ts'

/** A finding of the canvas: its block is selected by the button. */
function Finding({ id, finding }: { readonly id: string; readonly finding: FindingWords }) {
  const text = useComposerText()
  const { registry, store, selection, side } = useWorkbench()
  const show = () => {
    selection.select([id])
    side.set('inspector')
  }
  return (
    <li className={styles.issue}>
      <Icon name={finding.tone === 'fault' ? 'alert' : 'eye-off'} />
      <div>
        <p>{text(finding.message, finding.values)}</p>
        <p>{nameOf({ document: store.document, registry }, id)}</p>
      </div>
      <Button size="small" onClick={show}>
        {text('composer.checks.show')}
      </Button>
    </li>
  )
}

/** The findings of the canvas that no line of the checks has reported already. */
export function UnseenList({ stops, advice }: CheckLines) {
  const text = useComposerText()
  const { store } = useWorkbench()
  const faulty = new Set(stops.map(({ blockId }) => blockId))
  const emptied = new Set([...stops, ...advice].flatMap(({ blockId, finding }) => (finding?.check === 'MISSING_LEGAL' ? [blockId] : [])))
  const isNew = (id: string, { tone, message }: FindingWords) =>
    message === 'composer.finding.empty-placeholder' ? !emptied.has(id) : tone === 'unseen' || !faulty.has(id)
  const found = [...useFindings()].filter(([id]) => store.block(id) !== null)
  const lines = found.flatMap(([id, findings]) => findings.filter((finding) => isNew(id, finding)).map((finding) => ({ id, finding })))
  if (lines.length === 0) return null
  return (
    <section className={styles.findings}>
      <h3>{text('composer.checks.unseen')}</h3>
      <ul aria-label={text('composer.checks.unseen')}>
        {lines.map(({ id, finding }) => (
          <Finding key={`${id} ${finding.message}`} id={id} finding={finding} />
        ))}
      </ul>
    </section>
  )
}
