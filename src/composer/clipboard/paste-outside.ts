import type { Dropped } from '#schemas/composer/dropped-content.ts'
import type { Block } from '#schemas/generated/content.ts'
import { toast } from '#kit/feedback/toast.ts'
import { commands } from '#composer/commands/commands.ts'
import { fillPlace, freePlaces } from '#composer/uploads/fill-absent-pictures.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'
import { fileOfSource } from './html/file-of-source.ts'
import type { Pasted, PastedPart, PastedPicture } from './html/pasted.ts'
import { nameLeftOut } from './name-left-out.ts'
import type { OutsideContent } from './outside-content.ts'

/** The parts of a workbench that a paste from another program needs. */
export type PasteBench = Pick<Workbench, 'runner' | 'store' | 'text' | 'side' | 'focused' | 'uploads' | 'problems'> &
  Partial<Pick<Workbench, 'may'>>

/** A picture that is to be sent, with the words that belong to it. */
type Sent = Pick<PastedPicture, 'alt' | 'caption' | 'href'> & { readonly file: File }

/** Pastes the content of another program as one act: pictures go to the library first. Pictures alone fill the places of an element that lacks them. It names what it leaves out. */
export async function pasteOutside(bench: PasteBench, content: OutsideContent): Promise<void> {
  // Nothing is sent to the library for an act that is not the person's.
  if (bench.may === 'words') return void bench.runner.refuse({ id: 'composer.rights.words' })
  const { selection } = bench.runner.situation
  try {
    const { parts, files, dropped } = await partsOf(bench, content)
    if (parts.length === 0 && files.length === 0 && dropped.size === 0) return void toast({ text: bench.text('composer.paste.nothing') })
    const given = [...parts.map((part) => (part.kind === 'block' ? blockOf(bench, part) : sentOf(part))), ...files.map(sentFile)]
    const blocks: Block[] = []
    for (const item of await fillPlaces(bench, selection, given)) blocks.push(...('file' in item ? await sentPicture(bench, item) : [item]))
    insert(bench, blocks, dropped)
  } catch {
    toast({ text: bench.text('composer.paste.failed'), tone: 'stop' })
  }
}

interface Parts extends Pasted {
  /** Pictures that come as files. */
  readonly files: readonly File[]
}

async function partsOf(bench: PasteBench, { html, words, files }: OutsideContent): Promise<Parts> {
  const [{ readPastedHtml }, { readPastedWords, addressOf }, { createPurifier }] = await Promise.all([
    import('./html/read-html.ts'),
    import('./html/read-words.ts'),
    import('#engine/validation/purifier.ts'),
  ])
  const context = {
    registry: bench.runner.situation.registry,
    sanitise: createPurifier(window).sanitise,
    origin: location.origin,
    videoTitle: (service: string) => bench.text('composer.paste.video', { service }),
  }
  const pasted = html === '' || addressOf(words) !== null ? readPastedWords(words, context) : readPastedHtml(html, context)
  if (pasted.parts.length > 0 || files.length === 0) return { ...pasted, files: [] }
  // A picture copied from a page comes as a file beside an address that nothing may be loaded from.
  const pictures = files.filter(({ type }) => type.startsWith('image/'))
  const others = files.length - pictures.length
  return { parts: [], files: pictures, dropped: new Map(others > 0 ? [['file', others] as const] : []) }
}

function blockOf({ runner }: PasteBench, { type, props }: Extract<PastedPart, { kind: 'block' }>): Block {
  const { registry, newId } = runner.situation
  return { id: newId(), type, v: registry.types.get(type)?.version ?? 1, props }
}

const sentOf = ({ source, alt, caption, href }: PastedPicture): Sent => ({ file: fileOfSource(source), alt, caption, href })

const sentFile = (file: File): Sent => ({ file, alt: '', caption: '', href: '' })

/** Sends pictures that come alone into the places of the one selected element that lacks them; what finds no place there is the answer. */
async function fillPlaces(bench: PasteBench, [id, ...others]: readonly string[], given: readonly (Block | Sent)[]) {
  // A caption or a link has no place in a picture of another element.
  const pictures = given.flatMap((item) => ('file' in item && item.caption === '' && item.href === '' ? [item] : []))
  if (id === undefined || others.length > 0 || pictures.length < given.length) return given
  const places = freePlaces(bench, id)
  const filled = await Promise.all(
    pictures.slice(0, places.length).map((picture, at) => fillPlace(bench, { id, pointer: places[at] ?? '' }, picture)),
  )
  const isSelected = bench.runner.situation.selection[0] === id
  if (isSelected && pictures.length === 1 && pictures[0]?.alt === '' && filled[0]) askFor(bench, id, `${filled[0]}/alt`)
  return given.slice(places.length)
}

/** The block of a picture once the library has it; none when the library refuses it or the person cancels. One that is sent again later becomes an act of its own. */
async function sentPicture(bench: PasteBench, { file, alt, caption, href }: Sent): Promise<Block[]> {
  const blocks: Block[] = []
  let isOver = false
  const onTaken = ({ id }: { readonly id: number }) => {
    const image = { id, ...(alt !== '' && { alt }) }
    const props = { image, ...(caption !== '' && { caption }), ...(href !== '' && { href }) }
    const block = blockOf(bench, { kind: 'block', type: 'image', props })
    if (isOver) insert(bench, [block], new Map())
    else blocks.push(block)
  }
  await bench.uploads.send({ file, onTaken })
  isOver = true
  return blocks
}

function insert(bench: PasteBench, blocks: readonly Block[], dropped: Dropped): void {
  const isDone = blocks.length > 0 && bench.runner.run(commands.paste, { blocks })
  nameLeftOut(bench, dropped)
  const [only, ...others] = blocks
  if (isDone && only && others.length === 0) askForMissing(bench, only)
}

/** Moves the focus to the missing text of a block that was pasted alone: the alternative text of a picture, the title of a video. */
function askForMissing(bench: PasteBench, { type, props }: Block): void {
  const [blockId = null] = bench.runner.situation.selection
  const { image } = props
  const isNameless = type === 'image' && typeof image === 'object' && image !== null && !('alt' in image)
  const pointer = isNameless ? '/image/alt' : type === 'video' ? '/title' : null
  if (pointer !== null) askFor(bench, blockId, pointer)
}

function askFor({ side, focused }: PasteBench, blockId: string | null, pointer: string): void {
  side.set('inspector')
  focused.set({ blockId, pointer })
}
