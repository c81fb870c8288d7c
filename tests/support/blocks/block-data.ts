import { findCall } from '#schemas/api/calls.ts'
import type { Block } from '#schemas/generated/content.ts'
import type { Need } from '#engine/registry/needs.ts'
import { walkBlocks } from '#engine/document/walk-blocks.ts'
import { needsContext } from './block-context.ts'
import { eventExample } from './event-example.ts'
import type { BlockSubject } from './block-subject.ts'

/** The data of blocks: the examples of the calls, missing data, or hostile texts. */
export type Answers = { readonly kind: 'given' } | { readonly kind: 'missing' } | { readonly kind: 'hostile'; readonly text: string }

const OPENING_HOURS = {
  days: ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'].map((day, index) => ({
    day,
    ranges:
      index < 5
        ? [
            { open: '09:00', close: '12:30' },
            { open: '14:00', close: '18:00' },
          ]
        : [],
  })),
  exceptions: [],
  note: 'Sur rendez-vous le samedi.',
}
const LEGAL_TEXT = '<h2>Objet</h2><p>Ces conditions s’appliquent à toute commande.</p><h2>Prix</h2><p>Les prix sont en euros.</p>'

// These fields contain HTML or tokens that services have sanitised. A view may trust them, and they contain no user text.
const TRUSTED_KEYS = new Set([
  'content',
  'value',
  'kind',
  'type',
  'externalType',
  'externalPath',
  'filename',
  'blur',
  'publishedAt',
  'updatedAt',
  'createdAt',
  'lastSeenAt',
  'consentedAt',
  'day',
  'startAt',
  'receivedAt',
  'dueAt',
  'endAt',
  'open',
  'close',
  'date',
])

/** Returns the data of a block tree in the format of the renderer. */
export function answersFor(
  subject: BlockSubject,
  blocks: readonly Block[],
  answers: Answers,
): ReadonlyMap<string, Record<string, unknown>> {
  const data = new Map<string, Record<string, unknown>>()
  if (answers.kind === 'missing') return data
  walkBlocks(blocks, (block) => {
    const needs = subject.registry.types.get(block.type)?.needs?.(block.props as never, needsContext) ?? []
    if (needs.length === 0) return
    data.set(block.id, Object.fromEntries(needs.map((need) => [need.key, answer(need, answers)])))
  })
  return data
}

function answer(need: Need, answers: Answers): unknown {
  const data = exampleAnswer(need)
  return answers.kind === 'hostile' ? withHostileTexts(data, answers.text) : data
}

function exampleAnswer({ call, params }: Need): unknown {
  if (call === 'component.conf' && params.slug === 'OPENING_HOURS') return { config: OPENING_HOURS }
  if (call === 'component.conf' && params.slug === 'GOOGLE_REVIEWS')
    return { config: { rating: 4.6, total: 38, url: 'https://maps.example/avis' } }
  if (call === 'parameter.list') return [{ id: 60, type: params.type, kind: 'TEXT', label: 'Texte légal', value: LEGAL_TEXT }]
  if (params.route === 'event') return call === 'element.get' ? eventExample : { items: [eventExample], total: 1 }
  const definition = findCall(call)
  if (!definition) throw new Error(`The data need "${call}" is no call of the API`)
  return definition.example.data
}

/** Replaces each text that users or other programs may have written. */
export function withHostileTexts(value: unknown, text: string): unknown {
  if (Array.isArray(value)) return value.map((item) => withHostileTexts(item, text))
  if (typeof value === 'string') return text
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, TRUSTED_KEYS.has(key) ? item : withHostileTexts(item, text)]))
}
