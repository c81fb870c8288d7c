import type { Json } from '#schemas/generated/content.ts'
import type { Reference } from './reference.ts'

type Props = Readonly<Record<string, Json>>

/** The kinds of contents that blocks list without naming them. */
export const listedKinds = ['service', 'news', 'article', 'album', 'product'] as const

/** A kind of contents that blocks list without naming them. */
export type ListedKind = (typeof listedKinds)[number]

/** A list that a block shows: contents of one kind that fit, all of them or the first ones. */
export interface ListedContents {
  readonly kind: ListedKind
  /** Contents with one of these tags; without any, all of them. */
  readonly tags?: readonly string[]
  /** Contents of this folder and those below it. */
  readonly folder?: number
  readonly type?: string
  readonly isPromoted?: boolean
  /** The length of a list that has no further page. */
  readonly first?: number
}

/** Longest key of a list; what is longer is stored as one list for each tag. */
const KEY_LENGTH = 400

const texts = (value: Json | undefined): string[] => (Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [])
const count = ({ count: of }: Props, isPaged: boolean): Pick<ListedContents, 'first'> =>
  typeof of === 'number' && !isPaged ? { first: of } : {}

const lists: ReadonlyMap<string, (props: Props) => ListedContents> = new Map<string, (props: Props) => ListedContents>([
  ['service-list', ({ tags }) => ({ kind: 'service', tags: texts(tags) })],
  ['news-list', (props) => ({ kind: 'news', tags: texts(props['tags']), ...count(props, props['pagination'] === true) })],
  ['promoted-news', () => ({ kind: 'news', isPromoted: true, first: 1 })],
  [
    'blog-list',
    (props) => ({
      kind: 'article',
      ...(typeof props['folder'] === 'number' && { folder: props['folder'] }),
      ...count(props, props['pagination'] === true),
    }),
  ],
  ['album-list', (props) => ({ kind: 'album', ...count(props, props['level'] === 1) })],
  [
    'product-list',
    ({ type, tags }) => ({ kind: 'product', tags: texts(tags), ...(typeof type === 'string' && type !== 'ALL' && { type }) }),
  ],
])

/** The key under which a list is stored: its kind, and what narrows it. */
export function listKey({ kind, tags = [], folder, type, isPromoted, first }: ListedContents): string {
  const narrowed = Object.entries({ folder, type, promoted: isPromoted || undefined, first, tags: tags.toSorted().join() || undefined })
  const query = narrowed.flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${String(value)}`]))
  return [kind, ...query].join(' ')
}

/** Reads a stored key again; null for a kind that is no longer listed. */
export function readListKey(key: string): ListedContents | null {
  const [name, ...query] = key.split(' ')
  const kind = listedKinds.find((each) => each === name)
  if (kind === undefined) return null
  const of = new Map(query.map((part) => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)]))
  const [tags, folder, type, first] = ['tags', 'folder', 'type', 'first'].map((each) => of.get(each))
  return {
    ...{ kind, tags: tags === undefined ? [] : tags.split(','), isPromoted: of.has('promoted') },
    ...(folder !== undefined && { folder: Number(folder) }),
    ...(type !== undefined && { type }),
    ...(first !== undefined && { first: Number(first) }),
  }
}

/** The list of contents that a block shows, as a reference; nothing for a block that lists none. */
export function referencesOfList(type: string, props: Props): Reference[] {
  const listed = lists.get(type)?.(props)
  if (!listed) return []
  const { tags = [], first: _first, ...whole } = listed
  const keys = [listKey(listed)].flatMap((key) => (key.length > KEY_LENGTH ? tags.map((tag) => listKey({ ...whole, tags: [tag] })) : [key]))
  return keys.map((key) => ({ kind: 'list', key }))
}
