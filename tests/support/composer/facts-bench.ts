import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import type { QualityFacts } from '#engine/quality/facts.ts'
import { referencesOf } from '#engine/quality/references.ts'
import type { QualityFinding } from '#engine/quality/finding.ts'
import { ValueStore } from '#engine/value-store.ts'
import type { Block } from '#schemas/generated/content.ts'
import { FactsReader, type FactsAnswer, type FactsState } from '#composer/checks/facts-reader.ts'
import { watchQuality, type QualityReview } from '#composer/checks/watch-quality.ts'
import { Saver } from '#composer/saving/saver.ts'
import type { DraftIssue } from '#composer/checks/draft-issue.ts'
import type { SidePanel } from '#composer/workbench/workbench.ts'
import { testBlockOf, testRegistry } from '#tests/support/blocks/test-registry.ts'
import { sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { runnerOn } from './composer-setup.ts'

/** A text with a link. */
export const linkTo = (id: string, path: string) => testBlockOf('rich', { html: `<p><a href="${path}">Vers ${path}</a></p>` }, { id })

const EMPTY: QualityFacts = {
  ...{ locale: 'fr_FR', hosts: [], links: {}, media: {}, forms: {}, sections: {} },
  ...{ colors: [], emptySettings: [], wordsToReplace: [], prices: [] },
}

/** Facts of a document that are known and stay so, for parts that only read them. */
export const KNOWN_FACTS = { state: new ValueStore<FactsState>('known'), ask: () => Promise.resolve(true) }

/** A question about the stored draft that waits until the test answers or fails it. */
interface Question {
  readonly answer: () => Promise<void>
  readonly fail: () => Promise<void>
}

/**
 * A page with a link to `/contact` and more blocks below it, whose saver and facts have a server that answers when the test says so. Only pages
 * of `pages` exist there.
 */
export function factsBench(pages: ReadonlySet<string> = new Set(['/contact']), more: readonly Block[] = []) {
  const head = { url: 'vins', title: 'Nos vins du domaine', seo: { description: 'Douze vins en bio, vendus au domaine toute l’année.' } }
  const setup = runnerOn({ ...sampleDocument(linkTo('a', '/contact'), ...more), head })
  const { store, server, timer } = setup
  const registry = testRegistry()
  const settled = () => new Promise<void>((resolve) => setTimeout(resolve))
  let isOnline = true
  const failureOf = () => 'offline' as const
  const send = (request: Parameters<typeof server.take>[0]) =>
    isOnline ? Promise.resolve(server.take(request)) : Promise.reject(new Error('offline'))
  const heard = { onState: (): void => undefined }
  const saver = new Saver({ store, timer, send, failureOf, onState: () => heard.onState() })
  const questions: Question[] = []
  const answerAbout = (document: EditedDocument): FactsAnswer => {
    const links = Object.fromEntries(referencesOf(registry, document, []).links.map((path) => [path, pages.has(path)]))
    return { review: { facts: { ...EMPTY, links }, stops: [], findings: [] } as unknown as FactsAnswer['review'], issues: [] }
  }
  const read = () => {
    const { promise, resolve, reject } = Promise.withResolvers<FactsAnswer>()
    const { document } = server.log
    const then = (act: () => void) => () => (act(), settled())
    questions.push({ answer: then(() => resolve(answerAbout(document))), fail: then(() => reject(new Error('no answer'))) })
    return promise
  }
  const shown = {
    review: new ValueStore<QualityReview | null>(null),
    quality: new ValueStore<readonly QualityFinding[]>([]),
    issues: new ValueStore<readonly DraftIssue[]>([]),
    side: new ValueStore<SidePanel>('inspector'),
  }
  const pace = { timer, later: (run: () => void) => run() }
  const reader = new FactsReader({ store, registry, saver, ...shown, read }, pace)
  heard.onState = () => saver.state.kind === 'offline' && reader.fail()
  const ends = [saver.start(), watchQuality({ store, registry, ...shown }, pace), reader.start()]
  return {
    ...{ ...setup, registry, saver, questions, pages, settled, facts: reader },
    ...shown,
    state: () => reader.state.get(),
    checks: () => shown.quality.get().map(({ check }) => check),
    paste: (id: string, path: string) =>
      store.act({ operations: [{ op: 'insert', block: linkTo(id, path), at: { in: { region: 'main' }, after: null, before: null } }] }),
    /** Lets the saver send what waits. */
    save: () => (setup.pass(800), settled()),
    setOnline: (is: boolean) => void (isOnline = is),
    end: () => ends.forEach((end) => end()),
  }
}
