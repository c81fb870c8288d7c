import { valueAt } from '#engine/document/pointer.ts'
import { describeFaults } from '#engine/registry/describe-faults.ts'
import { readSchema } from '#forms/read-schema.ts'
import { blockFormStore } from '#composer/inspector/block-form-store.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'
import type { UploadTarget } from './picture-uploads.ts'

type Bench = Pick<Workbench, 'store' | 'uploads' | 'problems'> & { readonly runner: Pick<Workbench['runner'], 'run' | 'situation'> }

/** A picture from another program, with its alternative text. */
interface Given {
  readonly file: File
  /** Empty for none. */
  readonly alt: string
}

/** Lists the required pictures that an element lacks and that are not on their way, in the order of its card; none for an element that lacks something else. */
export function freePlaces({ runner, store, uploads, problems }: Bench, id: string): readonly string[] {
  const block = store.block(id)
  if (!block) return []
  const invalid = problems.get().filter(({ blockId, code }) => blockId === id && code === 'PROPS_INVALID')
  const faults = invalid.flatMap((problem) => problem.faults)
  const own = uploads.all.get().filter(({ target }) => target?.id === id)
  // The canvas shows a refused picture in its place, and finds nothing absent there.
  const refused = own.flatMap(({ target, refusal }) => (target && refusal !== null ? [target.pointer] : []))
  const taken = own.flatMap(({ target, refusal }) => (target && refusal === null ? [target.pointer] : []))
  const { pictures } = describeFaults(runner.situation.registry, block.type, faults)
  const free = new Set([...pictures, ...refused])
  return [...free].filter((pointer) => valueAt(block.props, pointer) === undefined && !taken.includes(pointer))
}

/** Sends a picture into a place of an element, as its field would; another one that was refused there goes. The answer is the place where it went in the end, null for a picture that is not taken at once. */
export async function fillPlace(bench: Bench, { id, pointer }: UploadTarget, { file, alt }: Given): Promise<string | null> {
  const places: string[] = []
  await bench.uploads.send({
    file,
    target: { id, pointer },
    onTaken: (item, now = pointer) => {
      const schema = bench.runner.situation.registry.types.get(bench.store.block(id)?.type ?? '')?.manifest.props
      // An element that was removed meanwhile takes no picture: the library has it.
      if (!schema) return
      const isTaken = blockFormStore(bench, id, readSchema(schema)).set(now, { id: item.id, ...(alt !== '' && { alt }) })
      if (isTaken) places.push(now)
    },
  })
  return places[0] ?? null
}
