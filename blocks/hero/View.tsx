import { useLocalePath, useMedia, useIsPageTitle } from '#renderer/context.ts'
import { Html } from '#renderer/html/SafeHtml.tsx'
import type { BlockViewProps } from '#renderer/view.ts'
import type { HeroProps } from '#schemas/generated/block-props.ts'
import { Picture } from '#ui/media/Picture.tsx'
import styles from './View.module.css'

const SIZES = { split: '(width < 62rem) 92vw, 36vw', centered: '(width < 62rem) 92vw, 60rem', full: '100vw' }
const ACTIONS = `flow ${styles.actions}`

/** The head of a page: its title, what it is about, and what to do next. */
export function View({ id, props, slots }: BlockViewProps<HeroProps>) {
  const image = useMedia(props.image)
  const localPath = useLocalePath()
  const Title = useIsPageTitle(id) ? 'h1' : 'h2'
  const { kicker, title, intro, href, layout, points } = props
  return (
    <div className={styles.hero} data-tone={props.tone} data-layout={layout} data-picture={image ? '' : undefined}>
      <div className={styles.frame}>
        <div className={styles.words}>
          {kicker && <p className={`label ${styles.kicker}`}>{kicker}</p>}
          <Title className={styles.title} data-long={title.length > 56 ? '' : undefined}>
            {href ? <a href={localPath(href)}>{title}</a> : title}
          </Title>
          <div className={styles.more}>
            {intro && <Html as="p" className={`inline-links ${styles.intro}`} html={intro} />}
            {slots.actions && <div className={ACTIONS}>{slots.actions}</div>}
          </div>
        </div>
        {image && (
          <div className={styles.picture}>
            <Picture image={image} sizes={SIZES[layout]} priority={Title === 'h1'} className={styles.image} />
          </div>
        )}
        <Points points={points} />
      </div>
    </div>
  )
}

function Points({ points }: { readonly points: readonly string[] | undefined }) {
  if (!points || points.length === 0) return null
  return (
    <ul className={styles.points}>
      {points.map((point, index) => (
        <li key={index}>{point}</li>
      ))}
    </ul>
  )
}
