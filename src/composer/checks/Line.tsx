import { Button } from '#kit/buttons/Button.tsx'
import { Icon } from '#kit/icons/Icon.tsx'
import { readableText } from '#forms/values/readable-text.ts'
import { mendField } from '#composer/commands/set-values.ts'
import styles from '#composer/side/side.module.css'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useWorkbench } from '#composer/workbench/use-workbench.ts'
import type { CheckLine } from './check-line.ts'
import { usePlace } from './line-place.ts'
import { openLine } from './open-line.ts'
import { repairOf, type Repair } from './repairs.ts'

const setOf = ({ id, pointer, value }: Repair) => ({ op: 'set', id, pointer, value }) as const

/** One line of the checks: what is wrong, where, the way to mend it, and the button that leads to its field. */
export function Line({ line }: { readonly line: CheckLine }) {
  const text = useComposerText()
  const bench = useWorkbench()
  const { place, field } = usePlace(line)
  const found = line.finding && repairOf(bench.runner.situation, line.finding)
  const repair = found && bench.store.allowsNow([setOf(found)]) ? found : null
  return (
    <li className={styles.issue}>
      <Icon name="alert" />
      <div>
        <p>{readableText(line.title, bench.pickers.values)}</p>
        <p>{place}</p>
        {line.advice !== null && <p className={styles.advice}>{readableText(line.advice, bench.pickers.values)}</p>}
        {repair && (
          <Button size="small" variant="subtle" onClick={() => bench.runner.run(mendField, { ...repair, field })}>
            {text(repair.label.id, repair.label.values)}
          </Button>
        )}
      </div>
      <Button size="small" onClick={() => openLine(bench, line)}>
        {text('composer.checks.fix')}
      </Button>
    </li>
  )
}
