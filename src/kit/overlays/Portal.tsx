import { Portal as AtBody } from '@mantine/core'
import type { ReactNode } from 'react'

/** Draws its children at the end of the document: nothing around them cuts or moves them. */
export function Portal({ children }: { readonly children: ReactNode }) {
  return <AtBody>{children}</AtBody>
}
