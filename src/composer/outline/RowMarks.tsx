import { Icon } from '#kit/icons/Icon.tsx'
import type { IconName } from '#kit/icons/icon-set.ts'
import { VisuallyHidden } from '#kit/text/VisuallyHidden.tsx'
import type { FindingWords } from '#composer/findings/finding-words.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import type { FaultCount } from './outline-items.ts'
import styles from './outline.module.css'

interface MarksProps extends FaultCount {
  readonly isLocked: boolean
  /** True for an element that is not for everyone, everywhere, always. */
  readonly isLimited: boolean
  /** The first finding of the canvas about the element. */
  readonly finding: FindingWords | undefined
}

interface MarkProps {
  readonly icon: IconName
  readonly words: string
  readonly count?: number
  readonly tone?: 'stop' | 'advice'
}

function Mark({ icon, words, count = 0, tone }: MarkProps) {
  return (
    <span className={styles.mark} data-tone={tone} title={words}>
      <Icon name={icon} size={14} />
      {count > 1 && <span aria-hidden="true">{count}</span>}
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  )
}

function Unseen({ isLimited, finding }: Pick<MarksProps, 'isLimited' | 'finding'>) {
  const text = useComposerText()
  if (finding?.tone === 'unseen') return <Mark icon="eye-off" words={text(finding.message, finding.values)} />
  return isLimited && <Mark icon="eye-off" words={text('composer.outline.limited')} />
}

function Faults({ finding, stops, advice }: Pick<MarksProps, 'finding' | 'stops' | 'advice'>) {
  const text = useComposerText()
  // The server has the fault of the canvas among its points.
  const found = finding?.tone === 'fault' && stops === 0 && text(finding.message, finding.values)
  const stopping = stops > 0 && text('composer.outline.stops', { count: stops })
  const advised = advice > 0 && text('composer.outline.advice', { count: advice })
  const words = [found, stopping, advised].filter((part) => part !== false)
  if (words.length === 0) return null
  return <Mark icon="alert" words={words.join(', ')} count={stops || advice} tone={found || stopping ? 'stop' : 'advice'} />
}

/** The marks of a row: locked, not seen by visitors, and to be mended with how many times. */
export function RowMarks({ isLocked, ...props }: MarksProps) {
  const text = useComposerText()
  return (
    <>
      {isLocked && <Mark icon="lock" words={text('composer.outline.locked')} />}
      <Unseen {...props} />
      <Faults {...props} />
    </>
  )
}
