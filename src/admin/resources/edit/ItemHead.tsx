import { Link } from 'react-router-dom'
import { IconButton } from '#kit/buttons/IconButton.tsx'
import { Icon } from '#kit/icons/Icon.tsx'
import { usePanel } from '#admin/panel-context.ts'
import { useStored } from '#admin/resources/form/use-stored.ts'
import { ItemState } from '#admin/resources/ItemState.tsx'
import { agreementOf, nounOf } from '#admin/resources/texts/resource-words.ts'
import { useResourceText } from '#admin/resources/texts/use-resource-text.ts'
import { useResource } from '#admin/resources/use-resource.ts'
import { useScreenTitle } from '#admin/screens/use-screen-title.ts'
import styles from './edit.module.css'
import { ItemActs, type ActsProps } from './head/ItemActs.tsx'
import { itemTitle } from './item-title.ts'
import { useIsDirty, useSessionState } from './use-item-session.ts'

interface HeadProps extends ActsProps {
  /** Opens what is known beside the form, in a narrow window. */
  readonly onAbout: (() => void) | null
}

/** The title as it is typed. */
function Title({ session }: Pick<HeadProps, 'session'>) {
  const text = useResourceText()
  const { start } = usePanel()
  const { resource } = useResource()
  const { item } = useSessionState(session)
  const typed = useStored(session.store, '', (form) => itemTitle(form, resource, start.locales[0] ?? ''))
  const fallback =
    item === null ? text('resources.new', { agreement: agreementOf(resource), noun: nounOf(resource) }) : text('resources.untitled')
  const title = typed === '' ? fallback : typed
  useScreenTitle(title)
  return <h1 title={title}>{title}</h1>
}

/** Says what is saved: the state of the item, and whether something waits. */
function SavedState({ session }: Pick<HeadProps, 'session'>) {
  const text = useResourceText()
  const { resource } = useResource()
  const { item, busy } = useSessionState(session)
  const isDirty = useIsDirty(session)
  const words = busy === 'save' ? 'resources.saving' : isDirty ? 'resources.unsaved' : item === null ? null : 'resources.isSaved'
  return (
    <div className={styles.state}>
      {item !== null && resource.life === 'published' && <ItemState state={item.state} publishedAt={item.publishedAt} />}
      <p role="status">
        {words === 'resources.isSaved' && <Icon name="check" size={14} />}
        {words !== null && <span>{text(words)}</span>}
      </p>
    </div>
  )
}

/** The head of a form: the way back, the title, what is saved, the acts. */
export function ItemHead(props: HeadProps) {
  const text = useResourceText()
  const { resource } = useResource()
  const { item } = useSessionState(props.session)
  return (
    <header className={styles.head}>
      <nav className={styles.crumbs}>
        <Link to={`/${resource.name}`}>
          <span>{resource.words.many.fr}</span>
        </Link>
        <Icon name="chevron-right" size={14} />
      </nav>
      <Title session={props.session} />
      <SavedState session={props.session} />
      {props.onAbout !== null && <IconButton icon="history" size="medium" label={text('resources.about')} onClick={props.onAbout} />}
      {item?.state !== 'TRASHED' && <ItemActs {...props} />}
    </header>
  )
}
