// @vitest-environment jsdom
import { act } from 'react'
import { RawIntlProvider } from 'react-intl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import composerFr from '#i18n/messages/composer/fr.json'
import { createText } from '#i18n/TextProvider.tsx'
import type { QualityFinding } from '#engine/quality/finding.ts'
import { USUAL_VIEW } from '#schemas/composer/frame-view.ts'
import type { CanvasProblem } from '#schemas/composer/messages.ts'
import { Checks } from '#composer/checks/Checks.tsx'
import { isBlockItem, outlineItems } from '#composer/outline/outline-items.ts'
import { OutlineRow } from '#composer/outline/OutlineRow.tsx'
import { treeIndex } from '#composer/tree-index/tree-index.ts'
import { SessionContext } from '#composer/workbench/use-session.ts'
import { WorkbenchContext } from '#composer/workbench/use-workbench.ts'
import { ValueStore } from '#engine/value-store.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'
import { testBlockOf, testRegistry } from '#tests/support/blocks/test-registry.ts'
import { runnerOn } from '#tests/support/composer/composer-setup.ts'
import { KNOWN_FACTS } from '#tests/support/composer/facts-bench.ts'
import { sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { NOTHING_ELSE, restingRow } from '#tests/support/composer/outline-row.ts'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { collectFindings } from './canvas-findings.ts'
import { findingsByBlock } from './finding-words.ts'
import { FindingNotes } from './FindingNotes.tsx'

/** Nothing folded, no fault, no empty slot. */
const page = sampleDocument(...['a', 'b'].map((id) => testBlockOf('rich', { html: `<p>${id}</p>`, lead: id }, { id })))
const problem = (blockId: string, code: string): CanvasProblem => ({ blockId, code, leftOut: true, faults: [] })
const later = 'Les visiteurs verront cet élément plus tard, à la date choisie.'
const unseen = '[aria-label="Ce que les visiteurs ne voient pas"] p:first-child'
const invalid = 'Il manque une valeur, ou l’une d’elles ne convient pas\u00a0: les visiteurs ne voient pas encore cet élément.'

describe('collectFindings', () => {
  it('wakes its readers for other findings, not for the same ones in another list', () => {
    const shown = new ValueStore<readonly CanvasProblem[]>([])
    const wake = vi.fn()
    shown.subscribe(wake)
    const findings = collectFindings(shown)
    findings.take([])
    findings.take([problem('a', 'LATER')])
    findings.take([problem('a', 'LATER')])
    expect(wake).toHaveBeenCalledOnce()
    findings.take([problem('a', 'OVER')])
    expect(wake).toHaveBeenCalledTimes(2)
  })

  it('names a block whose view threw until its next edit', () => {
    const shown = new ValueStore<readonly CanvasProblem[]>([])
    const findings = collectFindings(shown)
    findings.takeBroken('a')
    findings.take([problem('b', 'LATER')])
    findings.takeEdits([{ op: 'set', id: 'b', pointer: '/lead', value: 'x' }])
    expect(shown.get().map(({ blockId, code }) => `${blockId} ${code}`)).toEqual(['b LATER', 'a RENDER_FAILED'])
    findings.takeEdits([{ op: 'set', id: 'a', pointer: '/lead', value: 'x' }])
    expect(shown.get()).toEqual([problem('b', 'LATER')])
  })
})

describe('findingsByBlock', () => {
  it('tells each finding of a block once, and one of another version as a fault', () => {
    const found = findingsByBlock([problem('a', 'LATER'), problem('a', 'LATER'), problem('a', 'NEW_CODE')])
    expect(found.get('a')?.map(({ tone }) => tone)).toEqual(['unseen', 'fault'])
  })
})

describe('the findings on the screen', () => {
  let stage: PanelStage
  beforeEach(() => {
    stage = stagePanel()
  })
  afterEach(() => stage.end())

  function show(problems: readonly CanvasProblem[], issues: readonly object[] = [], quality: readonly QualityFinding[] = []) {
    const setup = runnerOn(page, [])
    const side = new ValueStore('checks')
    const focused = new ValueStore<object | null>(null)
    const stores = {
      issues: new ValueStore(issues),
      facts: KNOWN_FACTS,
      quality: new ValueStore(quality),
      translation: new ValueStore(null),
      problems: new ValueStore(problems),
      focused,
      side,
      view: new ValueStore(USUAL_VIEW),
    }
    const bench = { ...setup, ...stores, registry: testRegistry(), pickers: { values: [] } } as unknown as Workbench
    const actor = { send: vi.fn(), subscribe: () => ({ unsubscribe: vi.fn() }), getSnapshot: () => ({ context: { refusal: null } }) }
    const found = findingsByBlock(problems)
    const row = restingRow()
    stage.show(
      <RawIntlProvider value={createText('fr_FR', composerFr)}>
        <WorkbenchContext value={bench}>
          <SessionContext value={{ actor } as never}>
            <Checks />
            <FindingNotes id="a" />
            {outlineItems(treeIndex(page, testRegistry()), NOTHING_ELSE).map((item) =>
              isBlockItem(item) ? <OutlineRow key={item.line.id} {...{ item, ...row }} finding={found.get(item.line.id)?.[0]} /> : null,
            )}
          </SessionContext>
        </WorkbenchContext>
      </RawIntlProvider>,
    )
    return { ...setup, side, focused }
  }
  const texts = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)

  it('shows a finding in the checks, above the fields and in the row of the outline', () => {
    show([problem('a', 'LATER')])
    expect(texts(unseen)).toEqual([later])
    expect(texts('[role=row]').map((row) => row.includes(later))).toEqual([true, false])
    expect(document.body.textContent.split(later)).toHaveLength(4)
  })

  it('selects the element of a finding', () => {
    const { selection, side } = show([problem('b', 'LATER')])
    act(() => document.querySelector<HTMLElement>('section li button')?.click())
    expect(selection.ids).toEqual(['b'])
    expect(side.get()).toBe('inspector')
  })

  it('shows a fault once where the server has reported its element', () => {
    show(
      [problem('a', 'PROPS_INVALID'), problem('b', 'PROPS_INVALID')],
      [{ blockId: 'a', pointer: '/props/lead', message: 'Obligatoire.' }],
    )
    expect(texts(unseen)).toEqual([invalid])
  })

  it('shows stops and advice in groups, each with its words and the act that leads to its field', () => {
    const at = { pointer: '/props/lead', values: {} }
    const { selection, side } = show(
      [],
      [],
      [
        { check: 'BROKEN_MEDIA', level: 'stop', blockId: 'a', ...at },
        { check: 'FILLER_TEXT', level: 'advice', blockId: 'b', ...at },
      ],
    )
    expect(texts('h3')).toEqual(['Empêchent de publier', 'Conseils'])
    expect(texts('header p')).toContain('1 point à régler, 1 conseil')
    const [, advice] = document.querySelectorAll('[data-tone] li')
    expect(advice?.textContent).toContain('Il reste un texte d’exemple')
    act(() => advice?.querySelector<HTMLElement>('button')?.click())
    expect(selection.ids).toEqual(['b'])
    expect(side.get()).toBe('inspector')
  })

  it('leads from the reason why an element is not seen to the setting of its dates', () => {
    const { focused } = show([problem('a', 'LATER')])
    act(() => document.querySelector<HTMLElement>('[aria-label^="Pourquoi"] button')?.click())
    expect(focused.get()).toEqual({ blockId: 'a', pointer: '/visibility' })
  })

  it('leaves what the card of an element explains out of the reasons above its fields', () => {
    show([problem('a', 'PROPS_INVALID')])
    expect(document.querySelector('[aria-label^="Pourquoi"]')).toBeNull()
    show([problem('a', 'PROPS_INVALID'), problem('a', 'LATER')])
    expect(texts('[aria-label^="Pourquoi"] li p')).toEqual([later])
  })

  it('counts a fault of a check once, as the browser sees it now', () => {
    show([], [{ blockId: 'a', pointer: '/props/lead', code: 'FILLER_TEXT', message: 'Il reste un texte d’exemple.' }])
    expect(texts('header p')).toContain('Aucun point à régler')
  })
})
