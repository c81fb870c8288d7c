import type { PublicationFault } from '#machines/composer/composer.machine.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { IconButton } from '#kit/buttons/IconButton.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import { Icon } from '#kit/icons/Icon.tsx'
import { readSchema } from '#forms/read-schema.ts'
import { nameOf } from '#composer/commands/selected-block.ts'
import styles from '#composer/side/side.module.css'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useMachine, useSession } from '#composer/workbench/use-session.ts'
import { useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'
import { fieldPointer, placeOfFault } from './place-of-fault.ts'
import { UnseenList } from './UnseenList.tsx'

/** Leads to the field of a fault: its block is selected, its field takes the focus. */
export function openFault({ selection, side, focused }: Workbench, { blockId, pointer }: PublicationFault): void {
  selection.select(blockId === null ? [] : [blockId])
  side.set(blockId === null ? 'page' : 'inspector')
  focused.set({ blockId, pointer: fieldPointer(pointer) })
}

function Issue({ fault }: { readonly fault: PublicationFault }) {
  const text = useComposerText()
  const bench = useWorkbench()
  const { registry, store } = bench
  const { blockId } = fault
  const block = blockId === null ? null : store.block(blockId)
  const schema = block && registry.types.get(block.type)?.manifest.props
  const name = block ? nameOf({ document: store.document, registry }, block.id) : text('composer.checks.page')
  const field = schema ? placeOfFault(readSchema(schema), fault.pointer) : null
  return (
    <li className={styles.issue}>
      <Icon name="alert" />
      <div>
        <p>{fault.message}</p>
        <p>{field === null ? name : text('composer.checks.place', { block: name, field })}</p>
      </div>
      <Button size="small" onClick={() => openFault(bench, fault)}>
        {text('composer.checks.fix')}
      </Button>
    </li>
  )
}

function Head({ count, onClose }: { readonly count: number | null; readonly onClose: () => void }) {
  const text = useComposerText()
  return (
    <header className={styles.head} data-line="">
      <div className={styles.names}>
        <h2>{text('composer.checks.title')}</h2>
        {count !== null && <p>{text('composer.checks.count', { count })}</p>}
      </div>
      <IconButton icon="x" label={text('composer.close')} onClick={onClose} />
    </header>
  )
}

function Faults({ faults }: { readonly faults: readonly PublicationFault[] }) {
  const text = useComposerText()
  return (
    <>
      <div className={styles.issues}>
        <h3 className={styles.blocking}>{text('composer.checks.blocking')}</h3>
        <ul aria-label={text('composer.checks.title')}>
          {faults.map((fault) => (
            <Issue key={`${fault.blockId} ${fault.pointer} ${fault.message}`} fault={fault} />
          ))}
        </ul>
      </div>
      <p className={styles.foot}>
        <Icon name="info" size={14} />
        <span>{text('composer.checks.then', { count: faults.length })}</span>
      </p>
    </>
  )
}

function Refusal({ message }: { readonly message: string }) {
  return (
    <div className={styles.refusal}>
      <Note tone="refusal" isAnnounced>
        {message}
      </Note>
    </div>
  )
}

function Ready() {
  const text = useComposerText()
  return (
    <EmptyState title={text('composer.checks.none')} icon="circle-check" size="small">
      {text('composer.checks.ready')}
    </EmptyState>
  )
}

function useFaults() {
  const { issues } = useWorkbench()
  const refusal = useMachine(useSession().actor, ({ context }) => context.refusal)
  const known = useValue(issues)
  const faults: readonly PublicationFault[] = known.length > 0 ? known : (refusal?.faults ?? [])
  // A refusal for another reason than a fault leaves nothing to count, and nothing to call ready.
  return { refusal, faults, count: refusal && faults.length === 0 ? null : faults.length }
}

/** Everything that stops the publication, as lines that lead to their fields. `hasHead` is false where a sheet has the title. */
export function Checks({ hasHead = true }: { readonly hasHead?: boolean }) {
  const { side } = useWorkbench()
  const { actor } = useSession()
  const { refusal, faults, count } = useFaults()
  const close = () => {
    actor.send({ type: 'refusal.close' })
    side.set('inspector')
  }
  return (
    <>
      {hasHead && <Head count={count} onClose={close} />}
      {refusal && <Refusal message={refusal.message} />}
      {count === 0 && <Ready />}
      {faults.length > 0 && <Faults faults={faults} />}
      <UnseenList faulty={new Set(faults.map(({ blockId }) => blockId))} />
    </>
  )
}
