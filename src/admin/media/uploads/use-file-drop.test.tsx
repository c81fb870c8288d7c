// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { useFileDrop } from './use-file-drop.ts'

const onFiles = vi.fn<(files: readonly File[]) => void>()
const names = () => onFiles.mock.calls.map(([files]) => files.map(({ name }) => name))

let stage: PanelStage
beforeEach(() => {
  onFiles.mockReset()
  stage = stagePanel()
  stage.show(<Screen />)
})
afterEach(() => stage.end())

function Screen() {
  const isOver = useFileDrop(onFiles)
  return (
    <main>
      <img alt="" />
      <textarea />
      <p role="status">{isOver ? 'Déposez ici' : ''}</p>
    </main>
  )
}

const file = (name: string, type = 'image/jpeg') => new File(['x'], name, { type })

interface Folder {
  readonly name: string
  readonly holds: readonly (File | Folder)[]
}

/** The entry of a file or folder; a folder answers two names at a time. */
function entryOf(given: File | Folder): FileSystemEntry {
  const { name } = given
  if (given instanceof File)
    return { name, isFile: true, isDirectory: false, file: (done: (file: File) => void) => done(given) } as unknown as FileSystemEntry
  const rest = given.holds.map(entryOf)
  const readEntries = (done: (part: FileSystemEntry[]) => void) => done(rest.splice(0, 2))
  return { name, isFile: false, isDirectory: true, createReader: () => ({ readEntries }) } as unknown as FileSystemEntry
}

/** The data of a drag or of the clipboard; jsdom has no such object. */
const holding = (given: readonly (File | Folder)[], types: readonly string[] = ['Files']) => ({
  types,
  files: given.map((each) => (each instanceof File ? each : file(each.name, ''))),
  items: given.map((each) => ({ kind: 'file', webkitGetAsEntry: () => entryOf(each) })),
})

/** Sends an event, and waits until the folders that it holds are read. */
async function send(type: string, parts: object, from: EventTarget = document.body): Promise<Event> {
  const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), { relatedTarget: null, ...parts })
  await act(async () => {
    from.dispatchEvent(event)
    await new Promise((resolve) => setTimeout(resolve))
  })
  return event
}
const status = () => stage.place.querySelector('[role=status]')?.textContent

it('takes several dropped files, says where to drop them, and keeps the browser on its page', async () => {
  const dataTransfer = holding([file('cave.jpg'), file('tarifs.pdf', 'application/pdf')])
  expect((await send('dragover', { dataTransfer })).defaultPrevented).toBe(true)
  expect(status()).toBe('Déposez ici')
  expect((await send('drop', { dataTransfer })).defaultPrevented).toBe(true)
  expect([names(), status()]).toEqual([[['cave.jpg', 'tarifs.pdf']], ''])
})

it('takes the files of a folder and of those below it, without the files of the system', async () => {
  const below = { name: 'caves', holds: [file('10.jpg'), file('9.jpg'), file('.DS_Store', ''), file('Thumbs.db', '')] }
  await send('drop', { dataTransfer: holding([file('seul.jpg'), { name: 'photos', holds: [below, file('vue.jpg')] }]) })
  expect(names()).toEqual([['seul.jpg', '9.jpg', '10.jpg', 'vue.jpg']])
})

it('leaves dragged words alone, and a picture of the panel itself', async () => {
  const words = holding([], ['text/plain'])
  expect((await send('dragover', { dataTransfer: words })).defaultPrevented).toBe(false)
  await send('drop', { dataTransfer: words })
  const picture = stage.place.querySelector('img')!
  const dataTransfer = holding([file('vignette.webp')], ['text/html', 'Files'])
  await send('dragstart', { dataTransfer }, picture)
  await send('dragover', { dataTransfer })
  await send('drop', { dataTransfer })
  expect([names(), status()]).toEqual([[], ''])
  await send('dragend', { dataTransfer }, picture)
  await send('drop', { dataTransfer: holding([file('autre.jpg')]) })
  expect(names()).toEqual([['autre.jpg']])
})

it('takes a pasted picture, also with the focus in a field', async () => {
  const clipboardData = holding([file('image.png', 'image/png')])
  expect((await send('paste', { clipboardData })).defaultPrevented).toBe(true)
  await send('paste', { clipboardData }, stage.place.querySelector('textarea')!)
  expect(names()).toEqual([['image.png'], ['image.png']])
})

it('leaves pasted words to their field, which office programs accompany by a picture', async () => {
  const clipboardData = holding([file('image.png', 'image/png')], ['text/plain', 'text/html', 'Files'])
  expect((await send('paste', { clipboardData }, stage.place.querySelector('textarea')!)).defaultPrevented).toBe(false)
  await send('paste', { clipboardData: holding([], ['text/plain']) })
  expect(names()).toEqual([])
})
