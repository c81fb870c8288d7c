import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useLocation, useParams } from 'react-router-dom'
import { AfterDelay, Skeleton } from '#kit/feedback/Skeleton.tsx'
import { useScreenTitle } from '#admin/screens/use-screen-title.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { readGuide } from './guide-files.ts'
import { guideNames, guideOf, type GuideName } from './guide-names.ts'
import { GuideText } from './GuideText.tsx'
import styles from './help.module.css'
import { parseGuide, type GuideBlock } from './parse-guide.ts'

const names = Object.keys(guideNames) as readonly GuideName[]

/** Shows the part of the guide that the address names, once the guide is there. */
function useShownPart(isThere: boolean): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (isThere && hash !== '') document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()
  }, [isThere, hash])
}

/** The guides, and the parts of the one that is open. */
function Contents({ open, blocks }: { readonly open: GuideName; readonly blocks: readonly GuideBlock[] }) {
  const text = usePanelText()
  const parts = blocks.flatMap((block) => (block.kind === 'heading' ? [block] : []))
  return (
    <nav className={styles.contents} aria-label={text('panel.help.contents')}>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <Link to={`/aide/${name}`} aria-current={name === open ? 'page' : undefined}>
              {text(`panel.help.${name}`)}
            </Link>
            {name === open && parts.length > 0 && (
              <ul>
                {parts.map(({ id, text: heading }) => (
                  <li key={id}>
                    <Link to={`/aide/${name}#${id}`}>{heading}</Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The guides of the panel, with their pictures. */
export function HelpScreen() {
  const text = usePanelText()
  const open = guideOf(useParams()['guide'])
  const { data: blocks = [] } = useQuery({
    queryKey: ['help', open],
    queryFn: async () => parseGuide(await readGuide(open)),
    staleTime: Number.POSITIVE_INFINITY,
  })
  useScreenTitle(text('panel.help'))
  useShownPart(blocks.length > 0)
  return (
    <div className={styles.help}>
      <h1>{text('panel.help')}</h1>
      <div className={styles.columns}>
        <Contents open={open} blocks={blocks} />
        <article className={styles.guide}>
          {blocks.length === 0 ? (
            <AfterDelay>
              <Skeleton width="60%" />
            </AfterDelay>
          ) : (
            <GuideText blocks={blocks} />
          )}
        </article>
      </div>
    </div>
  )
}
