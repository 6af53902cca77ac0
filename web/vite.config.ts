import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown, runnerImport } from 'vite'
import { besideCatalogues, catalogues, isCatalogue } from '../bin/catalogues.ts'
import { documentation } from './documents.ts'
import { theme } from './src/app/theme.ts'

const root = import.meta.dirname
const THEME = 'virtual:cloudscape-theme.css'

/** Cloudscape embeds its fonts as data: URLs: 120 KB that the Content-Security-Policy blocks. */
function withoutFonts(): Plugin {
  return {
    name: 'without-fonts',
    enforce: 'pre',
    transform: {
      filter: { id: /global-styles[\\/]index\.css$/ },
      handler: code => code.replace(/@font-face\s*\{[^}]*\}/g, ''),
    },
  }
}

/** Each zod schema bundles its JSON Schema converter, 7 KB, which only the server needs. */
function withoutJsonSchema(): Plugin {
  const names = ['createToJSONSchemaMethod', 'createStandardJSONSchemaMethod', 'toJSONSchema', 'allProcessors']
  const inner = ['initializeContext', 'processSchema', 'extractDefs', 'finalize']
  return {
    name: 'without-json-schema',
    load: {
      filter: { id: /zod[\\/]v4[\\/]core[\\/](to-json-schema|json-schema-processors)\.js$/ },
      handler: () => `const absent = () => { throw new Error('There is no JSON Schema in the browser.') }
        export { ${[...names, ...inner].map(name => `absent as ${name}`).join(', ')} }`,
    },
  }
}

/** `applyTheme()` would inject a stylesheet, which the policy blocks. */
function cloudscapeTheme(): Plugin {
  return {
    name: 'cloudscape-theme',
    resolveId: { filter: { id: /^virtual:cloudscape-theme\.css$/ }, handler: () => join(root, THEME) },
    load: {
      filter: { id: /virtual:cloudscape-theme\.css$/ },
      async handler() {
        const { module } = await runnerImport<typeof import('@cloudscape-design/components/theming')>(
          '@cloudscape-design/components/theming',
          // Its modules import folders, which Node does not resolve.
          { configFile: false, root, logLevel: 'error', resolve: { noExternal: [/@cloudscape-design/] } },
        )
        return module.generateThemeStylesheet({ theme })
      },
    },
  }
}

/** A script of its own, not a module: it blocks the first paint. `bin/routePages.ts` puts it into the documents. */
function earlyScript(): Plugin {
  const source = 'src/app/early.js'
  return {
    name: 'early-script',
    async buildStart() {
      const asset = { name: 'early.js', originalFileName: source, source: await readFile(join(root, source)) }
      this.emitFile({ type: 'asset', ...asset })
    },
  }
}

