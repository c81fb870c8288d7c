import type { FieldUploads } from '#forms/media/field-uploads.ts'
import type { MediaItem } from '#forms/pickers.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'

/** The uploads into the fields of one element. They go on while another one is selected. */
export function fieldUploads({ uploads, store }: Pick<Workbench, 'uploads' | 'store'>, id: string): FieldUploads {
  const at = (pointer: string) => ({ id, pointer })
  return {
    of: (pointer) => uploads.of(at(pointer)),
    subscribe: uploads.all.subscribe,
    send: (pointer, file, onTaken) => {
      // An element that was removed meanwhile takes no picture: the library has it.
      const take = (item: MediaItem, now = pointer) => void (store.block(id) && onTaken(item, now))
      void uploads.send({ file, target: at(pointer), onTaken: take })
    },
    cancel: (pointer) => uploads.cancelFor(at(pointer)),
    retry: (pointer) => {
      const upload = uploads.of(at(pointer))
      if (upload) uploads.retry(upload.key)
    },
  }
}
