import { absentPictures, gonePictures } from './french.ts'

/** The card of a block that lacks required pictures, with the way to the first one; nothing for a block that lacks none. */
export function AbsentPictures({ pointers }: { readonly pointers: readonly string[] }) {
  const [first] = pointers
  if (first === undefined) return null
  return (
    <div className="canvas-card canvas-absent">
      <p>{pointers.length === 1 ? absentPictures.one : absentPictures.several(pointers.length)}</p>
      <p>{absentPictures.seen}</p>
      <div className="canvas-acts">
        <button type="button" data-canvas-picture={first}>
          {gonePictures.choose}
        </button>
      </div>
    </div>
  )
}
