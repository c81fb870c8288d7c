import { useEffect, useMemo } from 'react'
import { systemClock } from '#domain/dates/clock.ts'
import { idsAround } from '#engine/draft/document/ids-around.ts'
import { loadedOnClick } from '#engine/visibility/loaded-on-click.ts'
import { useLater } from '#composer/workbench/use-later.ts'
import { useBlockFact, useShown, useStructureVersion, useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'
import { findingsByBlock, type FindingWords, type WordsOfHiding } from './finding-words.ts'
import { hidingOf, type Hiding } from './hiding.ts'
import { hidingWords } from './hiding-words.ts'
import { whyUnseen, type UnseenReason } from './why-unseen.ts'

/** The words of the acts that hid elements, with the authors that are known now. */
export function wordsOfHidings({ store, registry, authors }: Pick<Workbench, 'store' | 'registry' | 'authors'>): WordsOfHiding {
  return (id) => {
    const block = store.block(id)
    const hiding = block && hidingOf(store.client, block)
    return hiding && hidingWords({ registry, reader: store.client.by, names: authors.names.get(), now: systemClock() }, block, hiding)
  }
}

/** Reads the acts that hid some elements, and the names of their authors. */
function useHidings(ids: readonly string[]): WordsOfHiding {
  const { store, registry, authors } = useWorkbench()
  const names = useValue(authors.names)
  const found = useLater(store.onHistory, () =>
    JSON.stringify(
      ids.map((id) => {
        const block = store.block(id)
        return [id, block && hidingOf(store.client, block)]
      }),
    ),
  )
  const hidings = useMemo(() => new Map(JSON.parse(found) as [string, Hiding | null][]), [found])
  useEffect(() => {
    for (const hiding of hidings.values()) if (hiding && hiding.by !== store.client.by) authors.ask(hiding.batch)
  }, [hidings, store, authors])
  return useMemo(() => {
    const facts = { registry, reader: store.client.by, names, now: systemClock() }
    return (id) => {
      const hiding = hidings.get(id)
      const block = store.block(id)
      return hiding && block ? hidingWords(facts, block, hiding) : null
    }
  }, [store, registry, names, hidings])
}

/** The findings of the canvas about the blocks of the page. */
export function useFindings(): ReadonlyMap<string, readonly FindingWords[]> {
  const known = useShown(useWorkbench().problems)
  const over = useMemo(() => known.flatMap(({ blockId, code }) => (code === 'OVER' ? [blockId] : [])), [known])
  const hiding = useHidings(over)
  return useMemo(() => findingsByBlock(known, hiding), [known, hiding])
}

/** The reasons why visitors do not see an element now, read again when one of their facts changes and not with each key. */
export function useReasons(id: string): readonly UnseenReason[] {
  const { store, registry, problems, view } = useWorkbench()
  const known = useShown(problems)
  const shown = useValue(view)
  useStructureVersion()
  useBlockFact(id, (block) => JSON.stringify([block?.visibility ?? null, block && loadedOnClick(registry, block)]))
  const hiding = useHidings([id, ...idsAround(store.document, id)])
  return whyUnseen({ document: store.document, registry, problems: known, view: shown, hiding }, id)
}
