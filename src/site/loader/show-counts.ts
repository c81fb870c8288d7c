/** Shows in every badge of the page how many articles its cart holds, counted by the name under which the browser stores it; hides it for an empty cart. */
export function showCounts(countOf: (name: string) => number): void {
  for (const badge of document.querySelectorAll<HTMLElement>('[data-counts]')) {
    const { counts = '', one = '', many = '' } = badge.dataset
    const count = countOf(counts)
    const [figure, words] = badge.children
    if (figure) figure.textContent = String(count)
    if (words) words.textContent = (count === 1 ? one : many).replace('#', String(count))
    badge.hidden = count === 0
  }
}
