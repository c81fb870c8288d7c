import { Button } from '#kit/buttons/Button.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { useAct } from '#composer/acts/use-acts.ts'
import styles from '#composer/side/side.module.css'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useMayWrite } from '#composer/workbench/person.ts'
import { useBlock, useBlockFact, useShown, useWorkbench } from '#composer/workbench/use-workbench.ts'
import { ChangeInto } from './ChangeInto.tsx'
import { FaultyFields } from './FaultyFields.tsx'
import { repairKind } from './repair-kind.ts'
import { storedLines } from './stored-lines.ts'
import { useAskedFocus } from './use-asked-focus.ts'

/** The content of a block that no view can show, in lines; the copy of it is the whole block as it is stored. */
function Source({ id }: { readonly id: string }) {
  const text = useComposerText()
  const block = useBlock(id)
  const lines = block ? storedLines(block) : ''
  const copy = () => {
    void navigator.clipboard.writeText(JSON.stringify(block, null, 2)).then(
      () => toast({ text: text('composer.repair.copied') }),
      () => toast({ text: text('composer.repair.not-copied'), tone: 'stop' }),
    )
  }
  return (
    <section className={styles.source}>
      <header>
        <h3>{text('composer.repair.source')}</h3>
        <Button size="small" variant="subtle" onClick={copy}>
          {text('composer.repair.copy')}
        </Button>
      </header>
      <textarea readOnly rows={8} value={lines} aria-label={text('composer.repair.source')} />
    </section>
  )
}

/** The card of an element that cannot be shown: what it is, what is safe, and what can be done with it. */
export function RepairCard({ id }: { readonly id: string }) {
  const text = useComposerText()
  const { registry, problems, selection, side } = useWorkbench()
  const type = useBlockFact(id, (block) => block?.type ?? '')
  const version = useBlockFact(id, (block) => String(block?.v ?? 0))
  const known = useShown(problems)
  const remove = useAct('remove')
  const mayWrite = useMayWrite()
  const card = useAskedFocus(id)
  const kind = repairKind({ id, type, v: Number(version) }, registry, known)
  if (type === '') return null
  if (kind === null) return <FaultyFields id={id} />
  const openVersions = () => {
    selection.select([])
    side.set('page')
  }
  return (
    <section ref={card} tabIndex={-1} aria-label={text('composer.repair.title')} className={styles.repair}>
      <Note tone="remark">
        <p>{text(`composer.repair.${kind}`, { type })}</p>
        <p>{text('composer.repair.safe')}</p>
      </Note>
      {mayWrite && (
        <>
          <div className={styles.repairActs}>
            <Button size="small" onClick={openVersions}>
              {text('composer.repair.versions')}
            </Button>
            <Button size="small" variant="subtle" refusal={remove.refusal ?? false} onClick={remove.onAct}>
              {text('composer.repair.remove')}
            </Button>
          </div>
          <ChangeInto id={id} />
        </>
      )}
      <Source id={id} />
    </section>
  )
}
