import { expect, it } from 'vitest'
import { written, storeOn } from '#tests/support/composer/composer-setup.ts'
import { sampleBlock, sampleDocument, setTitle } from '#tests/support/drafts/draft-samples.ts'
import { shortcutText } from '#composer/keys/shortcut-text.ts'
import { sendFailures } from '#composer/saving/send-failure.ts'
import { languageName } from '#composer/words/language-name.ts'
import { hasUnpublishedWork } from './has-unpublished-work.ts'
import { helpOfFailure, saveSentence } from './save-sentence.ts'
import { openedStanding, standingNow, stateInBar } from './page-standing.ts'
import { pixelsOf } from './width-names.ts'

it.each([
  [{ kind: 'saved' }, 0, 'Enregistré'],
  [{ kind: 'saved' }, 1, 'À relire\u00a0: 1 conflit'],
  [{ kind: 'saved' }, 2, 'À relire\u00a0: 2 conflits'],
  [{ kind: 'saving' }, 1, 'Enregistrement…'],
  [{ kind: 'offline', count: 3 }, 0, 'Hors ligne, 3 modifications gardées ici'],
  [{ kind: 'offline', count: 1 }, 0, 'Hors ligne, 1 modification gardée ici'],
  [{ kind: 'locked', count: 2 }, 0, 'Session terminée, 2 modifications gardées ici'],
  [{ kind: 'offline', count: 0 }, 0, 'Hors ligne'],
  [{ kind: 'unreachable', count: 2 }, 0, 'Le site ne répond pas. Tout est gardé ici.'],
  [{ kind: 'busy', count: 1 }, 0, 'Trop d’envois à la fois, 1 modification gardée ici'],
  [{ kind: 'broken', count: 1 }, 0, 'Panne du serveur, 1 modification gardée ici'],
  [{ kind: 'forbidden', count: 1 }, 0, 'Droit retiré, 1 modification gardée ici'],
  [{ kind: 'gone', count: 1 }, 0, 'Page supprimée, 1 modification gardée ici'],
  [{ kind: 'too-large', count: 1 }, 0, 'Envoi trop lourd, 1 modification gardée ici'],
  [{ kind: 'rejected', count: 2 }, 0, 'Enregistrement refusé, 2 modifications gardées ici'],
] as const)('says %j with %i conflicts as « %s »', (state, conflicts, sentence) => {
  expect(written(saveSentence(state, conflicts))).toBe(sentence)
})

it('says what to do where saving fails, except for the network and the session', () => {
  const silent = (['saved', 'saving', ...sendFailures] as const).filter((kind) => helpOfFailure(kind) === null)
  expect(silent).toEqual(['saved', 'saving', 'offline', 'unreachable', 'locked'])
})

it('knows a draft as modified until its acts are published, taken back or planned', () => {
  const { store } = storeOn(sampleDocument(sampleBlock('a')))
  const isModified = () => hasUnpublishedWork(store.client)
  expect(isModified()).toBe(false)
  store.act({ operations: [setTitle('a', 'x')] })
  expect(isModified()).toBe(true)
  store.undo('')
  expect(isModified()).toBe(false)
  store.redo('')
  store.act({ operations: [], label: 'publish' })
  expect(isModified()).toBe(false)
  store.act({ operations: [setTitle('a', 'y')] })
  expect(isModified()).toBe(true)
  store.act({ operations: [setTitle('a', 'x')], label: 'reset' })
  expect(isModified()).toBe(false)
  store.undo('')
  expect(isModified()).toBe(true)
})

it.each([
  ['ONLINE', 'Modifiée, pas encore publiée'],
  ['PLANNED', 'Modifiée, pas encore publiée'],
  ['NEVER', 'Brouillon, jamais publiée'],
  ['OFFLINE', 'Brouillon, plus en ligne'],
] as const)('says of a changed page that stands %s: « %s »', (standing, words) => {
  expect(written({ id: stateInBar(standing, true).id })).toBe(words)
})

it.each([
  ['ONLINE', 'En ligne', 'Brouillon, plus en ligne', 'En ligne'],
  ['NEVER', 'Brouillon, jamais publiée', 'Brouillon, plus en ligne', 'En ligne'],
  ['OFFLINE', 'Brouillon, plus en ligne', 'Brouillon, plus en ligne', 'En ligne'],
  ['PLANNED', 'Programmée', 'Brouillon, plus en ligne', 'Programmée'],
] as const)('says of a page that is %s « %s », taken offline « %s », published « %s »', (standing, opened, withdrawn, published) => {
  const { store } = storeOn(sampleDocument(sampleBlock('a')))
  // The answer of the server includes the acts that the log already held.
  store.act({ operations: [], label: 'publish' })
  const at = openedStanding(standing, store.client)
  const words = () => written({ id: `composer.state.${standingNow(store.client, at)}` })
  store.act({ operations: [setTitle('a', 'x')] })
  expect(words()).toBe(opened)
  store.act({ operations: [], label: 'unpublish' })
  expect(words()).toBe(withdrawn)
  store.act({ operations: [], label: 'publish' })
  expect(words()).toBe(published)
})

it.each([
  ['Mod+Shift+z', 'MacIntel', '⌘⇧Z'],
  ['Mod+Enter', 'Linux x86_64', 'Ctrl ⏎'],
  ['Delete', 'Win32', 'Suppr'],
  ['d', 'MacIntel', 'D'],
])('writes %s on %s as %s', (combo, platform, words) => expect(shortcutText(combo, platform)).toBe(words))

it('names languages in French and widths in pixels', () => {
  expect([languageName('fr_FR'), languageName('en_GB')]).toEqual(['Français', 'Anglais'])
  expect([pixelsOf({ name: 'phone', free: 500 }), pixelsOf({ name: 'free', free: 500 })]).toEqual([390, 500])
})
