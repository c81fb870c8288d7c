import { useState } from 'react'
import { pageActRefusal } from '#domain/urls/system-pages.ts'
import { TextField } from '#kit/fields/TextField.tsx'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useWorkbench } from '#composer/workbench/use-workbench.ts'
import { shownAddress } from './page-address.ts'
import { readText, useHeadText } from './use-head-text.ts'

/** The address of the page, with its host and its language; locked where the page keeps it. */
export function PageAddress() {
  const text = useComposerText()
  const { store, props } = useWorkbench()
  const field = useHeadText('/url')
  // An address that is being typed locks nothing.
  const [before] = useState(() => readText(store, '/url'))
  const why = pageActRefusal(before, 'move')
  const label = text('composer.page.address')
  if (why !== null) return <TextField label={label} icon="lock" help={why.fr} value={shownAddress(before, props)} readOnly />
  return (
    <TextField
      {...field}
      label={label}
      help={text('composer.page.address.help', { address: shownAddress('…', props) })}
      autoComplete="off"
      spellCheck={false}
    />
  )
}
