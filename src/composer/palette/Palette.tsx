import { useEffect, useMemo, useRef, useState } from 'react'
import { TextField } from '#kit/fields/TextField.tsx'
import { draggedModel } from '#composer/dragging/dragged.ts'
import { pressSource } from '#composer/dragging/press-source.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'
import { addModel } from './add-model.ts'
import { Foot } from './Foot.tsx'
import { ListLine } from './ListLine.tsx'
import { findModels, type Model } from './model.ts'
import styles from './palette.module.css'
import { useRecent } from './recent.ts'
import { ShelfChips } from './ShelfChips.tsx'
import { Shelves } from './Shelves.tsx'
import { shelvesOf, withPossibleFirst, type ShelfName } from './shelves.ts'
import { useModels } from './use-models.ts'
import { usePaletteKeys } from './use-palette-keys.ts'
import { useRefusals } from './use-refusals.ts'
import { Waiting } from './Waiting.tsx'

interface PaletteProps {
  /** Leads back to where one was. */
  readonly onClose: () => void
  /** True where the palette covers the page: it closes once something was added. */
  readonly isOver?: boolean
}

/** The shelves as they are searched, with the entry that Enter adds. */
function useShelves(models: readonly Model[] | null, refusals: ReadonlyMap<string, string>, query: string, recent: readonly string[]) {
  const { registry, addingTo } = useWorkbench()
  const [chosen, setChosen] = useState<ShelfName | null>(null)
  const all = useMemo(() => shelvesOf(registry, models ?? [], recent), [registry, models, recent])
  const found = useMemo(() => findModels(models ?? [], query), [models, query])
  const isSearch = query.trim() !== ''
  const isForList = useValue(addingTo) !== null
  const seen = isSearch ? shelvesOf(registry, found) : all.filter(({ name }) => chosen === null || name === chosen)
  const shelves = isForList ? withPossibleFirst(seen, refusals) : seen
  const best = isSearch ? (found.find(({ key }) => !refusals.has(key)) ?? found[0] ?? null) : null
  return { shelves, best, isSearch, names: all.map(({ name }) => name), chosen, setChosen }
}

/** Everything that can be added to the page, on shelves by task, with a search in French and in English. */
export function Palette({ onClose, isOver = false }: PaletteProps) {
  const text = useComposerText()
  const bench = useWorkbench()
  const { runner, adding, addingTo } = bench
  const asked = useValue(adding)
  const { models, hasFailed, retry } = useModels()
  const refusals = useRefusals(models)
  const root = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const [looked, setLooked] = useState<Model | null>(null)
  const { recent, remember } = useRecent()
  const { shelves, best, isSearch, names, chosen, setChosen } = useShelves(models, refusals, query, recent)
  useEffect(() => field.current?.focus(), [asked])
  const press = usePaletteKeys({ root, field, onEscape: () => (query === '' ? onClose() : setQuery('')) })
  const add = (model: Model, isByKey: boolean) => {
    if (!runner.run(addModel, { blocks: model.blocks, to: addingTo.get() })) return
    remember(model.key)
    if (isOver || isByKey) onClose()
  }
  // A palette over the page hides where its entries could be dropped.
  const drag = (event: PointerEvent, model: Model) =>
    isOver || pressSource(bench, event, () => draggedModel(bench, model, () => remember(model.key)))
  return (
    <div ref={root} className={styles.palette} onKeyDown={press} role="presentation">
      <div className={styles.top}>
        <ListLine />
        <TextField
          ref={field}
          type="search"
          icon="search"
          shortcut="/"
          label={text('composer.add.search')}
          isLabelHidden
          placeholder={text('composer.add.placeholder')}
          autoComplete="off"
          data-autofocus
          value={query}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !best) return
            event.preventDefault()
            add(best, true)
          }}
        />
        {models && !isSearch && <ShelfChips names={names} chosen={chosen} onChoose={setChosen} />}
      </div>
      {models ? (
        <Shelves shelves={shelves} refusals={refusals} onAdd={add} onLook={setLooked} onPress={drag} />
      ) : (
        <Waiting hasFailed={hasFailed} onRetry={retry} />
      )}
      {!isOver && <Foot model={looked ?? best} />}
    </div>
  )
}
