const FIELDS = 'input, textarea, select'

/** Brings the field that takes the focus whole into view, clear of the bars: of a text that is written in, browsers show no more than the line. */
export function showWholeFields(): void {
  let isHeld = false
  const show = () => {
    const field = document.activeElement
    if (field?.matches(FIELDS)) field.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  // A field that moved away under a finger would not be where it is let go.
  document.addEventListener('pointerdown', () => (isHeld = true), true)
  for (const end of ['pointerup', 'pointercancel'] as const)
    document.addEventListener(
      end,
      () => {
        isHeld = false
        show()
      },
      true,
    )
  document.addEventListener('focusin', () => {
    if (!isHeld) show()
  })
  show()
}
