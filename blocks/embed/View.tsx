import { useState, type CSSProperties } from 'react'
import { useText } from '#i18n/hooks/use-text.ts'
import { useLocalePath, useMedia } from '#renderer/context.ts'
import { hostOf } from '#renderer/host-of.ts'
import { Html } from '#renderer/html/SafeHtml.tsx'
import type { BlockViewProps } from '#renderer/view.ts'
import type { EmbedProps } from '#schemas/generated/block-props.ts'
import { BlockFrame } from '#ui/layout/BlockFrame.tsx'
import { ClickToLoad, ExternalFrame } from '#ui/media/ClickToLoad.tsx'
import { LinkButton } from '#ui/navigation/LinkButton.tsx'
import { Picture } from '#ui/media/Picture.tsx'
import styles from './View.module.css'

/** A page of another site in a frame without rights over this one, fetched on a click. */
export function View({ props: { title, url, height, poster, caption } }: BlockViewProps<EmbedProps>) {
  const text = useText()
  const localPath = useLocalePath()
  const image = useMedia(poster)
  const [isAsked, setAsked] = useState(false)
  const href = localPath(url)
  const host = href.startsWith('https://') ? hostOf(href) : undefined
  return (
    <BlockFrame>
      <figure className={styles.embed} style={{ '--height': `${height}px` } as CSSProperties}>
        {host === undefined ? (
          <LinkButton href={href} label={title} kind="secondary" />
        ) : (
          <ClickToLoad
            poster={image && <Picture image={image} alt="" sizes="(width < 78rem) 92vw, 72rem" />}
            label={text('block.embed.show', { title })}
            icon="download"
            href={href}
            notice={text('block.embed.notice', { host })}
            isLoaded={isAsked}
            onLoad={() => setAsked(true)}
          >
            <ExternalFrame src={href} title={title} sandbox="allow-scripts allow-forms allow-popups" />
          </ClickToLoad>
        )}
        {caption && <Html as="figcaption" className={`inline-links ${styles.caption}`} html={caption} />}
      </figure>
    </BlockFrame>
  )
}
