import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { Button } from '#kit/buttons/Button.tsx'
import { Sheet } from '#kit/overlays/Sheet.tsx'
import { commands } from '#composer/commands/commands.ts'
import { useRoom } from '#composer/workbench/use-room.ts'
import { useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'
import { screensAt, type Screens } from '#composer/shells/region-screens.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { Elsewhere } from './Elsewhere.tsx'
import { placeBeside } from './list-places.ts'
import styles from './moving.module.css'
import { MoveBar } from './MoveBar.tsx'
import { groupPlaces, placePhrase } from './place-words.ts'
import { MOVE_SHEET } from './move-sheet-size.ts'
import { shownPlaces } from './shown-places.ts'
import { useInsertionLine } from './use-insertion-line.ts'
import { useFrameBox, usePlacesOnPage } from './use-places-on-page.ts'

/** The number of the place that a key chooses. */
function placeFor(key: string, active: number, count: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ...{ ArrowDown: active + 1, ArrowUp: active - 1, Home: 0, End: count - 1 },
    ...{ PageDown: active + 10, PageUp: active - 10 },
  }
  const to = ownValue(steps, key)
  return to === undefined ? null : Math.max(0, Math.min(count - 1, to))
}

/** The screens that the canvas shows the page for. A phone shows it at its own width. */
function useScreens(): Screens {
  const room = useRoom()
  const width = useValue(useWorkbench().width)
  return room === 'phone' ? 'small' : screensAt(width)
}

/** All places where the selected elements may be put, as a list that keys walk through. The chosen one is read aloud with its number. */
export function MoveSheet({ onClose }: { readonly onClose: () => void }) {
  const text = useComposerText()
  const room = useRoom()
  const { runner } = useWorkbench()
  const screens = useScreens()
  const listId = useId()
  const chosen = useRef<HTMLLIElement>(null)
  const list = useRef<HTMLDivElement>(null)
  // The document stays as it is while the sheet lies over the work.
  const { situation, places, groups, elsewhere, isElsewhere } = useMemo(() => {
    const now = runner.situation
    const found = shownPlaces(now, screens)
    return { situation: now, ...found, groups: groupPlaces(now, found.places) }
  }, [runner, screens])
  const [active, setActive] = useState(() => placeBeside(situation, places))
  useEffect(() => {
    chosen.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const frameBox = useFrameBox()
  usePlacesOnPage(places, (number) => {
    if (places[number]) setActive(number)
    list.current?.focus()
  })
  useInsertionLine(places[active] ?? null, situation)
  const put = () => {
    const to = places[active]
    if (to && runner.run(commands.moveBlocks, { ids: situation.selection, to })) onClose()
  }
  const choose = ({ target }: MouseEvent) => {
    const number = target instanceof Element ? target.closest<HTMLElement>('[data-place]')?.dataset['place'] : undefined
    if (number !== undefined) setActive(Number(number))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = placeFor(event.key, active, places.length)
    if (next === null && event.key !== 'Enter') return
    event.preventDefault()
    if (next === null) put()
    else setActive(next)
  }
  return (
    <Sheet
      isOpen
      onClose={onClose}
      from={room === 'phone' ? 'below' : 'right'}
      width={MOVE_SHEET.width}
      title={text('composer.moving.title')}
      isFlush
      hasClearScrim
      isBelowBar={room === 'wide'}
      scrimHole={frameBox}
    >
      <p className={styles.count}>
        {isElsewhere ? text('composer.moving.none-here') : text('composer.moving.count', { count: places.length })}
      </p>
      <div className={styles.scroller} data-room={room}>
        {places.length > 0 && (
          <div
            ref={list}
            className={styles.places}
            role="listbox"
            tabIndex={0}
            data-autofocus
            aria-label={text('composer.moving.title')}
            aria-activedescendant={`${listId}-${active}`}
            onKeyDown={onKeyDown}
            onClick={choose}
            onDoubleClick={put}
          >
            {groups.map(({ phrase, first, places: inList }) => {
              const label = text(phrase.id, phrase.values)
              return (
                <ul key={first} className={styles.group} role="group" aria-label={label}>
                  <li className={styles.label} role="presentation" aria-hidden="true">
                    {label}
                  </li>
                  {inList.map((place, index) => {
                    const number = first + index
                    const words = placePhrase(situation, place)
                    return (
                      <li
                        key={number}
                        id={`${listId}-${number}`}
                        ref={number === active ? chosen : null}
                        className={styles.place}
                        role="option"
                        aria-selected={number === active}
                        aria-posinset={number + 1}
                        aria-setsize={places.length}
                        data-place={number}
                      >
                        <span>{text(words.id, words.values)}</span>
                        <span aria-hidden="true" className={styles.number}>
                          {number + 1}
                        </span>
                      </li>
                    )
                  })}
                </ul>
              )
            })}
          </div>
        )}
        <Elsewhere situation={situation} refused={elsewhere} isOpen={isElsewhere} />
      </div>
      <div className={styles.acts} data-keep-clear="">
        <Button onClick={onClose}>{text('composer.moving.back')}</Button>
        {places.length > 0 && (
          <Button variant="primary" onClick={put}>
            {text('composer.moving.put')}
          </Button>
        )}
      </div>
      {room === 'wide' && <MoveBar {...{ situation, frameBox, count: places.length, number: active }} place={places[active] ?? null} />}
    </Sheet>
  )
}
