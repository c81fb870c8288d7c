/** How many services a list shows at once. */
export const PER_PAGE = 100
