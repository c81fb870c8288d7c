import { useMemo } from 'react'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useSelectedIds, useStructureVersion, useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'
import type { Model } from './model.ts'
import { placeModel } from './place-model.ts'

/** The reasons for which no place takes an entry, by its key; read again when the page or the selection changes. */
export function useRefusals(models: readonly Model[] | null): ReadonlyMap<string, string> {
  const text = useComposerText()
  const { runner, addingTo } = useWorkbench()
  const to = useValue(addingTo)
  const version = useStructureVersion()
  const selected = useSelectedIds()
  return useMemo(() => {
    // The version and the selection stand for the situation, which has no identity of its own.
    const { situation } = runner
    const refusals = new Map<string, string>()
    for (const model of version >= 0 ? (models ?? []) : []) {
      const place = placeModel({ ...situation, selection: selected }, model, to)
      if ('refusal' in place) refusals.set(model.key, text(place.refusal.id, place.refusal.values))
    }
    return refusals
  }, [models, runner, selected, text, to, version])
}
