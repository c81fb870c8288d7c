import { useCallback, useEffect, useState } from 'react'
import { useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'
import { modelsOf, type Model } from './model.ts'

interface LoadedModels {
  /** Null until they have come. */
  readonly models: readonly Model[] | null
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** The ready content of the site, fetched once for an open composer. */
export function useModels(): LoadedModels {
  const { props, models } = useWorkbench()
  const [hasFailed, setFailed] = useState(false)
  const { admin } = props
  const load = useCallback(
    () =>
      admin.model.list().then(
        (answer) => models.set(modelsOf(answer)),
        () => setFailed(true),
      ),
    [admin, models],
  )
  useEffect(() => {
    if (models.get() === null) void load()
  }, [models, load])
  const retry = () => {
    setFailed(false)
    void load()
  }
  return { models: useValue(models), hasFailed, retry }
}
