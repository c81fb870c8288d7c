import { useEffect, useEffectEvent, useState } from 'react'
import { droppedFiles } from './dropped-files.ts'

function hasFiles(data: DataTransfer | null): data is DataTransfer {
  return data?.types.includes('Files') === true
}

/** Tests if a paste is one of words: copied cells and paragraphs come with a picture of themselves. */
function isOfWords({ target, clipboardData }: ClipboardEvent): boolean {
  const isField = target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null
  return isField && clipboardData?.types.includes('text/plain') === true
}

/** Takes files and folders that are dropped anywhere on the window, and files that are pasted; tells if some are held over it. */
export function useFileDrop(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false)
  const take = useEffectEvent((files: readonly File[]) => {
    if (files.length > 0) onFiles(files)
  })
  useEffect(() => {
    // A picture of the panel itself that is dragged comes as a file too.
    let isOwn = false
    const isTaken = ({ dataTransfer }: DragEvent) => !isOwn && hasFiles(dataTransfer)
    const over = (event: DragEvent) => {
      if (!isTaken(event)) return
      event.preventDefault()
      setIsOver(true)
    }
    const leave = (event: DragEvent) => {
      // Without a place that is entered, the pointer has left the window.
      if (event.relatedTarget === null) setIsOver(false)
    }
    const drop = (event: DragEvent) => {
      if (!isTaken(event) || event.dataTransfer === null) return
      event.preventDefault()
      setIsOver(false)
      void droppedFiles(event.dataTransfer).then(take)
    }
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0 || isOfWords(event)) return
      event.preventDefault()
      take(files)
    }
    const ends = new AbortController()
    const { signal } = ends
    window.addEventListener('dragstart', () => void (isOwn = true), { signal })
    window.addEventListener('dragend', () => void (isOwn = false), { signal })
    window.addEventListener('dragover', over, { signal })
    window.addEventListener('dragleave', leave, { signal })
    window.addEventListener('drop', drop, { signal })
    window.addEventListener('paste', paste, { signal })
    return () => ends.abort()
  }, [])
  return isOver
}
