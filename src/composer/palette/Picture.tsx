import { useEffect, useRef, useState } from 'react'
import { Icon } from '#kit/icons/Icon.tsx'
import type { IconName } from '#kit/icons/icon-set.ts'
import styles from './picture.module.css'
import { pictureQueue } from './picture-queue.ts'

/** How far before it is seen a picture is begun. */
const BEFORE = '160px'

interface PictureProps {
  /** The address of the document that is shown small. */
  readonly src: string
  /** The width at which the document is laid out, in pixels. */
  readonly width: number
  readonly icon: IconName
  readonly label: string
}

/** Puts content that is less high than its picture into the middle of it. */
function centre({ contentDocument }: HTMLIFrameElement): void {
  const main = contentDocument?.querySelector('main')
  if (!contentDocument || !main) return
  // At a small scale, words would stick together with the widths of letters of the full size.
  contentDocument.documentElement.style.textRendering = 'geometricPrecision'
  const edges = [...main.children].map((child) => child.getBoundingClientRect())
  const top = Math.min(...edges.map((edge) => edge.top))
  const bottom = Math.max(...edges.map((edge) => edge.bottom))
  const room = contentDocument.documentElement.clientHeight - (bottom - top)
  if (Number.isFinite(room)) main.style.translate = `0 ${Math.max(room / 2, 0) - top}px`
}

/** Content as the site shows it, small, without any use of its own. Its box has its size from the start; the document comes once it is nearly seen. */
export function Picture({ src, width, icon, label }: PictureProps) {
  const box = useRef<HTMLDivElement>(null)
  const done = useRef<() => void>(undefined)
  const [size, setSize] = useState<{ readonly width: number; readonly height: number } | null>(null)
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    let leave: (() => void) | undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return
        observer.disconnect()
        const { width: inside, height } = entry.boundingClientRect
        leave = pictureQueue.add((end) => {
          done.current = end
          setSize({ width: inside, height })
        })
      },
      { rootMargin: BEFORE },
    )
    if (box.current) observer.observe(box.current)
    return () => {
      observer.disconnect()
      leave?.()
    }
  }, [])
  const scale = size ? size.width / width : 1
  return (
    <div ref={box} className={styles.picture} data-picture aria-hidden="true" inert data-drawn={isDrawn || undefined}>
      <Icon name={icon} size={20} />
      {size && (
        <iframe
          src={src}
          title={label}
          tabIndex={-1}
          sandbox="allow-same-origin"
          style={{ width, height: size.height / scale, transform: `scale(${scale})` }}
          onLoad={({ currentTarget }) => {
            centre(currentTarget)
            setDrawn(true)
            done.current?.()
          }}
        />
      )}
    </div>
  )
}
