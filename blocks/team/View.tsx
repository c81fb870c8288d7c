import { useLocalePath, useMedia } from '#renderer/context.ts'
import { Html } from '#renderer/html/SafeHtml.tsx'
import type { BlockViewProps } from '#renderer/view.ts'
import type { TeamProps } from '#schemas/generated/block-props.ts'
import { BlockFrame } from '#ui/layout/BlockFrame.tsx'
import { headingTags } from '#ui/text/heading-tags.ts'
import { Picture } from '#ui/media/Picture.tsx'
import { initials } from './initials.ts'
import styles from './View.module.css'

type Member = TeamProps['members'][number]

const TEXT = `inline-links ${styles.text}`

/** The people of the house; who has no portrait has a seal with the initials. */
export function View({ props }: BlockViewProps<TeamProps>) {
  const localPath = useLocalePath()
  const { Name } = headingTags(props)
  return (
    <BlockFrame title={props.title} level={props.level}>
      <ul className={styles.items}>
        {props.members.map((member, index) => {
          const { name, role, text, href, linkLabel } = member
          return (
            <li key={index} className={styles.item}>
              <Portrait of={member} />
              <div>
                <Name className={styles.name}>{name}</Name>
                {role && <p className={styles.role}>{role}</p>}
                {text && <Html as="p" className={TEXT} html={text} />}
                {href && (
                  <a className={styles.link} href={localPath(href)}>
                    {linkLabel ?? readable(href)}
                  </a>
                )}
              </div>
            </li>
          )
        })}
      </ul>
    </BlockFrame>
  )
}

const readable = (href: string) => href.replace(/^(?:mailto:|tel:|https?:\/\/)/i, '')

function Portrait({ of: { name, image } }: { readonly of: Member }) {
  const picture = useMedia(image)
  if (picture) return <Picture image={picture} sizes="5.5rem" alt="" className={styles.portrait} />
  return (
    <span className={styles.seal} aria-hidden="true">
      {initials(name)}
    </span>
  )
}
