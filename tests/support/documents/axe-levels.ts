/** The tags of the rules of axe that every page obeys: WCAG 2.2 AA. */
export const axeLevels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
