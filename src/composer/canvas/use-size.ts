import { useEffect, useRef, useState } from 'react'

/** The size of a box, in CSS pixels. */
export interface Size {
  readonly width: number
  readonly height: number
  /** The margin at its left, which its right side has too. */
  readonly margin: number
}

/** The room that an element has, measured when it changes. */
export function useSize() {
  const element = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<Size>({ width: 0, height: 0, margin: 0 })
  useEffect(() => {
    const { current } = element
    if (!current) return undefined
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height, margin: current.offsetLeft })
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return { element, size }
}
