/** The label of the step that records a publication in the log. */
export const PUBLICATION = 'publish'

/** The label of the step that records that the document was taken offline. */
export const UNPUBLICATION = 'unpublish'

/** The label of the step that brings a version back. */
export const RESTORATION = 'restore'

/** The label of the step that makes a draft again what visitors see, once its version is planned. */
export const RESET = 'reset'

/** The label of the step by which a draft follows what was changed beside it. */
export const FOLLOWING = 'update'

/** The labels that the server alone gives: the composer shows their steps as acts of the server. */
export const SERVER_LABELS = [PUBLICATION, UNPUBLICATION, RESTORATION, RESET, FOLLOWING] as const

/** The words with which the ids of the server’s own steps begin, before a hyphen. */
export const SERVER_ID_KINDS = ['publication', 'unpublication', 'base', 'site', 'plan', 'revert', 'reverted'] as const

/** The id of a step that the server itself adds to a log. */
export type ServerId = `${(typeof SERVER_ID_KINDS)[number]}-${string}`

/** The id and the label of a step of the server, both of the lists above. */
export interface ServerSigned {
  readonly id: ServerId
  readonly label: (typeof SERVER_LABELS)[number]
}

const labels: ReadonlySet<string> = new Set(SERVER_LABELS)

/** True for a label that the server alone gives. */
export const isServerLabel = (label: string): boolean => labels.has(label)

/** True for an id that the server alone gives. */
export const isServerId = (id: string): boolean => SERVER_ID_KINDS.some((kind) => id.startsWith(`${kind}-`))
