/** The event that says that React now owns an interactive block; its detail is the block's id. */
export const OWNED_EVENT = 'block.owned'
