import { useEffect, useRef, useState } from 'react'

/** The size of a box, in CSS pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** The room that an element has, measured when it changes. */
export function useSize() {
  const element = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return { element, size }
}
