import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate, type Path } from 'react-router-dom'

const filesOf = (state: unknown): readonly File[] => {
  const files = typeof state === 'object' && state !== null && 'files' in state ? state.files : []
  return Array.isArray(files) ? files.filter((file) => file instanceof File) : []
}

/** Takes the files that were picked elsewhere in the panel, once: a reload does not add them again. */
export function usePickedFiles(onFiles: (files: readonly File[]) => void): void {
  const { state, pathname, search } = useLocation() as Path & { readonly state: unknown }
  const navigate = useNavigate()
  const take = useEffectEvent((files: readonly File[]) => {
    void navigate({ pathname, search }, { replace: true, state: null })
    onFiles(files)
  })
  useEffect(() => {
    const files = filesOf(state)
    if (files.length > 0) take(files)
  }, [state])
}
