/** Parts of a file of a package that the app never uses in a browser. */
export interface UnusedParts {
  /** The package, as our files import it. */
  readonly from: string
  readonly file: RegExp
  /** Methods, and what objects are made with, that nothing asks for. */
  readonly members?: readonly string[]
  /** Functions that nothing reaches, though something that is kept names them. */
  readonly never?: readonly string[]
  /** Calls that always answer the same here, with that answer. */
  readonly calls?: Readonly<Record<string, string>>
  /** What is never given. */
  readonly absent?: readonly string[]
}

const names = (text: string) => text.split(/\s+/)

/** One route of our own, opened by links: it sends no forms, fetches nothing beside its page, redirects nowhere, holds nobody back and is loaded at once. */
const router: UnusedParts = {
  from: 'react-router-dom',
  file: /\/react-router\/dist\/production\/chunk-7RTFRKQW\.mjs$/,
  members: [
    ...names('fetch getFetcher resetFetcher deleteFetcher revalidate dispose getBlocker deleteBlocker patchRoutes'),
    ...names('_internalSetRoutes _internalSetStateDoNotUseOrYouWillBreakYourApp'),
  ],
  never: names('startRedirectNavigation runClientMiddlewarePipeline deleteFetcher getUpdatedRevalidatingFetchers RSCErrorHandler'),
  calls: {
    isMutationMethod: 'false',
    isSubmissionNavigation: 'false',
    getUpdatedActionData: 'void 0',
    findRedirect: 'void 0',
    isRedirectResult: 'false',
    isRedirectDataStrategyResult: 'false',
    shouldBlockNavigation: 'void 0',
    markFetchRedirectsDone: 'false',
    abortStaleFetchLoads: 'false',
    checkFogOfWar: '{ active: false, matches: null }',
    getDataStrategyMatchLazyPromises: '{}',
  },
  absent: ['init.instrumentations', 'opts?.mask', 'opts.pendingError'],
}

/** Messages alone: dates and numbers are written by files of our own. */
const intl: UnusedParts = {
  from: 'react-intl',
  file: /\/@formatjs\/intl\/index\.js$/,
  members: [
    ...names('formatDate formatDateToParts formatTime formatTimeToParts formatDateTimeRange formatRelativeTime formatDuration'),
    ...names('formatDurationToParts formatNumber formatNumberToParts formatPlural formatList formatListToParts formatDisplayName'),
    ...names('getDurationFormat getRelativeTimeFormat getListFormat getDisplayNames'),
  ],
}

const queryFile = (name: string) => new RegExp(`/@tanstack/query-core/build/modern/${name}\\.js$`)

/** What is asked for and remembered: nobody watches a query, none has pages that go on, and nothing is changed through them. */
const queries: readonly Omit<UnusedParts, 'from'>[] = [
  {
    file: queryFile('queryClient'),
    members: [
      ...names('mount unmount isFetching isMutating getQueryData ensureQueryData getQueriesData setQueryData setQueriesData'),
      ...names('getQueryState removeQueries resetQueries cancelQueries invalidateQueries refetchQueries query prefetchQuery'),
      ...names('infiniteQuery fetchInfiniteQuery prefetchInfiniteQuery ensureInfiniteQueryData resumePausedMutations'),
      ...names('setDefaultOptions setQueryDefaults setMutationDefaults getMutationDefaults defaultMutationOptions clear'),
    ],
    calls: { MutationCache: 'null' },
  },
  {
    file: queryFile('query'),
    members: names('reset resetState isActive isDisabled isStatic isStale onFocus onOnline addObserver removeObserver invalidate'),
    calls: { infiniteQueryBehavior: 'void 0' },
  },
  { file: queryFile('queryCache'), members: names('clear find findAll onFocus onOnline') },
]

/** What the build leaves out of the packages that the app is made of. */
export const unusedParts: readonly UnusedParts[] = [router, intl, ...queries.map((parts) => ({ from: '@tanstack/react-query', ...parts }))]
