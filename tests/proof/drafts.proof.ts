import { commandSequences } from '#tests/support/composer/command-sequences.ts'
import { mergePairs } from '#tests/support/drafts/merge-pairs.ts'
import { playWorlds, type WorldKind } from '#tests/support/drafts/play-worlds.ts'
import { undoSequences } from '#tests/support/drafts/undo-sequences.ts'
import { count, type Proof, type ProofRow } from './proof.ts'

const SEED = 20_261_126
const PAIRS = 20_000
const SEQUENCES = 2_000
const LENGTH = 500
const COMMAND_RUNS = 2_000

const WORLDS: readonly (readonly [title: string, kind: WorldKind, worlds: number])[] = [
  ['two people', { people: 2 }, 1_500],
  ['three people', { people: 3 }, 1_500],
  ['three people, the log cut at random', { people: 3, isCut: true }, 500],
  ['two people, the server once restored from a backup', { people: 2, isRestored: true }, 500],
]

const firstOf = (faults: readonly string[]): string => (faults[0] === undefined ? '' : `: ${faults[0].slice(0, 200)}`)

function pairs(): ProofRow {
  const { pairs: judged, merged, conflicts, faults } = mergePairs({ count: PAIRS, seed: SEED })
  return {
    what: `${count(judged)} pairs of edits of one draft by two people, every kind with every kind, judged by a second model`,
    seen: `${count(merged)} merged, ${count(conflicts)} conflicts, ${count(faults.length)} wrong${firstOf(faults)}`,
    promised: 'without a conflict both edits are there; a conflict only where both cannot be',
    holds: faults.length === 0 && merged > 0 && conflicts > 0,
  }
}

function sequences(): ProofRow {
  const { operations, batches, faults } = undoSequences({ runs: SEQUENCES, length: LENGTH, seed: SEED })
  return {
    what: `${count(SEQUENCES)} random sequences of ${count(LENGTH)} operations, all undone and all done again`,
    seen: `${count(operations)} operations in ${count(batches)} batches, ${count(faults.length)} other hashes${firstOf(faults)}`,
    promised: 'undone to the first hash, done again to the last',
    holds: faults.length === 0,
  }
}

function commandRuns(): ProofRow {
  const { done, refused, names, faults } = commandSequences({ runs: COMMAND_RUNS, length: LENGTH, seed: SEED })
  return {
    what: `${count(COMMAND_RUNS)} random sequences of ${count(LENGTH)} commands of the composer, all undone and all done again`,
    seen: `${count(done)} acts of ${count(names.size)} commands, ${count(refused)} refusals, ${count(faults.length)} other hashes or wrong places${firstOf(faults)}`,
    promised: 'undone to the first hash, done again to the last, every block where it may be',
    holds: faults.length === 0,
  }
}

function worlds([title, kind, worldCount]: (typeof WORLDS)[number]): ProofRow {
  const { counts, faults } = playWorlds(kind, { count: worldCount, seed: SEED })
  return {
    what: `${count(worldCount)} drafts of ${title}: loss, duplicates, another order, ${count(counts.crashes)} crashes, ${count(counts.restarts)} restarts`,
    seen: `${count(counts.acts)} acts, ${count(counts.messages)} messages, ${count(counts.steps)} steps, ${count(counts.conflicts)} conflicts, ${count(faults.length)} networks wrong${firstOf(faults)}`,
    promised: kind.isCut ? 'one hash, all at rest' : 'one hash, 0 edits lost',
    holds: faults.length === 0 && counts.conflicts > 0,
  }
}

/** Edits of two people on one draft merge as their meaning says, and long sequences are undone and done again. */
export const draftMerges: Proof = {
  name: 'drafts-merges',
  title: 'Drafts: merges and undo',
  run: () => Promise.resolve([pairs(), sequences()]),
}

const PUBLISHED_DRAFTS = 2_500
const MIN_MERGES = 10_000

function published(): ProofRow {
  const { counts, faults } = playWorlds({ people: 2, isPublished: true }, { count: PUBLISHED_DRAFTS, seed: SEED })
  const { merges, publications, restorations, conflicts, steps, undonePast } = counts
  return {
    what: `${count(merges)} merges of two people in ${count(PUBLISHED_DRAFTS)} drafts on a bad network, ${count(publications)} publications and ${count(restorations)} versions brought back among ${count(steps)} steps, then all acts of each person taken back`,
    seen: `${count(conflicts)} conflicts, ${count(undonePast)} acts taken back past a publication, ${count(faults.length)} drafts wrong${firstOf(faults)}`,
    promised: 'one hash, 0 edits lost, a conflict only where something meets, every act can be taken back',
    holds: faults.length === 0 && merges >= MIN_MERGES && Math.min(publications, restorations, undonePast) > 1_000,
  }
}

/** Merges of two people go on across publications and versions that are brought back, and so does undo. */
export const draftPublications: Proof = {
  name: 'drafts-publications',
  title: 'Drafts: merges and undo across publications',
  run: () => Promise.resolve([published()]),
}

/** Drafts of several people end as one document, and no edit is lost on the way. */
export const draftNetworks: Proof = {
  name: 'drafts-networks',
  title: 'Drafts of several people on a bad network',
  run: () => Promise.resolve(WORLDS.map(worlds)),
}

/** Commands of the composer are taken back by undo, and leave no block at a wrong place. */
export const composerCommands: Proof = {
  name: 'composer-commands',
  title: 'Commands of the composer',
  run: () => Promise.resolve([commandRuns()]),
}
