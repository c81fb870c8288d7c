/** Asks the person for files of this device, and hands them on. */
export function pickFiles(onFiles: (files: readonly File[]) => void): void {
  const input = document.createElement('input')
  input.type = 'file'
  input.multiple = true
  input.addEventListener('change', () => onFiles([...(input.files ?? [])]))
  input.click()
}
