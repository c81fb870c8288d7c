import { absentPictures, gonePictures } from './french.ts'

/** The card of a block that lacks required pictures, with the way to the first one; nothing for a block that lacks none. */
export function AbsentPictures({ pointers }: { readonly pointers: readonly string[] }) {
  const [first] = pointers
  if (first === undefined) return null
  return (
    <div className="canvas-card canvas-absent">
      <p>{sentenceOf(pointers.length, first)}</p>
      <p>{absentPictures.seen}</p>
      <div className="canvas-acts">
        <button type="button" data-canvas-picture={first}>
          {gonePictures.choose}
        </button>
      </div>
    </div>
  )
}

/** Says how many pictures are lacking. Beside that of an item, others may be chosen. */
function sentenceOf(count: number, first: string): string {
  if (count > 1) return absentPictures.several(count)
  return first.split('/').length > ITEM_DEPTH ? absentPictures.last : absentPictures.one
}

/** The parts of a pointer to a field of the element, such as `/media/image`; an item of a list is deeper. */
const ITEM_DEPTH = 3
