import { StrictMode, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { IsClosed } from '#domain/urls/disabled-paths.ts'
import { prepareBlocks, type PreparedBlocks } from '#engine/prepare-blocks.ts'
import { loadMessages } from '#i18n/messages.ts'
import { createText, TextProvider } from '#i18n/TextProvider.tsx'
import { RenderProvider, type SiteContext } from '#renderer/context.ts'
import { renderBlocks } from '#renderer/render-blocks.tsx'
import { createSanitiser } from '#server/content/pages/sanitiser.ts'
import type { Block } from '#schemas/generated/content.ts'
import type { SentForm } from '#schemas/runtime/site-rendering.ts'
import { runWithin } from '#tests/support/run-within.ts'
import { testContext, testDocument, testPlaceholders } from './block-context.ts'
import { answersFor, withHostileTexts, type Answers } from './block-data.ts'
import type { BlockSubject } from './block-subject.ts'

/** A page of one block that takes longer to render loops without end; no machine is that slow. */
const RENDER_LIMIT_MS = 60_000

const text = createText('fr_FR', await loadMessages('fr_FR', () => undefined))

/** The sanitiser of the tests: the product's own. */
export const { sanitise } = createSanitiser()

/** Reads blocks as the server does before it renders them, with the addresses that are closed. */
export function prepare({ registry }: BlockSubject, blocks: Block[], isClosed: IsClosed | null = null): PreparedBlocks {
  return prepareBlocks(registry, blocks, {
    sanitise,
    placeholders: testPlaceholders,
    audience: 'visitors',
    now: 0,
    place: 'test',
    isClosed,
  })
}

const english = { ...testContext.site.defaultLang, id: 2, code: 'en_GB', label: 'English' }
/** A page that is in two languages, for what shows nothing on another. */
const context: SiteContext = {
  ...testContext,
  site: { ...testContext.site, languages: [...testContext.site.languages, english] },
  page: { ...testContext.page, alternates: [{ locale: 'en_GB', url: '/en/company-address' }] },
}

function contextFor(answers: Answers): SiteContext {
  if (answers.kind !== 'hostile') return context
  const parameters = [...context.parameters].map(([type, value]) => [type, typeof value === 'string' ? answers.text : value] as const)
  return {
    ...context,
    parameters: new Map(parameters),
    site: withHostileTexts(context.site, answers.text) as SiteContext['site'],
  }
}

/** A tree of blocks on a page, as the server and the browser both make it. */
function stage(subject: BlockSubject, blocks: readonly Block[], answers: Answers, form: SentForm | null = null): ReactElement {
  const input = { views: subject.views, interactive: subject.interactive, data: answersFor(subject, blocks, answers) }
  return (
    <TextProvider text={text}>
      <RenderProvider value={{ ...contextFor(answers), form }} document={testDocument}>
        {renderBlocks(blocks, input)}
      </RenderProvider>
    </TextProvider>
  )
}

/** A tree of blocks on a page, rendered twice over by React to bring out views that are not pure. */
export function strictStage(subject: BlockSubject, blocks: readonly Block[], answers: Answers): ReactElement {
  return <StrictMode>{stage(subject, blocks, answers)}</StrictMode>
}

/** The HTML of blocks as the server sends it, with a form of theirs that was refused; a view that loops is cut off. */
export function serverHtml(
  subject: BlockSubject,
  blocks: readonly Block[],
  answers: Answers = { kind: 'given' },
  form: SentForm | null = null,
): string {
  const element = stage(subject, blocks, answers, form)
  return runWithin(RENDER_LIMIT_MS, () => renderToString(element))
}
