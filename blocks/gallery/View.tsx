import { useText } from '#i18n/hooks/use-text.ts'
import { useMediaFinder } from '#renderer/context.ts'
import { usePictureLinks } from '#renderer/hooks/use-image-links.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { GalleryProps } from '#schemas/generated/block-props.ts'
import { BlockFrame } from '#ui/layout/BlockFrame.tsx'
import { PictureGrid } from '#ui/lists/PictureGrid.tsx'

/** Pictures in a grid, seen large one by one; one that is gone leaves no hole. */
export function View({ props: { title, level, columns, ratio, items } }: BlockViewProps<GalleryProps>) {
  const text = useText()
  const find = useMediaFinder()
  const slides = items.flatMap(({ image, caption }) => {
    const found = find(image)
    return found ? [{ image: found, caption }] : []
  })
  const pictures = usePictureLinks(title || text('slider.pictures'), slides)
  const words = { enlarge: (number: number) => text('slider.enlarge', { number }), video: text('slider.video') }
  return (
    <BlockFrame title={title} level={level}>
      <PictureGrid pictures={pictures} columns={columns} ratio={ratio} words={words} />
    </BlockFrame>
  )
}
