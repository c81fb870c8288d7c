/** What the development server adds, through which a changed component is drawn again without losing its state. */
const address = '/@react-refresh'
const refresh = (await import(/* @vite-ignore */ address)) as { injectIntoGlobalHook: (page: Window) => void }

refresh.injectIntoGlobalHook(window)
Object.assign(window, { $RefreshReg$: () => undefined, $RefreshSig$: () => (type: unknown) => type })
