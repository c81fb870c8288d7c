import type { useMarkedResult } from '#kit/results/use-marked-result.ts'
import { TrashedSections } from '#composer/sections/TrashedSections.tsx'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { Card, type EntryMark } from './Card.tsx'
import type { Model } from './model.ts'
import styles from './palette.module.css'
import { entryKey, type Shelf } from './shelves.ts'

interface ShelvesProps {
  readonly shelves: readonly Shelf[]
  readonly refusals: ReadonlyMap<string, string>
  readonly list: ReturnType<typeof useMarkedResult>['list']
  readonly isSearch: boolean
  readonly markOf: (entry: string) => EntryMark
  readonly onAdd: (model: Model, isByKey: boolean) => void
  readonly onLook: (model: Model | null) => void
  readonly onFocus: (entry: string) => void
  readonly onPress: (event: PointerEvent, model: Model) => void
}

/** The shelves with their entries, as a grid. One entry can be reached by Tab; arrows lead to the others. */
export function Shelves({ shelves, refusals, list, isSearch, markOf, onFocus, ...acts }: ShelvesProps) {
  const text = useComposerText()
  return (
    <div {...list} className={styles.shelves}>
      {shelves.map(({ name, models }, at) => (
        <section key={name} className={styles.shelf} aria-label={text(`composer.add.shelf.${name}`)}>
          <h3>
            <b>{text(`composer.add.shelf.${name}`)}</b>
            <span>{models.length}</span>
          </h3>
          <div className={styles.grid}>
            {models.map((model, index) => (
              <Card
                key={model.key}
                model={model}
                refusal={refusals.get(model.key) ?? null}
                mark={markOf(entryKey(name, model))}
                isFirst={at === 0 && index === 0}
                onFocus={() => onFocus(entryKey(name, model))}
                {...acts}
              />
            ))}
          </div>
        </section>
      ))}
      {!isSearch && <TrashedSections />}
      {shelves.length === 0 && <p className={styles.none}>{text('composer.add.none')}</p>}
    </div>
  )
}
