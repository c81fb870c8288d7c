import { Button } from '#kit/buttons/Button.tsx'
import { IconButton } from '#kit/buttons/IconButton.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import { Icon } from '#kit/icons/Icon.tsx'
import styles from '#composer/side/side.module.css'
import { Translation } from '#composer/translation/Translation.tsx'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useMachine, useSession } from '#composer/workbench/use-session.ts'
import { useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'
import type { CheckLine, CheckLines } from './check-line.ts'
import { Line } from './Line.tsx'
import { UnseenList } from './UnseenList.tsx'
import { useCheckLines } from './use-review.ts'

function Head({ lines, onClose }: { readonly lines: CheckLines | null; readonly onClose: () => void }) {
  const text = useComposerText()
  return (
    <header className={styles.head} data-line="">
      <div className={styles.names}>
        <h2>{text('composer.checks.title')}</h2>
        {lines && <p>{text('composer.checks.count', { count: lines.stops.length, advice: lines.advice.length })}</p>}
      </div>
      <IconButton icon="x" label={text('composer.close')} onClick={onClose} />
    </header>
  )
}

function Group({ lines, tone }: { readonly lines: readonly CheckLine[]; readonly tone: 'stop' | 'advice' }) {
  const text = useComposerText()
  const title = text(tone === 'stop' ? 'composer.checks.blocking' : 'composer.checks.advice')
  if (lines.length === 0) return null
  return (
    <div data-tone={tone}>
      <h3 className={tone === 'stop' ? styles.blocking : styles.advising}>{title}</h3>
      <ul aria-label={title}>
        {lines.map((line) => (
          <Line key={`${line.blockId} ${line.pointer} ${line.title} ${line.advice}`} line={line} />
        ))}
      </ul>
    </div>
  )
}

function Foot({ count }: { readonly count: number }) {
  const text = useComposerText()
  return (
    <p className={styles.foot}>
      <Icon name="info" size={14} />
      <span>{text('composer.checks.then', { count })}</span>
    </p>
  )
}

function RefusalMessage({ message }: { readonly message: string }) {
  return (
    <div className={styles.refusal}>
      <Note tone="refusal" isAnnounced>
        {message}
      </Note>
    </div>
  )
}

/** Says how far the facts of the document are there, and calls it ready where they are and nothing was found. */
function Verdict({ isEmpty }: { readonly isEmpty: boolean }) {
  const text = useComposerText()
  const { facts } = useWorkbench()
  const state = useValue(facts.state)
  if (state === 'asking') return <EmptyState title={text('composer.review.asking')} icon="loader" size="small" isAnnounced />
  if (state === 'failed') {
    const retry = <Button onClick={() => void facts.ask()}>{text('composer.review.retry')}</Button>
    return (
      <EmptyState title={text('composer.review.failed')} icon="warning" size="small" acts={retry} isAnnounced>
        {text('composer.review.failed.why')}
      </EmptyState>
    )
  }
  if (!isEmpty) return null
  return (
    <EmptyState title={text('composer.checks.none')} icon="circle-check" size="small">
      {text('composer.checks.ready')}
    </EmptyState>
  )
}

function useLines() {
  const refusal = useMachine(useSession().actor, ({ context }) => context.refusal)
  const lines = useCheckLines(refusal?.faults)
  // A refusal for another reason than a fault leaves nothing to count, and nothing to call ready.
  return { refusal, lines, isCounted: !refusal || lines.stops.length > 0 }
}

interface ChecksProps {
  /** False where a sheet has the title. */
  readonly hasHead?: boolean
  /** Called when they are closed. */
  readonly onDone?: (() => void) | undefined
}

/** All that is to be read again before a publication, as lines that lead to their fields. */
export function Checks({ hasHead = true, onDone }: ChecksProps) {
  const { side, facts } = useWorkbench()
  const state = useValue(facts.state)
  const { actor } = useSession()
  const { refusal, lines, isCounted } = useLines()
  const { stops, advice } = lines
  const isEmpty = stops.length + advice.length === 0
  const close = () => {
    actor.send({ type: 'refusal.close' })
    side.set('inspector')
    onDone?.()
  }
  return (
    <>
      {hasHead && <Head lines={isCounted && state === 'known' ? lines : null} onClose={close} />}
      {refusal && <RefusalMessage message={refusal.message} />}
      <div className={styles.issues} aria-busy={state === 'asking'}>
        {/* The refusal says already that the work is not saved. */}
        {refusal?.isUnsaved !== true && <Verdict isEmpty={isCounted && isEmpty} />}
        <Group tone="stop" lines={stops} />
        <Group tone="advice" lines={advice} />
        <UnseenList stops={stops} advice={advice} />
        <Translation />
      </div>
      {stops.length > 0 && <Foot count={stops.length} />}
    </>
  )
}
