import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { isTaken } from '#engine/validation/validate-anchors.ts'
import { checkPage, checkShell } from '#engine/validation/validate-page.ts'
import { marksOf } from '#engine/validation/unique-anchors.ts'
import { mapTexts } from '#engine/text/map-texts.ts'
import { migrateProps } from '#engine/registry/migrations.ts'
import type { PageIssue } from '#engine/validation/page-issue.ts'
import type { Block, Json, LocalText } from '#schemas/generated/content.ts'
import type { BrowserPage } from '#tests/support/documents/browser-page.ts'
import { flattenBlocks } from '#site/document/fetch-block-data.ts'
import { misplacedFaults } from '#tests/support/http/form-faults.ts'
import { isFull, seed, takeTurn } from '#tests/support/sampling.ts'
import { activeContent } from './active-content.ts'
import { extremeProps } from './arbitrary-props.ts'
import { arbitraryBlock, blockOf, documentWith, withFullSlots } from './block-examples.ts'
import { prepare, sanitise, serverHtml, strictStage } from './block-stage.tsx'
import type { BlockSubject } from './block-subject.ts'
import { hostileBlocks } from './hostile-blocks.ts'
import { hostileTexts } from './hostile-texts.ts'
import { scriptMarkNames, scriptMarks } from './script-marks.ts'

/** One promise of the contract kit; `run` throws when the block breaks it. */
interface BlockCheck {
  readonly name: string
  /** In how many turns `npm test` runs it once for each type; each turn unless said. */
  readonly apart?: number
  /** Runs with all samples where `isWhole` says so, else with those of this turn. */
  readonly run: (subject: BlockSubject, page: BrowserPage, isWhole?: boolean) => void | Promise<void>
}

const SEED = 20_261_120

function assertNone(what: string, found: readonly unknown[]): void {
  if (found.length > 0)
    throw new Error(`${what}: ${found.map((item) => (typeof item === 'string' ? item : JSON.stringify(item))).join(' · ')}`)
}

function assert(condition: boolean, message: string): void {
  if (!condition) throw new Error(message)
}

function issuesOf(subject: BlockSubject, block: Block): PageIssue[] {
  const document = documentWith(subject, [block])
  return ('layout' in document ? checkPage : checkShell)(subject.registry, document, { sanitise })
}

function ready(subject: BlockSubject, block: Block): Block[] {
  const { blocks, problems } = prepare(subject, [block])
  assertNone(
    'Reading the block met problems',
    problems.filter(({ leftOut }) => leftOut),
  )
  return blocks
}

function forGenerated(subject: BlockSubject, numRuns: number, look: (block: Block) => void): void {
  fc.assert(fc.property(arbitraryBlock(subject), look), { seed: SEED, numRuns })
}

interface Labelled {
  readonly 'x-label'?: Partial<LocalText>
  readonly properties?: Readonly<Record<string, Labelled>>
  readonly items?: Labelled
}

function unlabelled(name: string, schema: Labelled): string[] {
  const inner = Object.entries({ ...schema.properties, ...schema.items?.properties })
  return [...(isComplete(schema['x-label']) ? [] : [name]), ...inner.flatMap(([key, property]) => unlabelled(`${name}.${key}`, property))]
}

function isComplete(text: Partial<LocalText> | undefined): boolean {
  return Boolean(text?.fr && text.en)
}

