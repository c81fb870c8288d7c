/** The tab that a key leads to, going round at both ends; null when the key is not for the tabs. */
export function nextTab(key: string, active: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (active + 1) % count
    case 'ArrowLeft':
      return (active - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
