import { useSearchError } from '#i18n/hooks/use-search-error.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { useLocalePath, usePage } from '#renderer/context.ts'
import { Html } from '#renderer/html/SafeHtml.tsx'
import { useListTitle } from '#renderer/hooks/use-list-title.ts'
import { useSearchedText, useSearchLimit } from '#renderer/hooks/use-search-limit.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { CallData } from '#schemas/api/calls.ts'
import type { SearchProps } from '#schemas/generated/block-props.ts'
import { SearchForm } from '#ui/forms/SearchForm.tsx'
import { Icon } from '#ui/icons/Icon.tsx'
import { listHeadingTags } from '#ui/text/heading-tags.ts'
import { ListFrame } from '#ui/layout/ListLayout.tsx'
import { Found } from './SearchResults.tsx'
import { KindLinks } from './TypeFilter.tsx'
import styles from './View.module.css'

interface SearchData {
  readonly found?: CallData<'search.find'>
}

/** A field to look for something in the whole site, and what was found of it; where to go when there is nothing. */
export function View({ id, props, data: { found } }: BlockViewProps<SearchProps, SearchData>) {
  const text = useText()
  const localPath = useLocalePath()
  const { path, query } = usePage()
  const heading = useListTitle(id, props)
  const { Title, Name } = listHeadingTags(heading)
  const sought = props.action === undefined ? query['q'] : undefined
  const answering = props.action === undefined ? path : localPath(props.action)
  const searchError = useSearchError(useSearchLimit())
  const searched = useSearchedText()
  const field = (
    <SearchForm
      id={`${id}-q`}
      action={answering.startsWith('/') ? answering : path}
      label={text('block.search.label')}
      submit={text('search.submit')}
      defaultValue={sought}
      error={searchError}
      icon={<Icon name="search" />}
    />
  )
  if (sought === undefined) {
    return (
      <ListFrame
        Title={Title}
        title={heading.title}
        intro={props.intro && <Html as="p" className="inline-links" html={props.intro} />}
        filter={field}
      >
        <ElsewhereLinks links={props.links} />
      </ListFrame>
    )
  }
  return (
    <ListFrame
      Title={Title}
      title={heading.title}
      filter={
        <>
          {field}
          <KindLinks kinds={props.kinds ?? []} />
        </>
      }
    >
      <Found found={found} sought={searched} perPage={props.count} Name={Name} />
      {(found?.total ?? 0) === 0 && <ElsewhereLinks links={props.links} />}
    </ListFrame>
  )
}

function ElsewhereLinks({ links = [] }: Pick<SearchProps, 'links'>) {
  const text = useText()
  const localPath = useLocalePath()
  if (links.length === 0) return null
  return (
    <div className={styles.links}>
      <p>{text('block.search.links')}</p>
      <ul className="places">
        {links.map(({ label, href }, index) => (
          <li key={index}>
            <a href={localPath(href)}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
