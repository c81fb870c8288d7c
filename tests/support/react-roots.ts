import type { Root } from 'react-dom/client'

type ReactDom = typeof import('react-dom/client')

const roots = new Set<Root>()

function register(root: Root): Root {
  roots.add(root)
  const unmount = root.unmount.bind(root)
  root.unmount = () => {
    roots.delete(root)
    unmount()
  }
  return root
}

/** React DOM whose roots are known to `unmountRoots`. */
export function registerRoots(client: ReactDom): ReactDom {
  return {
    ...client,
    createRoot: (...args) => register(client.createRoot(...args)),
    hydrateRoot: (...args) => register(client.hydrateRoot(...args)),
  }
}

/** Unmounts the roots that are still mounted, also those that the product made. */
export async function unmountRoots(): Promise<void> {
  if (roots.size === 0) return
  const { act } = await import('react')
  const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
  const former = scope.IS_REACT_ACT_ENVIRONMENT
  scope.IS_REACT_ACT_ENVIRONMENT = true
  try {
    await act(async () => {
      for (const root of roots) root.unmount()
    })
  } finally {
    scope.IS_REACT_ACT_ENVIRONMENT = former
  }
}
