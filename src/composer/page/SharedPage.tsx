import { useEffect, useState } from 'react'
import styles from '#composer/side/side.module.css'
import { usePickers } from '#composer/pickers/use-pickers.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useHead, useWorkbench } from '#composer/workbench/use-workbench.ts'
import { cutWords } from '#engine/text/cut-words.ts'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The address of the picture that networks show; null while it is not known. */
function useSharingPicture(): string | null {
  const id = useHead('/seo/image')
  const { media } = usePickers()
  const [found, setFound] = useState<{ readonly id: number; readonly src: string } | null>(null)
  useEffect(() => {
    let isOver = false
    if (typeof id === 'number')
      media.find(id).then(
        (item) => !isOver && setFound(item && { id, src: item.thumb }),
        () => undefined,
      )
    return () => void (isOver = true)
  }, [id, media])
  return found?.id === id ? (found?.src ?? null) : null
}

/** How the page looks where it is shared. */
export function SharedPage() {
  const text = useComposerText()
  const { props } = useWorkbench()
  const [title, seoTitle, description] = [useHead('/title'), useHead('/seo/title'), useHead('/seo/description')].map(textOf)
  const picture = useSharingPicture()
  return (
    <div className={styles.shared} role="group" aria-label={text('composer.page.shared')}>
      {picture !== null && <img src={picture} alt="" />}
      <div>
        <span>{props.site.siteHost}</span>
        <b>{seoTitle || title}</b>
        {description && <span>{cutWords(description, 110)}</span>}
      </div>
    </div>
  )
}
