/** The event that says that React now owns an interactive block; its detail is the block's id. */
export const HYDRATED_EVENT = 'block.owned'
