import css from '@eslint/css'
import astro from 'eslint-plugin-astro'
import checkFile from 'eslint-plugin-check-file'
import { createNodeResolver, importX } from 'eslint-plugin-import-x'
import jsxA11y from 'eslint-plugin-jsx-a11y-x'
import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'
import { layers } from './eslint/layers.mjs'
import { noPhysicalSides, noPhysicalSidesOrColours, noRawMarkup, noRawMarkupOrAwait } from './eslint/syntax.mjs'

const SCRIPTS = ['**/*.{ts,tsx,mjs,astro}']
const TESTS = ['**/*.{test,fixtures}.{ts,tsx}']

export default defineConfig(
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  globalIgnores(['dist/', '.cache/', 'node_modules/', '.astro/', 'test-results/', 'playwright-report/']),
  {
    files: SCRIPTS,
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      eqeqeq: 'error',
      'no-console': 'error',
      'no-eval': 'error',
      'no-new-func': 'error',
    },
  },
  astro.configs.recommended,
  // astro check knows the types of these; a second program for a dozen files would double the time.
  {
    files: ['**/*.mjs', '**/*.astro', '**/*.astro/*.ts'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { parserOptions: { project: false } },
  },
  {
    files: ['**/*.tsx'],
    extends: [reactHooks.configs.flat['recommended'], jsxA11y.configs.strict],
    rules: {
      // Escape closes what a click beside it closes.
      'jsx-a11y-x/click-events-have-key-events': 'off',
      // The same clicks: what lies behind an open menu or dialog is no control.
      'jsx-a11y-x/no-static-element-interactions': 'off',
      // A carousel is a group that arrow keys move, and a dialog takes clicks on its backdrop.
      'jsx-a11y-x/no-noninteractive-element-interactions': 'off',
    },
  },

  layers,
  {
    files: ['src/**/*.astro/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [{ regex: '^(?!#client/)', message: 'A script of a page imports src/client alone.' }],
        },
      ],
    },
  },

  {
    files: ['{src,integrations,embedded-contentful,tools}/**/*.{ts,tsx}'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx'] })],
      'import-x/extensions': ['.ts', '.tsx'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
    rules: { 'import-x/no-cycle': 'error', 'import-x/no-duplicates': 'error' },
  },

  // Names and sizes of files.
  {
    files: SCRIPTS,
    rules: { 'max-lines': ['error', 300] },
  },
  {
    files: SCRIPTS,
    plugins: { 'check-file': checkFile },
    rules: {
      'check-file/no-index': 'error',
      'check-file/filename-blocklist': [
        'error',
        { '**/?(*-){util,utils,helper,helpers,misc,common,lib,shared}?(-*){.,/}**': '**/[what-it-exports].*' },
      ],
      'check-file/folder-naming-convention': [
        'error',
        { '{src,integrations,embedded-contentful,tests,e2e,tools,art}/**/': 'KEBAB_CASE' },
      ],
      'check-file/filename-naming-convention': [
        'error',
        {
          '**/*.{ts,mjs}': 'KEBAB_CASE',
          '**/!(*-*).tsx': 'PASCAL_CASE',
          '**/*-*.tsx': 'KEBAB_CASE',
          '**/*.astro': 'PASCAL_CASE',
        },
        { ignoreMiddleExtensions: true },
      ],
    },
  },
  // A route is named after its address.
  {
    files: ['src/pages/**'],
    rules: { 'check-file/filename-naming-convention': 'off' },
  },

  // Markup that could run text, and modules that browsers load.
  {
    files: ['src/**/*.{ts,tsx,astro}'],
    ignores: TESTS,
    rules: { 'no-restricted-syntax': noRawMarkup, 'astro/no-set-html-directive': 'error' },
  },
  {
    files: [
      'src/{core,i18n,browser,ui,shop,menu,order,order-card,client}/**/*.{ts,tsx}',
      'src/site/{state,live,messages}/**/*.ts',
      'src/site/**/*.tsx',
      'restaurant.config.ts',
    ],
    ignores: TESTS,
    rules: { 'no-restricted-syntax': noRawMarkupOrAwait },
  },
  {
    // Scripts of this repository and escaped JSON for search engines.
    files: ['src/site/layouts/Document.astro'],
    rules: { 'astro/no-set-html-directive': 'off' },
  },

  // Style sheets.
  {
    files: ['**/*.css'],
    language: 'css/css',
    plugins: { css },
    extends: [css.configs.recommended],
    rules: {
      'css/prefer-logical-properties': [
        'error',
        // Lines run sideways in both languages, so these mean the same; browsers lack half of the logical ones.
        {
          allowUnits: ['vw', 'vh', 'svh', 'dvh', 'lvh'],
          allowProperties: ['overflow-x', 'overflow-y', 'overscroll-behavior-x', 'overscroll-behavior-y'],
        },
      ],
      // Tokens are declared in a sheet of their own.
      'css/no-invalid-properties': ['error', { allowUnknownVariables: true }],
      // Newer properties stand where a browser without them loses nothing but comfort.
      'css/use-baseline': 'off',
      'no-restricted-syntax': noPhysicalSidesOrColours,
    },
  },
  // What a component sets must not move when people ask for less motion, nor be printed.
  { files: ['src/site/styles/{base,print}.css'], rules: { 'css/no-important': 'off' } },
  // Here every colour gets its meaning.
  {
    files: ['restaurant/theme.css', 'examples/*/restaurant/theme.css'],
    rules: { 'no-restricted-syntax': noPhysicalSides },
  },
)
