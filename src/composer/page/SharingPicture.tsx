import { useMemo } from 'react'
import { SchemaForm } from '#forms/SchemaForm.tsx'
import type { FieldTree } from '#forms/field-tree.ts'
import type { FormStore } from '#forms/form-store.ts'
import { valueAt } from '#engine/document/pointer.ts'
import type { Json } from '#schemas/generated/content.ts'
import { commands } from '#composer/commands/commands.ts'
import { usePickers } from '#composer/pickers/use-pickers.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useWorkbench } from '#composer/workbench/use-workbench.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'

const POINTER = '/seo/image'

/** The head stores the number of the picture alone; its text is that of the library. */
function pictureStore({ store, runner }: Workbench): FormStore {
  const id = () => valueAt(store.document.head, POINTER)
  const values = (): Record<string, Json> => (typeof id() === 'number' ? { picture: { id: id() as number } } : {})
  return {
    get: (pointer) => (pointer === '' ? values() : valueAt(values(), pointer)),
    set: (pointer, value) => {
      if (pointer !== '/picture') return
      const chosen = valueAt({ picture: value ?? null }, '/picture/id')
      runner.run(commands.setHead, typeof chosen === 'number' ? { pointer: POINTER, value: chosen } : { pointer: POINTER })
    },
    subscribe: (_, listener) => {
      let former = id()
      return store.onHead(() => {
        if (id() === former) return
        former = id()
        listener()
      })
    },
  }
}

/** The picture that networks show with the page. */
export function SharingPicture() {
  const text = useComposerText()
  const bench = useWorkbench()
  const pickers = usePickers()
  const store = useMemo(() => pictureStore(bench), [bench])
  const label = text('composer.page.sharing.picture')
  const tree = useMemo<FieldTree>(
    () => ({
      fields: [
        {
          kind: 'image',
          name: 'picture',
          label: { fr: label, en: label },
          help: null,
          required: false,
          group: 'content',
          fold: null,
          when: null,
          fallback: undefined,
          maxAlt: null,
        },
      ],
    }),
    [label],
  )
  return <SchemaForm tree={tree} store={store} pickers={pickers} />
}
