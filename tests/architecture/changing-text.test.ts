import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sharedSlots, sharedTexts, typedNodes } from './changing-text.ts'

const listed = execFileSync('git', ['ls-files', 'blocks', 'src'], { encoding: 'utf8' }).split('\n')
const views = listed
  .filter((path) => /(?:\.tsx|-props\.ts)$/.test(path) && !path.endsWith('.test.tsx'))
  .map((path) => ({ path, code: readFileSync(path, 'utf8') }))
/**
 * Tells whether nothing renders the views of a block again as long as its page is shown: it is not interactive, its data and its address do not
 * change, and it follows no actor.
 */
function isStatic(folder: string): boolean {
  const { interactive = false } = JSON.parse(readFileSync(`${folder}/block.json`, 'utf8')) as { interactive?: boolean }
  const code = views.filter(({ path }) => path.startsWith(`${folder}/`)).map((view) => view.code)
  return !interactive && !existsSync(`${folder}/data.ts`) && !code.some((text) => /useBlockActor|useForm\b|useSiteForm|useQuery/.test(text))
}

const folderOf = (path: string) => path.split('/').slice(0, 2).join('/')
const staticFolders = new Set(
  listed
    .filter((path) => path.endsWith('/block.json'))
    .map(folderOf)
    .filter(isStatic),
)
const changing = views.filter(({ path }) => !staticFolders.has(folderOf(path)))

const slots = views.flatMap(({ code }) => sharedSlots(code))

/** The texts of one element, as a view would write it. */
const textsOf = (jsx: string) => sharedTexts(`export const View = () => ${jsx}`).flatMap(({ texts }) => texts)

// A browser that translates a page replaces each text node, and React goes on writing to the one that is gone.
describe('text that changes', () => {
  it('stands in an element of its own in every view that is rendered again', () => {
    expect(changing.length).toBeGreaterThan(200)
    const found = changing.flatMap(({ path, code }) => {
      const typed = views
        .filter((other) => other.path.endsWith('-props.ts') && dirname(other.path) === dirname(path))
        .flatMap((other) => typedNodes(other.code))
      return sharedTexts(code, { slots, typed }).map(({ line, texts }) => `${path}:${line} ${texts.join(' ')}`)
    })
    expect(found).toEqual([])
  })

  it.each([
    ['<p>{price}{struck && <s>{struck}</s>}</p>', ['{price}']],
    ['<p>{count} articles</p>', ['{count}']],
    ["<p>{text('tax')}{unit && `, ${unit}`}</p>", ['{unit && `, ${unit}`}']],
    ['<>{said}</>', ['{said}']],
    ["<button>{isSent && <Spinner />}{text('send')}</button>", ["{text('send')}"]],
    ['<p>{pieces.map((piece) => piece)}</p>', ['{pieces.map((piece) => piece)}']],
    ["<p>{isOpen ? 'a' : 'b'}<b /></p>", ["{isOpen ? 'a' : 'b'}"]],
  ])('is found in %s', (jsx, texts) => {
    expect(textsOf(jsx)).toEqual(texts)
  })

  it.each([
    '<p>{price}</p>',
    '<p><span>{price}</span>{struck && <s>{struck}</s>}</p>',
    "<p>{text('tax')} <b>{price}</b></p>",
    '<ul>{lines.map((line) => <li>{line}</li>)}<li /></ul>',
    "<p>{isOpen ? <b /> : null}<i>{text('send')}</i></p>",
  ])('is not found in %s', (jsx) => {
    expect(textsOf(jsx)).toEqual([])
  })

  it('is found where a component returns it, or puts it beside other children', () => {
    expect(sharedTexts('export function Said({ words }: Props) { return words }').map(({ texts }) => texts)).toEqual([['words']])
    const panel =
      'interface Props { children: ReactNode }\nexport function Panel({ children }: Props) { return <div><i />{children}</div> }'
    const use = 'export const View = () => <Panel>{said}</Panel>'
    expect(sharedTexts(use, { slots: sharedSlots(panel) }).map(({ texts }) => texts)).toEqual([['{said}']])
    expect(sharedTexts(use)).toEqual([])
  })
})
