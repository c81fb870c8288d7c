import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Button } from '#kit/buttons/Button.tsx'
import { useResourceText } from '#admin/resources/texts/use-resource-text.ts'
import { useResource } from '#admin/resources/use-resource.ts'
import bars from '#admin/screens/bars.module.css'
import { onRun, runOf, setRun, type Run } from './runs.ts'

/** The act on many items of this resource that runs now. */
export function useRun(): Run | undefined {
  const { resource } = useResource()
  return useSyncExternalStore(onRun, () => runOf(resource.name))
}

/** How far an act on many items is, and the way to stop it. */
export function RunBar({ run }: { readonly run: Run }) {
  const text = useResourceText()
  const { resource } = useResource()
  const stop = useRef<HTMLButtonElement>(null)
  // The act that was pressed has gone with its bar.
  useEffect(() => stop.current?.focus(), [])
  const { done, total, isStopping } = run
  return (
    <div className={bars.selection}>
      <p role="status">{text('resources.run', { done, total })}</p>
      <progress aria-label={text('resources.run.label')} value={done} max={total} />
      <Button
        ref={stop}
        size="small"
        className={bars.leave}
        busy={isStopping && text('resources.run.stopping')}
        onClick={() => setRun(resource.name, { ...run, isStopping: true })}
      >
        {text('resources.run.stop')}
      </Button>
    </div>
  )
}
