/** Signs in the source of a view that it needs script in the browser, each with the name by which a message tells it. */
const MARKS: readonly (readonly [string, RegExp])[] = [
  [
    'a hook of state or effect',
    /\buse(?:State|Reducer|Effect|LayoutEffect|InsertionEffect|Ref|Transition|SyncExternalStore|PictureLinks)\b/,
  ],
  ['a component that lives (PlacesMap, NewPasswordInput)', /<(?:PlacesMap|NewPasswordInput)\b/],
  ['a handler (onClick={…})', /\son[A-Z]\w*=\{/],
  ['a listener (addEventListener)', /addEventListener/],
  ['window or document', /\b(?:window|document)\./],
]

/** The signs that some sources hold, as `View.tsx: a handler (onClick={…})`. */
export function scriptMarks(sources: ReadonlyMap<string, string>): string[] {
  return [...sources].flatMap(([file, source]) => MARKS.filter(([, mark]) => mark.test(source)).map(([name]) => `${file}: ${name}`))
}

/** The names of all signs, for a message. */
export const scriptMarkNames: readonly string[] = MARKS.map(([name]) => name)