/** Whether static imports lead from a page to this module. */
function isInFirstView(page: RegExp, id: string, context: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  if (page.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return context.getModuleInfo(id)?.importers.some(importer => isInFirstView(page, importer, context, seen)) ?? false
}

/** Whether all static imports of this module lead from these modules. */
function isOnlyFor(modules: RegExp, id: string, context: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  if (modules.test(id) || seen.has(id)) return true
  seen.add(id)
  const importers = context.getModuleInfo(id)?.importers ?? []
  return importers.length > 0 && importers.every(importer => isOnlyFor(modules, importer, context, seen))
}

const table = /[\\/]components[\\/](table|pagination)[\\/]index\.js$/
/** Other pages import these, and use nothing of them. */
const inTable =
  /src[\\/]components[\\/](Pages|useFilePages)\.tsx|[\\/](pages|filePages)\.module\.css$|selection-tree|track-by|components[\\/]popover[\\/]|(reset-contexts-for-modal|(collection-label|token-inline)-context|use-portal-mode-classes[\\/]index)\.js$/

const policyEditor = /[\\/]pages[\\/]policies[\\/]editor[\\/]/
const tableOrEditor = new RegExp(`${table.source}|${policyEditor.source}`)

/** Also what the table shares with the editor of policies, which only pages with a table open. */
function isForTable(id: string, context: Rolldown.ChunkingContext): boolean {
  return inTable.test(id) || (isOnlyFor(tableOrEditor, id, context) && !isOnlyFor(policyEditor, id, context))
}

/** Small: with the options, each page that uses it would load them. */
const onMostPages = /[\\/]components[\\/](SecondaryText\.tsx|secondaryText\.module\.css)$/
const sendPage = /[\\/]SendPage\.tsx$/
const uploadPage = /[\\/]UploadPage\.tsx$/
const forLists =
  /[\\/](src[\\/]transferList[\\/]|shared[\\/].*((texts|domain)[\\/](transferList|listAddress|listRanges|listExtensions|listedTransfer|listCursor|listWords|transferFilters)|contract[\\/]search)\.ts)/
const forUploads =
  /[\\/](src[\\/]upload|pages[\\/](send|upload)|progress-bar)[\\/]|texts[\\/]en[\\/](sending|upload)\.ts$/

const forPolicies =
  /[\\/](pages[\\/]policies|domain[\\/]policies|texts[\\/]polic(yForm|ySummary|yPage|yFaults)|contract[\\/]policies)|SheetDialog|sheetDialog/

/** Only the send page and the dialog of the review share them. */
const forRecipients =
  /[\\/]((RecipientFields|RecipientCheck|ComparedAddresses|MarkedAddress)\.tsx|(toQuestion|describeDifference|differences|toReadable|punycode)\.ts|(recipientCheck|comparedAddresses|markedAddress)\.module\.css)$/
/** Lists of recipients and CSV files to anonymise are read on demand. */
const forTextFiles = /[\\/]decodeBeginning\.ts$/

/** The charts below the fold of the insights load later. */
const forInsights = /[\\/](pages[\\/]insights|domain[\\/]insights|(texts|contract)[\\/]insights\.ts|d3-\w+)/
const insightsPage = /[\\/]InsightsPage\.tsx$/

/** The header asks for it later, for administrators. */
const forAlerts = /[\\/](shell[\\/]watchAlerts|contract[\\/]alerts|domain[\\/]insights[\\/]alert)\.ts$/

/** Pages with HTML of organizations and of documents. */
const forHelp = /dompurify|[\\/]src[\\/](search|html)[\\/]/

/** The page that verifies receipts, and the dialog of the review that issues them. */
const forReceipts =
  /[\\/](src[\\/]receipts|(contract[\\/]receipts|domain[\\/](deliveryReceipt|verifyReceipt|findReceipt))\.ts$)/

/** The footer asks for it later, on every page. */
const forHealth = /[\\/](shell[\\/]watchHealth|(contract|domain)[\\/]health)\.ts$/

type Group = NonNullable<Rolldown.CodeSplittingOptions['groups']>[number]

/** Each catalogue is a chunk of its own. */
function withoutCatalogues(groups: Group[]): Group[] {
  return groups.map(group => ({ ...group, test: id => !isCatalogue(id) && isIn(group.test, id) }))
}

function isIn(test: Group['test'], id: string): boolean {
  if (test === undefined) return true
  if (typeof test === 'function') return test(id) === true
  return typeof test === 'string' ? id.includes(test) : test.test(id)
}

export default defineConfig({
  root,
  resolve: { alias: { 'intl-messageformat': join(root, 'src/app/noMessageFormat.ts') } },
  plugins: [
    react(),
    withoutFonts(),
    withoutJsonSchema(),
    cloudscapeTheme(),
    earlyScript(),
    catalogues(),
    documentation(),
  ],
  build: {
    // No small images in stylesheets, no polyfill in the page.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // No served extension: only the build and the budgets read it.
    manifest: '.manifest',
    sourcemap: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1000,
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    rolldownOptions: {
      // The application is an input of its own, since it is imported after the texts.
      input: ['index.html', 'dl.html', 'src/app/renderApp.tsx'].map(name => join(root, name)),
      output: {
        codeSplitting: {
          groups: withoutCatalogues([
            // Evaluated before the texts are loaded: nothing here may import a catalogue.
            {
              name: 'main',
              test: /[\\/](src[\\/]texts[\\/](load\w+|areas)\.ts|shared[\\/]domain[\\/]pages\.ts|src[\\/]app[\\/](tokens|base)\.css)$/,
              priority: 6,
            },
            // The only chunk that the small download page shares with the app.
            {
              name: 'texts',
              test: besideCatalogues,
              priority: 7,
            },
            // The download page's first view; its gates and savers load on demand.
            {
              name: 'download',
              test: /[\\/](web[\\/]src[\\/]download[\\/](?!gates|saving|main))/,
              priority: 5,
            },
            // No module of ours may run between zod and its configuration.
            {
              name: 'vendor',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|zod)[\\/]|zodWithoutEval/,
              priority: 4,
            },
            { name: 'cloudscape', test: /node_modules[\\/]|cloudscape-theme/, tags: ['$initial'], priority: 3 },
            {
              name: 'app',
              test: /^(?!.*[\\/]download[./\\]).*[\\/](web[\\/]src[\\/](?!main)|shared[\\/])/,
              tags: ['$initial'],
              priority: 2,
            },
            // Without the send page's later steps. The sign-in library loads on demand.
            {
              name: (id, context) =>
                onMostPages.test(id) ||
                (isInFirstView(sendPage, id, context) && !isForTable(id, context) && !forRecipients.test(id))
                  ? 'pages'
                  : null,
              test: /^(?!.*amplify)/,
              minShareCount: 2,
              priority: 1,
            },
            // Lists and the responder's page need no options, and a request needs no checkbox.
            {
              name: 'checkbox',
              test: /[\\/](checkbox|checkbox-icon)[\\/]/,
              minShareCount: 2,
              priority: 1,
            },
            {
              name: 'options',
              test: /[\\/]src[\\/](components[\\/]options|policies)[\\/]|[\\/]texts[\\/]policies\.ts$/,
              minShareCount: 2,
              priority: 1,
            },
            {
              name: (id, context) => (isForTable(id, context) ? null : 'later'),
              test: id =>
                !/amplify|[\\/]download[./\\]|[\\/]pages[\\/]review[\\/]/.test(id) &&
                !forRecipients.test(id) &&
                !forTextFiles.test(id) &&
                !forUploads.test(id) &&
                !forLists.test(id) &&
                !forHealth.test(id) &&
                !forAlerts.test(id) &&
                !forInsights.test(id) &&
                !forHelp.test(id) &&
                !forReceipts.test(id) &&
                !forPolicies.test(id),
              minShareCount: 2,
              priority: 1,
            },
            {
              name: 'standing',
              test: /[\\/]pages[\\/]review[\\/]/,
              minShareCount: 2,
              priority: 0,
            },
            // Lists and reviews.
            { name: (id, context) => (isForTable(id, context) ? 'table' : null), priority: 0 },
            // What links to lists need, without the lists and their table.
            {
              name: (id, context) => (isInFirstView(insightsPage, id, context) ? 'listLinks' : 'transferList'),
              test: forLists,
              minShareCount: 2,
              priority: 0,
            },
            { name: 'alerts', test: forAlerts, minShareCount: 2, priority: 1 },
            { name: 'insights', test: forInsights, minShareCount: 2, priority: 0 },
            { name: 'help', test: forHelp, minShareCount: 2, priority: 0 },
            { name: 'receipts', test: forReceipts, minShareCount: 2, priority: 1 },
            { name: 'health', test: forHealth, minShareCount: 2, priority: 0 },
            { name: 'policies', test: forPolicies, minShareCount: 2, priority: 0 },
            // For senders and responders. Pages without uploads do not load them, nor does the responder's first view.
            {
              name: (id, context) => (isInFirstView(uploadPage, id, context) ? 'beforeUploads' : 'uploads'),
              test: forUploads,
              minShareCount: 2,
              priority: 0,
            },
          ]),
        },
      },
    },
  },
})
