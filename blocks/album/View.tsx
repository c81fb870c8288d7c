import { useText } from '#i18n/hooks/use-text.ts'
import { useIsPageTitle, useLocalePath, usePage } from '#renderer/context.ts'
import { usePictureLinks } from '#renderer/hooks/use-image-links.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { Album } from '#schemas/api/content/album.ts'
import type { AlbumProps } from '#schemas/generated/block-props.ts'
import { LinkButton } from '#ui/navigation/LinkButton.tsx'
import { EmptyList, ListFrame } from '#ui/layout/ListLayout.tsx'
import { PictureGrid } from '#ui/lists/PictureGrid.tsx'

/** An album: its name, and its pictures in a grid, seen large one by one. */
export function View({ id, props, data: { album } }: BlockViewProps<AlbumProps, { readonly album?: Album }>) {
  const text = useText()
  const localPath = useLocalePath()
  const { title } = usePage()
  const Title = useIsPageTitle(id) ? 'h1' : 'h2'
  const name = album?.name ?? title
  const pictures = usePictureLinks(
    name,
    (album?.images ?? []).map((image) => ({ image, caption: image.name || undefined })),
  )
  if (!album)
    return (
      <ListFrame Title={Title} title={name}>
        <EmptyList>
          <p>{text('block.album.missing')}</p>
          <LinkButton href={localPath('albums')} label={text('block.album.all')} kind="secondary" />
        </EmptyList>
      </ListFrame>
    )
  const words = { enlarge: (number: number) => text('slider.enlarge', { number }), video: text('slider.video') }
  return (
    <ListFrame Title={Title} title={name} intro={<p>{text('block.album.count', { count: album.imageCount })}</p>}>
      <PictureGrid pictures={pictures} columns={props.columns} ratio={props.ratio} beginsPage={Title === 'h1'} words={words} />
    </ListFrame>
  )
}
