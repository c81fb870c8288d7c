import js from '@eslint/js'
import { defineConfig } from 'eslint/config'
import jsxA11y from 'eslint-plugin-jsx-a11y-x'
import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import tseslint from 'typescript-eslint'
import { houseRules } from './scripts/lint/project-rules.js'

const TESTS = '(\\.test\\.tsx?$|^tests/|^bench/)'
const TOOLS = '^(scripts/|[^/]+\\.config\\.[jt]s$|\\.dependency-cruiser\\.mjs$)'

/** Files of the server that may open a transaction which is not retried. */
const OWN_TRANSACTIONS = [
  'server/database/in-transaction.ts',
  // Before the server listens.
  'server/database/legacy-history.ts',
  'server/database/migrate.ts',
  'server/people/accounts/bootstrap-admins.ts',
  'server/seeds/demo-members.ts',
  'server/shop/catalogue/sync-fact-labels.ts',
  // Background work that runs again by itself.
  'server/content/search/index-text/update-index.ts',
  'server/mail/delivery/mail-worker.ts',
  'server/platform/jobs/service.ts',
  'server/shop/withdrawals/process-worker.ts',
  // One snapshot for several reads, which wait for no lock.
  'server/people/members/member-acts.ts',
  'server/people/members/read-member.ts',
  'server/people/privacy/export-account.ts',
]

/** Names that only one place of the code uses. */
const HOMES = [
  {
    what: 'localStorage',
    homes: ['^src/site/browser-storage\\.ts$', TESTS],
    advice: 'Use src/site/browser-storage.ts: it survives a closed or full storage.',
  },
  {
    what: '.normalize',
    homes: ['^schemas/(.+/)?normalise-text\\.ts$', TESTS, TOOLS],
    advice: 'Use toNfc or toNfd of schemas/text/normalise-text.ts: normalisation is quadratic on hostile input.',
  },
  { what: 'sessionStorage', homes: ['^src/site/browser-storage\\.ts$', TESTS], advice: 'Use src/site/browser-storage.ts.' },
  {
    what: 'fetch',
    homes: [
      '^src/api-client/',
      '^server/adapters/',
      '^src/site/loader/entry-late-parts\\.ts$',
      '^server/http/admin-marks/edit-link\\.js$',
      TESTS,
      TOOLS,
    ],
    advice: 'Calls of ours go through #api-client, calls to other services through an adapter in server/adapters.',
  },
  {
    what: 'Date.now',
    homes: ['^src/domain/dates/clock\\.ts$', TESTS, TOOLS],
    advice: 'Take the time as an argument, or from #domain/dates/clock.ts, so that a test can set it.',
  },
  {
    what: '.transaction',
    homes: [...OWN_TRANSACTIONS.map((file) => `^${file.replaceAll('.', '\\.')}$`), TESTS, TOOLS],
    advice: 'Use inTransaction of #server/database/in-transaction.ts: it runs again after a deadlock and after a long wait for a lock.',
  },
  { what: 'process.env', homes: ['^server/config/', TESTS, TOOLS], advice: 'Read server/config/env.ts, which checked it at start.' },
  ...['vi.waitFor', 'vi.waitUntil'].map((what) => ({
    what,
    homes: ['^tests/support/wait-until\\.ts$'],
    advice: 'Use waitUntil of #tests/support/wait-until.ts: its limit only catches a hang.',
  })),
  {
    what: '.waitForTimeout',
    homes: ['^bench/'],
    advice: 'Wait for a state of the page: a time is too short on one machine and too long on another.',
  },
  {
    what: '.checkVisibility',
    homes: ['^src/site/is-shown\\.ts$', '^server/http/admin-marks/edit-link\\.js$', TESTS],
    advice: 'Use isShown of #site/is-shown.ts: browsers of before 2024 do not know it.',
  },
  {
    what: 'dangerouslySetInnerHTML',
    homes: ['^src/renderer/(html/SafeHtml|InteractiveBoundary|render-blocks)\\.tsx$', TESTS],
    advice: 'Use <SafeHtml> of #renderer/html/SafeHtml.tsx: what it is given has been sanitised.',
  },
]

/** Files with a short limit that is no wait of a test. */
const SHORT_LIMITS = [
  // The limit itself is under test, and nothing answers.
  'scripts/launch/launch.test.ts',
  'server/adapters/outbound/safe-fetch.test.ts',
  'server/app.integration.test.ts',
  'server/http/server/stalled-sockets.test.ts',
  // A failure is expected, and the limit is the time until it comes.
  'tests/e2e/rendering/catalogue.spec.ts',
  // The browser itself says when it is idle; the limit is for a page that never says so.
  'tests/e2e/page/when-quiet.ts',
  // Added to the measured time of the tests without a mutant.
  'tests/mutation/guards.stryker.config.js',
  // Connections that are cut at the end of a test.
  'tests/support/mail/smtp-sink.ts',
]

/** Rules that oxlint has for TypeScript (.oxlintrc.json), in a small part of the time. ESLint has them for the other files. */
const OF_OXLINT = [
  'no-loss-of-precision',
  'no-misleading-character-class',
  'no-shadow-restricted-names',
  'no-unexpected-multiline',
  'no-useless-assignment',
  'no-useless-escape',
  'prefer-const',
  '@typescript-eslint/ban-ts-comment',
]

