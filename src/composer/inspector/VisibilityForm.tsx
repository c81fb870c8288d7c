import { useEffect, useRef } from 'react'
import type { Visibility } from '#schemas/generated/content.ts'
import { typedInstant, fieldOfInstant } from '#domain/dates/paris-input.ts'
import { readVisibility } from '#engine/visibility/read-visibility.ts'
import { Checkbox } from '#kit/fields/Checkbox.tsx'
import { Select } from '#kit/fields/Select.tsx'
import { ParisTimeField } from '#forms/fields/ParisTimeField.tsx'
import { commands } from '#composer/commands/commands.ts'
import { REPAIR } from '#composer/findings/take-card-act.ts'
import { VISIBILITY } from '#composer/findings/why-unseen.ts'
import styles from '#composer/side/side.module.css'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useBlock, useLock, useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'
import { isEverybody, isNever, SCREENS, SEEN_BY_ALL } from './visibility-values.ts'

const AUDIENCES = ['all', 'visitors', 'members', 'admins'] as const

interface VisibilityFormProps {
  readonly id: string
  /** Called when the first field has taken the focus that was asked for. Left out in a sheet, which gives the focus as it opens. */
  readonly onFocused?: () => void
}

/** Gives the first field the focus when the settings are asked for; those of a locked element leave it to the head of the element. */
function useFirstFocus({ id, onFocused }: VisibilityFormProps, isLocked: boolean) {
  const { focused } = useWorkbench()
  const wanted = useValue(focused)
  const first = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    if (!onFocused || wanted?.blockId !== id || wanted.pointer !== VISIBILITY) return undefined
    let isWanted = true
    // A palette that closes has given the focus back by then.
    queueMicrotask(() => {
      if (!isWanted) return
      first.current?.focus()
      onFocused()
      if (isLocked) focused.set({ blockId: id, pointer: REPAIR })
    })
    return () => {
      isWanted = false
    }
  }, [wanted, id, onFocused, isLocked, focused])
  return first
}

/** The fields for an element's audience, its screens, its begin and its end. */
export function VisibilityForm({ id, onFocused }: VisibilityFormProps) {
  const text = useComposerText()
  const { runner } = useWorkbench()
  const visibility = readVisibility(useBlock(id)?.visibility) ?? SEEN_BY_ALL
  const isLocked = useLock(id) !== null
  const first = useFirstFocus({ id, ...(onFocused && { onFocused }) }, isLocked)
  const change = (part: Partial<Visibility>) => {
    const next = { ...visibility, ...part }
    runner.run(commands.setVisibility, isEverybody(next) ? null : next)
  }
  const setScreen = (screen: 'mobile' | 'desktop', isOn: boolean) => {
    const screens = SCREENS.filter((each) => (each === screen ? isOn : visibility.screens.includes(each)))
    // On no screen at all nothing could be seen: the last one stays.
    if (screens.length > 0) change({ screens })
  }
  return (
    <div className={styles.body} inert={isLocked}>
      <Select
        ref={first}
        label={text('composer.visibility.audience')}
        value={visibility.audience}
        options={AUDIENCES.map((value) => ({ value, label: text(`composer.visibility.${value}`) }))}
        onChange={(audience) => change({ audience: audience as Visibility['audience'] })}
      />
      <fieldset className={styles.group}>
        <h3>{text('composer.visibility.screens')}</h3>
        {SCREENS.map((screen) => (
          <Checkbox
            key={screen}
            label={text(`composer.visibility.${screen}`)}
            checked={visibility.screens.includes(screen)}
            onChange={(event) => setScreen(screen, event.currentTarget.checked)}
          />
        ))}
      </fieldset>
      <div className={styles.group}>
        <ParisTimeField
          key={`from ${visibility.from}`}
          label={text('composer.visibility.from')}
          isOptional
          defaultValue={fieldOfInstant(visibility.from)}
          onBlur={(event) => change({ from: typedInstant(event.currentTarget.value, visibility.from) })}
        />
        <ParisTimeField
          key={`until ${visibility.until}`}
          label={text('composer.visibility.until')}
          isOptional
          help={text('composer.visibility.until.help')}
          error={isNever(visibility) ? text('composer.visibility.never') : undefined}
          defaultValue={fieldOfInstant(visibility.until)}
          onBlur={(event) => change({ until: typedInstant(event.currentTarget.value, visibility.until) })}
        />
      </div>
    </div>
  )
}
