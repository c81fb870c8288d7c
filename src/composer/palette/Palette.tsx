import { useEffect, useMemo, useRef, useState } from 'react'
import { TextField } from '#kit/fields/TextField.tsx'
import { useMarkedResult } from '#kit/results/use-marked-result.ts'
import { draggedModel } from '#composer/dragging/dragged.ts'
import { pressSource } from '#composer/dragging/press-source.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'
import { isShell } from '#composer/shells/shell-facts.ts'
import { addModel } from './add-model.ts'
import { Foot } from './Foot.tsx'
import { ListLine } from './ListLine.tsx'
import { findModels, type Model } from './model.ts'
import styles from './palette.module.css'
import { useRecent } from './recent.ts'
import { ShelfChips } from './ShelfChips.tsx'
import { Shelves } from './Shelves.tsx'
import { modelsOfShells } from './shell-models.ts'
import { giveSlashBack } from './open-palette.ts'
import { entryKey, isParticular, shelvesFound, shelvesOf, withPossibleFirst, type ShelfName } from './shelves.ts'
import { useModels } from './use-models.ts'
import { nextEntry, usePaletteKeys } from './use-palette-keys.ts'
import { useRefusals } from './use-refusals.ts'
import { Waiting } from './Waiting.tsx'

interface PaletteProps {
  /** Leads back to where one was. */
  readonly onClose: () => void
  /** True where the palette covers the page: it closes once something was added. */
  readonly isOver?: boolean
}

/** The shelves as they are searched. */
function useShelves(models: readonly Model[] | null, refusals: ReadonlyMap<string, string>, query: string, recent: readonly string[]) {
  const bench = useWorkbench()
  const { registry, addingTo } = bench
  const [chosen, setChosen] = useState<ShelfName | null>(null)
  const all = useMemo(() => shelvesOf(registry, models ?? [], recent), [registry, models, recent])
  const found = useMemo(() => {
    const looks = { isParticular: (model: Model) => isParticular(registry, model), isRefused: ({ key }: Model) => refusals.has(key) }
    return findModels(models ?? [], query, looks)
  }, [models, query, refusals, registry])
  const isSearch = query.trim() !== ''
  const to = useValue(addingTo)
  const shelf = to && 'shelf' in to ? to.shelf : chosen
  const isForList = (to !== null && !('shelf' in to)) || isShell(bench)
  const choose = (name: ShelfName | null) => {
    if (to && 'shelf' in to) addingTo.set(null)
    setChosen(name)
  }
  const seen = isSearch ? shelvesFound(registry, found) : all.filter(({ name }) => shelf === null || name === shelf)
  // Enter takes what is shown first: what words name stays there, and says why no place takes it.
  const shelves = isForList && !isSearch ? withPossibleFirst(seen, refusals) : seen
  return { shelves, isSearch, names: all.map(({ name }) => name), chosen: shelf, setChosen: choose }
}

/** Everything that can be added to the page, on shelves by task, with a search in French and in English. */
export function Palette({ onClose, isOver = false }: PaletteProps) {
  const text = useComposerText()
  const bench = useWorkbench()
  const { runner, adding, addingTo } = bench
  const requested = useValue(adding)
  const { models: all, hasFailed, retry } = useModels()
  const isOfShell = isShell(bench)
  const models = useMemo(() => (all && isOfShell ? modelsOfShells(bench.registry, all) : all), [all, isOfShell, bench.registry])
  const refusals = useRefusals(models)
  const root = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const [looked, setLooked] = useState<Model | null>(null)
  const { recent, remember } = useRecent()
  const { shelves, isSearch, names, chosen, setChosen } = useShelves(models, refusals, query, recent)
  useEffect(() => field.current?.focus(), [requested])
  const leave = () => {
    const to = addingTo.get()
    onClose()
    if (to && 'instead' in to) giveSlashBack(bench, to)
  }
  const press = usePaletteKeys({ root, field, onEscape: () => (query === '' ? leave() : setQuery('')) })
  const add = (model: Model, isByKey: boolean) => {
    if (!runner.run(addModel, { kind: model.kind, blocks: model.blocks, to: addingTo.get() })) return
    remember(model.key)
    if (isOver || isByKey) onClose()
  }
  const entries = new Map(shelves.flatMap((shelf) => shelf.models.map((model) => [entryKey(shelf.name, model), model] as const)))
  const results = useMarkedResult({
    ...{ keys: [...entries.keys()], query },
    onTake: (entry) => {
      const model = entries.get(entry)
      if (model) add(model, true)
    },
    nextFrom: (from, key) => nextEntry(root, from, key),
  })
  const marked = entries.get(results.marked ?? '') ?? null
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
          {...results.field}
        />
        {models && !isSearch && <ShelfChips names={names} chosen={chosen} onChoose={setChosen} />}
      </div>
      {models ? (
        <Shelves
          {...{ shelves, refusals, isSearch }}
          list={results.list}
          markOf={results.resultOf}
          onAdd={add}
          onLook={setLooked}
          onFocus={results.mark}
          onPress={drag}
        />
      ) : (
        <Waiting hasFailed={hasFailed} onRetry={retry} />
      )}
      {!isOver && <Foot model={looked ?? marked} hasKey={looked === null || looked === marked} />}
    </div>
  )
}