/** Files that compare a duration which no slow machine makes wrong. */
const MEASURING = [
  // What the product promises to wait at least: a slow machine only makes it longer.
  'tests/faults/graceful-stop.test.ts',
  'tests/integration/item-plan-on-two-servers.test.ts',
  // The clock is a faked one.
  'src/site/navigation/load-page.test.ts',
]

const NO_ANY_WAY_OUT = [
  { selector: 'ExportDefaultDeclaration', message: 'Export by name: one name for one thing, everywhere.' },
  { selector: 'ExportSpecifier[exported.name="default"]', message: 'Export by name: one name for one thing, everywhere.' },
  { selector: 'ExportAllDeclaration', message: 'Name what you export: `export *` hides where things live.' },
]

const DEEP_RELATIVE = {
  regex: '^\\.\\./\\.\\./',
  message: 'Relative imports stay inside one folder: use #engine/…, #ui/… (package.json, imports).',
}

export default defineConfig(
  {
    ignores: [
      'dist/**',
      'data/**',
      '.cache/**',
      'node_modules/**',
      'coverage/**',
      'test-results/**',
      'playwright-report/**',
      'schemas/generated/**',
      'blocks/views.server.ts',
      'bench/peers/**',
      'public/**',
    ],
  },
  js.configs.recommended,
  {
    plugins: { house: houseRules },
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' },
    languageOptions: { globals: { ...globals.node } },
    rules: {
      'house/one-home': ['error', HOMES],
      'house/file-name': 'error',
      'house/no-barrel': 'error',
      'house/import-order': 'error',
      'house/plain-language': 'error',
      'no-restricted-syntax': ['error', ...NO_ANY_WAY_OUT],
      'no-restricted-imports': ['error', { patterns: [DEEP_RELATIVE] }],
      'no-console': 'error',
      'no-eval': 'error',
      'no-new-func': 'error',
      'no-param-reassign': 'error',
      // Such a comment would switch rules of oxlint off.
      'no-warning-comments': ['error', { terms: ['eslint-disable', 'oxlint-disable', 'tslint:disable'] }],
      'prefer-const': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      complexity: ['error', 10],
      'max-lines': ['error', 300],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', 4],
    },
  },
  { files: ['server/http/**/*.js'], languageOptions: { globals: { ...globals.browser } } },
  {
    files: ['**/*.ts', '**/*.tsx'],
    // The rules that need types are those of .oxlintrc.json: oxlint asks the native type checker, in a sixth of the time.
    extends: [tseslint.configs.recommended],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports', disallowTypeAnnotations: false }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      // A rule of .oxlintrc.json; here it would take a fifth of the time.
      '@typescript-eslint/no-unused-vars': 'off',
    },
  },
  {
    files: ['blocks/**/*.{ts,tsx}', 'src/{ui,renderer,site,i18n,kit,composer,admin}/**/*.{ts,tsx}'],
    // The other rules of React are those of .oxlintrc.json: here they would take half of the time.
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.configs.recommended],
    rules: {
      // What comes back from the server takes the focus, so that it is heard: the first faulty field, or the answer.
      'jsx-a11y-x/no-autofocus': 'off',
      // A region that scrolls is reached by the keyboard.
      'jsx-a11y-x/no-noninteractive-tabindex': ['error', { tags: [], roles: ['tabpanel', 'region'], allowExpressionValues: true }],
      // Captions of films are data of the media, not of the view: an empty track would satisfy the rule without helping a visitor.
      'jsx-a11y-x/media-has-caption': 'off',
    },
  },
  {
    files: [
      '**/*.tsx',
      'server/**/routes.ts',
      'server/**/*-routes.ts',
      'server/http/{server,guards,monitoring,page-routes,files,feeds,block-catalogue,development}/*.ts',
      'server/migrations/**/*.ts',
    ],
    rules: { 'max-lines-per-function': ['error', { max: 120, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['**/*.test.ts', '**/*.test.tsx', 'tests/**', 'bench/**'],
    rules: {
      'max-lines': ['error', 500],
      'max-lines-per-function': 'off',
      // A test may say « this exists »: when it does not, the test fails, which is what it is for.
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  { files: ['**/*.test.ts', '**/*.test.tsx', 'tests/**'], ignores: SHORT_LIMITS, rules: { 'house/test-patience': 'error' } },
  {
    files: ['**/*.test.ts', '**/*.test.tsx', 'tests/**'],
    ignores: ['tests/proof/**', 'bench/**', ...MEASURING],
    rules: { 'house/test-durations': 'error' },
  },
  {
    files: [
      '*.config.{js,ts}',
      'tests/mutation/*.config.{js,ts}',
      'scripts/lint/knip.config.ts',
      '.dependency-cruiser.mjs',
      'tests/e2e/sites/*.config.ts',
    ],
    rules: { 'no-restricted-syntax': 'off', 'max-lines-per-function': 'off', 'house/file-name': 'off' },
  },
  { files: ['**/*.ts', '**/*.tsx'], rules: Object.fromEntries(OF_OXLINT.map((rule) => [rule, 'off'])) },
  // Google's script tells calls from other data by their being `arguments`.
  { files: ['src/site/consent/gtag-queue.ts'], rules: { 'prefer-rest-params': 'off' } },
  { files: ['scripts/**', 'bench/**', 'server/main.ts', 'src/site/warn.ts'], rules: { 'no-console': 'off' } },
)
