import { useText } from '#i18n/hooks/use-text.ts'
import { useIsPageTitle, useLocalePath, usePage } from '#renderer/context.ts'
import { Html } from '#renderer/html/SafeHtml.tsx'
import type { BlockViewProps } from '#renderer/view.ts'
import type { EventDetail } from '#schemas/api/content/event-item.ts'
import type { EventProps } from '#schemas/generated/block-props.ts'
import { DocumentFrame } from '#ui/layout/DocumentLayout.tsx'
import { LinkButton } from '#ui/navigation/LinkButton.tsx'
import { eventNotes } from './event-meta.tsx'
import { Registration } from './Registration.tsx'

interface EventData {
  readonly event?: EventDetail
}

/** An event: when and where in the margin, what happens there, and how to put one's name down. */
export function View({ id, props, data: { event } }: BlockViewProps<EventProps, EventData>) {
  const text = useText()
  const localPath = useLocalePath()
  const { title, locale } = usePage()
  const Title = useIsPageTitle(id) ? 'h1' : 'h2'
  const list = props.listHref === undefined ? null : localPath(props.listHref)
  if (!event) {
    return (
      <DocumentFrame Title={Title} title={title}>
        <p>{text('block.event.missing')}</p>
        {list !== null && <LinkButton href={list} label={text('event.all')} kind="secondary" />}
      </DocumentFrame>
    )
  }
  return (
    <DocumentFrame
      Title={Title}
      title={event.title}
      kicker={list === null ? undefined : <a href={list}>{text('event.all')}</a>}
      image={event.image}
      notes={eventNotes(event, text, locale)}
    >
      {event.content && <Html className="prose" html={event.content} />}
      <Registration id={`${id}-registration`} props={props} event={event} />
    </DocumentFrame>
  )
}
