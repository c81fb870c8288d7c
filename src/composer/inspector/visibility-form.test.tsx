// @vitest-environment jsdom
import { act } from 'react'
import { RawIntlProvider } from 'react-intl'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import composerFr from '#i18n/messages/composer/fr.json'
import { createText } from '#i18n/TextProvider.tsx'
import { ValueStore } from '#engine/value-store.ts'
import { WorkbenchContext } from '#composer/workbench/use-workbench.ts'
import type { FocusedField, Workbench } from '#composer/workbench/workbench.ts'
import { runnerOn } from '#tests/support/composer/composer-setup.ts'
import { sampleBlock, sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { useAskedFocus } from './use-asked-focus.ts'
import { VisibilityForm } from './VisibilityForm.tsx'

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => stage.end())

/** The head above the settings of the element. */
function Head() {
  return <header ref={useAskedFocus('a')} tabIndex={-1} />
}

/** The settings of an element with the button that had the focus before they were asked for. */
async function ask(isLocked: boolean) {
  const page = sampleDocument(sampleBlock('a'))
  const setup = runnerOn(isLocked ? { ...page, notes: { a: { locked: true } } } : page, ['a'])
  const focused = new ValueStore<FocusedField | null>(null)
  const onFocused = vi.fn(() => focused.set(null))
  stage.show(
    <RawIntlProvider value={createText('fr_FR', composerFr)}>
      <WorkbenchContext value={{ ...setup, focused } as unknown as Workbench}>
        <button type="button">Chercher, faire…</button>
        <Head />
        <VisibilityForm id="a" onFocused={onFocused} />
      </WorkbenchContext>
    </RawIntlProvider>,
  )
  document.querySelector('button')?.focus()
  await act(async () => {
    focused.set({ blockId: 'a', pointer: '/visibility' })
    await Promise.resolve()
  })
  return { focused: focused.get(), calls: onFocused.mock.calls.length }
}

it('gives the focus to « Qui le voit » when the settings are asked for, once', async () => {
  expect(await ask(false)).toEqual({ focused: null, calls: 1 })
  expect(document.activeElement?.closest('div')?.parentElement?.textContent).toContain('Qui le voit')
  expect(document.activeElement?.localName).toBe('select')
})

it('gives the focus to the head of a locked element, whose settings take none', async () => {
  expect(await ask(true)).toEqual({ focused: null, calls: 1 })
  expect(document.activeElement?.localName).toBe('header')
})
