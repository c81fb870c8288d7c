/** The React Refresh runtime of the development server, which updates a component without losing its state. */
const address = '/@react-refresh'
const refresh = (await import(/* @vite-ignore */ address)) as { injectIntoGlobalHook: (page: Window) => void }

refresh.injectIntoGlobalHook(window)
Object.assign(window, { $RefreshReg$: () => undefined, $RefreshSig$: () => (type: unknown) => type })
