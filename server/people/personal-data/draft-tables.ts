const acts = { not: 'It is done signed in, which is seen by itself.' }
const editors = {
  ...{ exported: { not: 'Who edited a draft, by the number of the account.' }, acts },
  onDeletion: 'erased' as const,
}

/** Columns of drafts, items and their histories that name the account of an author. The deletion of the account empties them. */
export const authorColumns = {
  drafts: ['updated_by'],
  draft_steps: ['saved_by'],
  items: ['changed_by'],
  item_versions: ['changed_by'],
  publications: ['saved_by'],
  revision_names: ['saved_by'],
  publication_acts: ['saved_by', 'reverted_by'],
} as const

/** The personal data in the tables of drafts, of their publications and of their links, and of those who edit them. */
export const draftTables = {
  drafts: { columns: authorColumns.drafts, ...editors },
  draft_steps: { columns: ['author', 'session_id', ...authorColumns.draft_steps], ...editors },
  items: { columns: authorColumns.items, ...editors },
  item_versions: { columns: authorColumns.item_versions, ...editors },
  publications: { columns: authorColumns.publications, ...editors },
  revision_names: { columns: authorColumns.revision_names, ...editors },
  publication_acts: { columns: authorColumns.publication_acts, ...editors },
  preview_tokens: {
    columns: ['user_id', 'session_id', 'token_hash'],
    onDeletion: 'erased',
    acts,
    exported: { not: 'The digest of a link that opens a preview in one session.' },
  },
  draft_shares: {
    columns: ['shared_by', 'token_hash', 'token_sealed', 'password_hash'],
    onDeletion: 'erased',
    acts,
    exported: { not: 'A link that shows a draft until a day, and the hash of its password.' },
  },
  draft_reviews: {
    columns: ['asked_by', 'reviewer_id', 'request', 'reply'],
    onDeletion: 'erased',
    acts,
    exported: { not: 'A word about a draft between administrators, at their work.' },
  },
  draft_notes: {
    columns: ['written_by', 'resolved_by', 'note'],
    onDeletion: 'erased',
    acts,
    exported: { not: 'A note on a draft between administrators, at their work.' },
  },
  list_views: {
    columns: ['user_id', 'name', 'query'],
    onDeletion: 'erased',
    acts,
    exported: { not: 'How an administrator looks at a list of the panel, at their work.' },
  },
  member_notes: {
    columns: ['user_id', 'note'],
    onDeletion: 'erased',
    acts: { not: 'The team writes it, and not the member.' },
    exported: 'profile' as const,
  },
  team_invitations: {
    columns: ['email', 'invited_by', 'token_hash'],
    onDeletion: 'erased',
    acts: { not: 'Somebody else typed the address, and who accepts has an account from then on.' },
    exported: { not: 'An address that somebody else typed to invite its reader, for a day.' },
  },
  draft_presence: {
    columns: ['user_id', 'session_id'],
    onDeletion: 'erased',
    acts,
    exported: { not: 'Who has a draft open, for half a minute.' },
  },
} as const
