import { mediaRefsOf } from '#engine/document/media-ids.ts'
import type { Block } from '#schemas/generated/content.ts'
import type { Canvas } from './canvas-model.ts'
import { gonePictures } from './french.ts'

/** The card at the end of a block with pictures that are gone; nothing for a block that has all of its pictures. */
export function GonePictures({ props, media }: { readonly props: Block['props'] } & Pick<Canvas, 'media'>) {
  const gone = mediaRefsOf(props).filter(({ id }) => media.get(id) === undefined)
  const [first] = gone
  if (!first) return null
  return (
    <div className="canvas-card canvas-gone">
      <p>{gone.length === 1 ? gonePictures.one : gonePictures.several(gone.length)}</p>
      <p>{gonePictures.seen}</p>
      <div className="canvas-acts">
        <button type="button" data-canvas-picture={first.pointer}>
          {gonePictures.choose}
        </button>
      </div>
    </div>
  )
}
