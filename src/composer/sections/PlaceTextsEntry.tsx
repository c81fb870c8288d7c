import { useState } from 'react'
import { SHARED_SECTION } from '#engine/registry/shared-section.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { Sheet } from '#kit/overlays/Sheet.tsx'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useMayWrite } from '#composer/workbench/person.ts'
import { PlaceTexts } from './PlaceTexts.tsx'

function Entry({ id }: { readonly id: string }) {
  const text = useComposerText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" icon="pencil" onClick={() => setOpen(true)}>
        {text('composer.section.texts')}
      </Button>
      <Sheet from="below" isOpen={isOpen} onClose={() => setOpen(false)} title={text('composer.section.texts')} isFlush>
        <PlaceTexts id={id} />
      </Sheet>
    </>
  )
}

/** The way to the texts of a place of a shared section on a phone; nothing for any other element. */
export function PlaceTextsEntry({ id, type }: { readonly id: string; readonly type: string }) {
  return useMayWrite() && type === SHARED_SECTION ? <Entry id={id} /> : null
}
