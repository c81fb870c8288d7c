// @vitest-environment jsdom
import { RawIntlProvider } from 'react-intl'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import composerFr from '#i18n/messages/composer/fr.json'
import { createText } from '#i18n/TextProvider.tsx'
import { shownToast, shownToasts } from '#kit/feedback/toast.ts'
import { ValueStore } from '#engine/value-store.ts'
import { WorkbenchContext } from '#composer/workbench/use-workbench.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'
import { pasteBenchOn } from '#tests/support/composer/composer-setup.ts'
import { sampleBlock, sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { drawn } from '#tests/support/panel/after-picture.ts'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { waitUntil } from '#tests/support/wait-until.ts'
import { NotesSheet } from './NotesSheet.tsx'
import type { Thread } from './thread.ts'

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => stage.end())

const claire = { id: 7, name: 'Claire Roy' }
const paul = { id: 8, name: 'Paul Brun' }
const marc = { id: 9, name: 'Marc Petit' }
const written = (note: number, writtenBy: typeof claire) =>
  ({ note, text: `Note ${note}`, writtenBy, writtenAt: '2026-11-27T13:12:07Z', hasAuthorLeft: writtenBy === marc }) as const
const thread = (note: number, writtenBy: typeof claire, answers: Thread['answers'] = []): Thread => ({
  ...written(note, writtenBy),
  ...{ block: 'a', answers, resolvedBy: null, resolvedAt: null },
})

/** Shows the sheet over these threads to Claire; « read » gives what the server answers next. */
function showSheet(first: readonly Thread[]) {
  const server = { threads: first }
  const remove = vi.fn((_key: unknown, _note: number) => Promise.resolve(null))
  const restore = vi.fn((_key: unknown, _note: number): Promise<null> => Promise.resolve(null))
  const list = vi.fn(() => Promise.resolve(server.threads))
  const bench = pasteBenchOn(sampleDocument(sampleBlock('a')), ['a'])
  const threads = new ValueStore<readonly Thread[]>(first)
  const props = { ...bench.props, accountId: claire.id, admin: { note: { remove, restore, list } } }
  stage.show(
    <RawIntlProvider value={createText('fr_FR', composerFr)}>
      <WorkbenchContext value={{ ...bench, registry: { types: new Map() }, threads, props } as unknown as Workbench}>
        <NotesSheet onClose={vi.fn()} />
      </WorkbenchContext>
    </RawIntlProvider>,
  )
  return { server, remove, restore }
}

const removeButtons = () =>
  waitUntil(() => {
    const found = [...document.querySelectorAll('button')].filter(({ textContent }) => textContent.startsWith('Supprimer'))
    if (found.length === 0) throw new Error('the notes are not shown')
    return found
  })
const shownNotes = () => [...document.querySelectorAll('li')].map(({ textContent }) => /Note \d/.exec(textContent)?.[0])

it('removes the own notes and those of who has left the team, and no other', async () => {
  const { remove } = showSheet([thread(1, claire), thread(2, paul, [written(3, marc), written(4, paul)]), thread(5, marc)])
  const buttons = await removeButtons()
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Supprimer ma note', 'Supprimer cette réponse', 'Supprimer cette note'])
  await drawn(() => {
    for (const button of buttons) button.click()
  })
  expect(remove.mock.calls.map(([, note]) => note)).toEqual([1, 3, 5])
})

it('offers « Annuler » after a deletion, which brings the note back or says why it cannot', async () => {
  const [own, other] = [thread(1, claire), thread(2, paul)]
  const { server, restore } = showSheet([own, other])
  const [button] = await removeButtons()
  server.threads = [other]
  await drawn(() => button?.click())
  const offered = () => shownToasts().find(({ acts = [] }) => acts.length > 0)
  expect(offered()?.text).toBe('Note supprimée.')
  expect(shownNotes()).toEqual(['Note 2'])
  const [undo] = offered()?.acts ?? []
  expect(undo?.label).toBe('Annuler')
  restore.mockRejectedValueOnce(new Error('Ce brouillon n’existe plus.'))
  await drawn(() => undo?.onAct())
  expect(shownToast()).toMatchObject({ text: 'Ce brouillon n’existe plus.', tone: 'stop' })
  server.threads = [own, other]
  await drawn(() => undo?.onAct())
  expect(shownToast()?.text).toBe('La note est revenue.')
  expect([restore.mock.calls.map(([, note]) => note), shownNotes()]).toEqual([
    [1, 1],
    ['Note 1', 'Note 2'],
  ])
})
