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
import type { NotesState, Thread } from './thread.ts'

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

/** Shows the sheet over these threads to Claire; `server.threads` is what the server answers next, null for no answer. */
async function showSheet(first: readonly Thread[], stored: readonly Thread[] | null = first, selected: readonly string[] = ['a']) {
  const server = { threads: stored }
  const remove = vi.fn((_key: unknown, _note: number) => Promise.resolve(null))
  const restore = vi.fn((_key: unknown, _note: number): Promise<null> => Promise.resolve(null))
  const list = vi.fn(() => (server.threads === null ? Promise.reject(new Error('offline')) : Promise.resolve(server.threads)))
  const resolve = () => Promise.resolve(null)
  const bench = pasteBenchOn(sampleDocument(sampleBlock('a')), selected)
  const threads = new ValueStore<readonly Thread[]>(first)
  const notesState = new ValueStore<NotesState>('reading')
  const props = { ...bench.props, accountId: claire.id, admin: { note: { remove, restore, resolve, list } } }
  stage.show(
    <RawIntlProvider value={createText('fr_FR', composerFr)}>
      <WorkbenchContext value={{ ...bench, registry: { types: new Map() }, threads, notesState, props } as unknown as Workbench}>
        <NotesSheet onClose={vi.fn()} />
      </WorkbenchContext>
    </RawIntlProvider>,
  )
  await drawn()
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
  const { remove } = await showSheet([thread(1, claire), thread(2, paul, [written(3, marc), written(4, paul)]), thread(5, marc)])
  const buttons = await removeButtons()
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Supprimer ma note', 'Supprimer cette réponse', 'Supprimer cette note'])
  await drawn(() => {
    for (const button of buttons) button.click()
  })
  expect(remove.mock.calls.map(([, note]) => note)).toEqual([1, 3, 5])
})

it('offers « Annuler » after a deletion, which brings the note back or says why it cannot', async () => {
  const [own, other] = [thread(1, claire), thread(2, paul)]
  const { server, restore } = await showSheet([own, other])
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

const dialogText = () => document.querySelector('[role=dialog]')?.textContent ?? ''
const buttonIn = (row: number, words: string) =>
  [...document.querySelectorAll<HTMLElement>(`[data-row="${row}"] button`)].find(({ textContent }) => textContent === words)
const focused = () => {
  const { activeElement } = document
  return activeElement instanceof HTMLElement ? (activeElement.dataset['row'] ?? activeElement.textContent) : null
}

/** Presses a button of a row that has the focus, after which the server answers these threads. */
async function press(button: HTMLElement | undefined, server: { threads: readonly Thread[] | null }, after: readonly Thread[]) {
  server.threads = after
  await drawn(() => {
    button?.focus()
    button?.click()
  })
}

it.each([
  ['the first note', 1, 'ma note', '2'],
  ['the last note', 6, 'ma note', '5'],
  ['the first of two answers', 3, 'ma réponse', '4'],
  ['the last of two answers', 4, 'ma réponse', '3'],
  ['the only answer', 7, 'ma réponse', '6'],
])('gives the focus to what stands beside %s that is deleted', async (_, gone, words, beside) => {
  const all = [
    thread(1, claire),
    thread(2, paul, [written(3, claire), written(4, claire)]),
    thread(5, paul),
    thread(6, claire, [written(7, claire)]),
  ]
  const { server } = await showSheet(all)
  const left = all.filter(({ note }) => note !== gone)
  await press(
    buttonIn(gone, `Supprimer ${words}`),
    server,
    left.map((each) => ({ ...each, answers: each.answers.filter(({ note }) => note !== gone) })),
  )
  expect(focused()).toBe(beside)
})

it('gives the focus to the title of the sheet after the deletion of the only note', async () => {
  const { server } = await showSheet([thread(1, claire)])
  await press(buttonIn(1, 'Supprimer ma note'), server, [])
  expect(focused()).toBe('Notes')
})

it('leaves the focus on the button that settles a note, which goes to the end of the list', async () => {
  const [first, second] = [thread(1, claire), thread(2, paul)]
  const { server } = await showSheet([first, second])
  await press(buttonIn(1, 'Régler'), server, [{ ...first, resolvedBy: claire, resolvedAt: '2026-11-27T13:12:07Z' }, second])
  expect([shownNotes(), focused()]).toEqual([['Note 2', 'Note 1'], 'Rouvrir'])
  expect(document.activeElement).toBe(buttonIn(1, 'Rouvrir'))
})

it('says who has settled a note', async () => {
  await showSheet([{ ...thread(1, paul), resolvedBy: claire, resolvedAt: '2026-11-27T13:12:07Z' }])
  expect(dialogText()).toContain('Réglée par Claire Roy')
})

it.each([
  ['the field of a new note', 'a mouse', false, 'TEXTAREA'],
  ['the title', 'a touch screen', true, 'H2'],
])('gives the focus to %s when it opens with %s', async (_, _device, isCoarse, tag) => {
  const listeners = { addEventListener: vi.fn(), removeEventListener: vi.fn() }
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('coarse') ? isCoarse : true, ...listeners }))
  await showSheet([thread(1, paul)])
  await waitUntil(() => expect(document.activeElement?.tagName).toBe(tag))
})

it('lists the notes of the page that come after the sheet was opened, with no element chosen', async () => {
  await showSheet([], [thread(1, paul)], [])
  expect(dialogText()).toContain('Choisissez un élément')
  expect(shownNotes()).toEqual(['Note 1'])
})

it('says that the notes could not be read, and reads them again on request', async () => {
  const { server } = await showSheet([], null)
  expect(dialogText()).toContain('Les notes n’ont pas pu être lues.')
  server.threads = [thread(1, paul)]
  await drawn(() => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Réessayer')?.click())
  expect([shownNotes(), dialogText().includes('lues')]).toEqual([['Note 1'], false])
})

it('says that there are no notes once none were found', async () => {
  await showSheet([])
  expect(dialogText()).toContain('Aucune note pour le moment.')
})
