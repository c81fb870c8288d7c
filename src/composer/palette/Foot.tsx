import { Kbd } from '#kit/text/Kbd.tsx'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'
import type { Model } from './model.ts'
import styles from './palette.module.css'
import { placeModel, placePhrase } from './place-model.ts'

interface FootProps {
  readonly model: Model | null
  /** True for the entry that Enter adds. */
  readonly hasKey: boolean
}

/** The place that the entry in view would take, in words. */
export function Foot({ model, hasKey }: FootProps) {
  const text = useComposerText()
  const { runner, addingTo } = useWorkbench()
  const to = useValue(addingTo)
  const place = model && placeModel(runner.situation, model, to)
  const phrase = place && ('refusal' in place ? place.refusal : placePhrase(runner.situation, place.at))
  return (
    <p className={styles.foot}>
      {phrase ? (
        <>
          {hasKey && place && !('refusal' in place) && <Kbd>⏎</Kbd>}
          <span>{text(phrase.id, phrase.values)}</span>
        </>
      ) : (
        <span>{text(to ? 'composer.add.hint-to' : 'composer.add.hint')}</span>
      )}
    </p>
  )
}
