import type { MessageKey } from '#i18n/messages.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { useLocalePath, usePage } from '#renderer/context.ts'
import { useListPages, useQueryAddress } from '#renderer/hooks/use-query-url.ts'
import type { CallData } from '#schemas/api/calls.ts'
import type { HighlightedText, SearchItem } from '#schemas/api/content/search.ts'
import { EmptyList } from '#ui/layout/ListLayout.tsx'
import { ListPagination, ListPastEnd } from '#view-parts/ListPages.tsx'
import styles from './View.module.css'

/** The name of each kind of content. Collections of a site have none here. */
const KINDS: ReadonlyMap<string, MessageKey> = new Map(
  Object.entries({
    PAGE: 'block.search.kind.PAGE',
    BLOG: 'block.search.kind.BLOG',
    'BLOG-FOLDER': 'block.search.kind.BLOG-FOLDER',
    NEWS: 'block.search.kind.NEWS',
    SERVICE: 'block.search.kind.SERVICE',
    EVENT: 'block.search.kind.EVENT',
    ALBUM: 'block.search.kind.ALBUM',
    PRODUCT: 'block.search.kind.PRODUCT',
  } as const),
)

const RESULT = `whole ${styles.result}`
const INSTEAD = `inline-links ${styles.instead}`

interface FoundProps {
  readonly found: CallData<'search.find'> | undefined
  readonly sought: string
  readonly perPage: number
  readonly Name: 'h2' | 'h3' | 'h4'
}

/** How much was found, and a page of it; or why there is nothing, and what to try. */
export function Found({ found, sought, perPage, Name }: FoundProps) {
  const text = useText()
  const pages = useListPages(found?.total ?? 0, perPage)
  if (!found)
    return (
      <EmptyList>
        <p>{text('block.search.failed')}</p>
      </EmptyList>
    )
  if (found.total === 0) return <Nothing sought={sought} />
  return (
    <>
      <p className={styles.total}>
        <Isolated words={(query) => text('block.search.total', { total: found.total, query })} own={found.meant?.q ?? sought} />
      </p>
      {found.meant && <Instead sought={sought} exactly={found.meant.exactly} />}
      {pages.isPastEnd ? (
        <ListPastEnd pages={pages} />
      ) : (
        <ol className={styles.results}>
          {found.items.map((item) => (
            <Result key={`${item.type} ${item.id}`} item={item} Name={Name} />
          ))}
        </ol>
      )}
      <ListPagination pages={pages} label="block.search.pages" />
    </>
  )
}

/** That something else was looked for, and how to look for what was typed. */
function Instead({ sought, exactly }: { readonly sought: string; readonly exactly: string }) {
  const text = useText()
  const address = useQueryAddress()
  return (
    <p className={INSTEAD}>
      <Isolated words={(query) => text('block.search.instead', { query })} own={sought} />{' '}
      <a href={address({ q: exactly })}>{text('block.search.exactly')}</a>
    </p>
  )
}

function Result({ item, Name }: { readonly item: SearchItem; readonly Name: FoundProps['Name'] }) {
  const text = useText()
  const localPath = useLocalePath()
  const { type, title, titleMarks = [{ text: title }], url, snippet, tags } = item
  const kind = KINDS.get(type)
  return (
    <li className={RESULT}>
      {kind && <p className={styles.kind}>{text(kind)}</p>}
      <div>
        <Name className={styles.name}>
          <a className="whole-link" href={localPath(url)}>
            <Marked words={titleMarks} />
          </a>
        </Name>
        <p className={styles.snippet}>
          <Marked words={snippet.map(withHeldDots)} />
        </p>
        {tags && (
          <p className={styles.tags}>
            {text('block.search.tags')} <Marked words={joined(tags.map(({ label }) => label))} />
          </p>
        )}
      </div>
    </li>
  )
}

function Marked({ words }: { readonly words: HighlightedText }) {
  return words.map(({ text, mark }, index) => (mark === true ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>))
}

/** The dots of what goes on stand in the line of the word beside them. */
const withHeldDots = (piece: HighlightedText[number]): HighlightedText[number] => ({
  ...piece,
  text: piece.text.replace(/^… /, '…\u00a0').replace(/ …$/, '\u00a0…'),
})

/** Words that were found, one after the other. */
const joined = (words: readonly string[]): HighlightedText =>
  words.flatMap((word, index) => [...(index > 0 ? [{ text: ', ' }] : []), { text: word, mark: true as const }])

// A character that no text contains.
const PLACE = '\ufffc'

/** A message around the words of a visitor, which are isolated in their direction. */
function Isolated({ words, own }: { readonly words: (place: string) => string; readonly own: string }) {
  const [before, after] = words(PLACE).split(PLACE)
  return (
    <>
      <span>{before}</span>
      <bdi>{own}</bdi>
      <span>{after}</span>
    </>
  )
}

function Nothing({ sought }: { readonly sought: string }) {
  const text = useText()
  const address = useQueryAddress()
  const { type } = usePage().query
  return (
    <EmptyList>
      <p>
        <Isolated words={(query) => text('block.search.nothing', { query })} own={sought} />
      </p>
      {type === undefined ? (
        <p>{text('block.search.advice')}</p>
      ) : (
        <p className="inline-links">
          <a href={address({ type: '' })}>{text('block.search.allKinds')}</a>
        </p>
      )}
    </EmptyList>
  )
}