/** Everything that the kit asks of a block type, the promises that guard the others first. */
export const blockChecks: readonly BlockCheck[] = [
  {
    name: 'has French and English labels',
    run: ({ type: { manifest } }) => {
      const { label, help, slots, props } = manifest
      const texts = [
        ['label', label] as const,
        ['help', help] as const,
        ...Object.entries(slots).map(([name, slot]) => [name, slot.label] as const),
      ]
      const missing = texts.filter(([, text]) => !isComplete(text)).map(([name]) => name)
      const unnamed = Object.entries(props.properties).flatMap(([name, schema]) => unlabelled(name, schema as Labelled))
      assertNone('Without a French or an English text', [...missing, ...unnamed])
    },
  },
  {
    name: 'has examples, and they are valid',
    run: (subject) => {
      assert(subject.examples.length > 0, 'The folder examples/ holds no example')
      for (const { name, block } of subject.examples) {
        assert(block.type === subject.type.type, `examples/${name} is of type ${block.type}`)
        assertNone(`examples/${name} is not valid`, issuesOf(subject, block))
      }
    },
  },
  {
    name: 'renders each example within a second, and the same again',
    run: (subject) => {
      for (const { name, block } of subject.examples) {
        const html = serverHtml(subject, ready(subject, block))
        assert(html.includes(`data-block="${block.id}"`) && !/^<div[^>]*><\/div>$/.test(html), `examples/${name} renders nothing`)
        assert(html === serverHtml(subject, ready(subject, block)), `examples/${name} renders differently each time`)
      }
    },
  },
  {
    name: 'renders props made from its schema',
    apart: 3,
    run: (subject) => {
      forGenerated(subject, 40, (block) => {
        assertNone('Made from the schema and refused', issuesOf(subject, block))
        serverHtml(subject, ready(subject, block))
      })
    },
  },
  {
    name: 'renders when its data does not come',
    run: (subject) => {
      for (const { block } of subject.examples) serverHtml(subject, ready(subject, block), { kind: 'missing' })
    },
  },
  {
    name: 'renders the least and the most that its schema allows, and refuses more',
    run: (subject) => {
      for (const end of ['least', 'most'] as const) {
        const block = blockOf(subject, extremeProps(subject.type.manifest.props, end))
        assertNone(`The ${end} that the schema allows is refused`, issuesOf(subject, block))
        serverHtml(subject, ready(subject, block))
      }
      for (const [name, over] of overLong(subject)) {
        const block = blockOf(subject, { ...extremeProps(subject.type.manifest.props, 'least'), [name]: over })
        assert(
          issuesOf(subject, block).some(({ code }) => code === 'TOO_LONG'),
          `An over-long ${name} is not refused`,
        )
        assert(prepare(subject, [block]).blocks.length === 0, `An over-long ${name} is shown`)
      }
    },
  },
  {
    name: 'renders with its slots empty and full',
    run: (subject) => {
      const most = extremeProps(subject.type.manifest.props, 'most')
      serverHtml(subject, ready(subject, blockOf(subject, most)))
      const full = withFullSlots(subject, blockOf(subject, most))
      const html = serverHtml(subject, ready(subject, full))
      const lost = Object.entries(full.slots ?? {}).filter(([, children]) =>
        children.some(({ id }) => !html.includes(`data-block="${id}"`)),
      )
      assertNone(
        'Slots whose children are not all shown',
        lost.map(([name]) => name),
      )
    },
  },
  {
    name: 'refuses a prop that it does not know',
    run: (subject) => {
      const block = blockOf(subject, { ...extremeProps(subject.type.manifest.props, 'least'), onClick: 'alert(1)' })
      assert(
        issuesOf(subject, block).some(({ code }) => code === 'UNKNOWN_PROP'),
        'An unknown prop is not refused',
      )
      assert(prepare(subject, [block]).blocks.length === 0, 'A block with an unknown prop is shown')
    },
  },
  {
    name: 'makes no active content of hostile texts',
    run: (subject, _page, isWhole = isFull) => {
      // The letters of its name give each type another twelfth of the texts.
      const number = [...subject.type.type].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
      for (const text of takeTurn(hostileTexts, 12, { seed: seed + number, isFull: isWhole })) {
        const pages = hostileBlocks(subject, text).map((blocks) => serverHtml(subject, blocks, { kind: 'hostile', text }))
        assertNone(`Active content from ${text}`, activeContent(pages.join('')))
      }
    },
  },
  {
    name: 'says the faults of its forms in the order of their fields, and leads to the first',
    run: (subject) => {
      for (const { name, block } of subject.examples) {
        const blocks = ready(subject, block)
        const page = serverHtml(subject, blocks)
        assertNone(
          `examples/${name}`,
          misplacedFaults(page, (form) => serverHtml(subject, blocks, { kind: 'given' }, form)),
        )
      }
    },
  },
  {
    name: 'gives its parts ids that no anchor can take, once each',
    run: (subject) => {
      const full = withFullSlots(subject, blockOf(subject, extremeProps(subject.type.manifest.props, 'most')))
      for (const block of [...subject.examples.map((example) => example.block), full]) {
        const blocks = ready(subject, block)
        const ids = [...serverHtml(subject, blocks).matchAll(/<[a-z][^>]*\sid=(?:"([^"]*)"|([\w-]+))/g)].map(
          ([, quoted, bare]) => quoted ?? bare ?? '',
        )
        assertNone(
          'Ids that are given twice',
          ids.filter((id, index) => ids.indexOf(id) !== index),
        )
        const marks = marksOf(blocks)
        // An anchor is written in small letters, figures and hyphens alone.
        const open = ids.filter((id) => /^[a-z0-9-]+$/.test(id) && !marks.anchors.has(id) && !isTaken(id, marks.ids))
        assertNone('Ids that an anchor may take: begin them with the id of the block, or list them in schemas/text/reserved-ids.ts', open)
      }
    },
  },
  {
    name: 'hydrates without a warning',
    apart: 3,
    run: async (subject, page) => {
      const blocks = [...subject.examples.map(({ block }) => block), ...fc.sample(arbitraryBlock(subject), { seed: SEED, numRuns: 6 })]
      for (const block of blocks) {
        const prepared = ready(subject, block)
        const element = strictStage(subject, prepared, { kind: 'given' })
        const { complaints, html } = await page.hydrate(serverHtml(subject, prepared), element)
        assertNone('Hydrating was not silent', complaints)
        assert(html.includes(`data-block="${block.id}"`), 'The block is gone after hydrating')
      }
    },
  },
  {
    name: 'breaks no rule of axe',
    apart: 4,
    run: async (subject, page) => {
      for (const { name, block } of subject.examples)
        assertNone(`examples/${name}`, await page.violations(serverHtml(subject, ready(subject, block))))
      const full = withFullSlots(subject, blockOf(subject, extremeProps(subject.type.manifest.props, 'most')))
      assertNone('With full slots', await page.violations(serverHtml(subject, ready(subject, full))))
    },
  },
  {
    name: 'sends script only when it says so',
    run: ({ type, interactive, sources }) => {
      const declared = type.manifest.interactive
      assert(interactive.has(type.type) === declared, 'The set of interactive types is not what the manifest says: run npm run generate')
      const marks = scriptMarks(sources)
      if (declared) assert(marks.length > 0, `The manifest says interactive, and no source of the view has ${scriptMarkNames.join(', ')}`)
      else assertNone('The manifest says static, and these files need script: take it out, or say "interactive": true', marks)
    },
  },
  {
    name: 'is listed with its data needs and its migrations',
    run: ({ type, sources }) => {
      assert(sources.has('data.ts') === (type.needs !== null), 'blocks/catalogue.ts and data.ts do not agree')
      assert(sources.has('migrations.ts') === type.version > 1, 'migrations.ts does not agree with the version')
    },
  },
  {
    name: 'migrates from every past version',
    run: ({ type, pairs }) => {
      const versions = pairs.map(({ version }) => version)
      assert(
        isDeepStrictEqual(
          versions,
          Array.from({ length: type.version - 1 }, (_, index) => index + 2),
        ),
        `migrations/ holds pairs for ${versions.join(', ')}`,
      )
      for (const { version, before, after } of pairs) {
        const kept = structuredClone(before)
        const made = migrateProps(type.migrations.slice(0, version - 1), version - 1, deepFreeze(before))
        assert(
          isDeepStrictEqual(made, after),
          `migrations/${version}.after.json: expected ${JSON.stringify(after)}, got ${JSON.stringify(made)}`,
        )
        assert(isDeepStrictEqual(before, kept), `The migration to ${version} changes what it is given`)
        const newest = migrateProps(type.migrations, version - 1, before)
        assert(type.validate(newest), `From version ${version - 1}: ${JSON.stringify(type.validate.errors)}`)
      }
    },
  },
  {
    name: 'renders each example without a link whose page is closed, or is left out whole',
    run: (subject) => {
      for (const { name, block } of subject.examples)
        for (const address of addressesOf(subject, block)) {
          const { blocks, problems } = prepare(subject, [block], (url) => url === address)
          assertNone(
            `examples/${name} without ${address} met problems`,
            problems.filter(({ leftOut }) => leftOut),
          )
          const html = serverHtml(subject, blocks)
          assert(!html.includes('undefined'), `examples/${name} without ${address} shows the word undefined`)
          assert(!html.includes(`href="${address}"`), `examples/${name} still leads to ${address}`)
        }
    },
  },
]

function overLong({ type: { manifest } }: BlockSubject): [string, Json][] {
  return Object.entries(manifest.props.properties).flatMap(([name, { maxLength, format }]) =>
    typeof maxLength === 'number' ? [[name, `${format === 'safe-url' ? '/' : ''}${'M'.repeat(maxLength + 1)}`] as [string, Json]] : [],
  )
}

/** The addresses that the links of a block lead to, those by default with them. */
function addressesOf(subject: BlockSubject, block: Block): ReadonlySet<string> {
  const found = new Set<string>()
  for (const { type, props } of flattenBlocks(ready(subject, block)))
    mapTexts(subject.registry.types.get(type)?.fields ?? [], props, (kind, text) => {
      if (kind === 'url') found.add(text)
      return text
    })
  return found
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(deepFreeze)
  return value
}
