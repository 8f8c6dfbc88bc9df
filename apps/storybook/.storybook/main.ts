import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, mergeConfig } from 'vite'
import type { ComponentDocs } from '../../../packages/ui/src/componentDocs.ts'
import { createIdentifier } from '../../../packages/ui/identifiers.ts'
import { themeColors } from '../../../packages/ui/src/theme/tokens.ts'
import { catalogPlugin, listComponents } from './catalog.ts'
import { pageNames } from './pageNames.ts'

// Absolute paths: in a workspace Storybook otherwise resolves from its own folder and may load a second copy of itself.
const resolvePackage = (name: string) => dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`)))
const root = join(import.meta.dirname, '../../..')

const fontFace = `<style>@font-face { font-family: "Overpass Variable"; src: url("./overpass.woff2") format("woff2"); font-weight: 400 700; font-display: swap; ascent-override: 99%; descent-override: 27%; line-gap-override: 0% }</style>`

/** Storybook's icons in the menu and the search have colors of their own. */
const menuIcons = `<style>svg:is([type="story"], [type="document"], [type="group"], [type="component"]) { color: inherit }</style>`

/** What shows before a story, in the theme of its address: a frame of a flow would be white until then. */
const earlyTheme = `<script>document.documentElement.dataset.theme = /theme(:|%3A)dark/.test(location.search) ? 'dark' : 'light'</script><style>[data-theme="dark"] :is(body, .sb-preparing-story, .sb-preparing-docs) { background-color: ${themeColors.dark.bg.page} }</style>`

/** By title, the other names of each component and page, for the manager's search. */
async function listOtherNames(): Promise<string> {
  const names = listComponents().map(async ({ title, docsFile }) => {
    const { docs } = (await import(join(root, docsFile))) as { docs: ComponentDocs }
    return [title, docs.otherNames] as const
  })
  return JSON.stringify({ ...pageNames, ...Object.fromEntries(await Promise.all(names)) })
}

const config: StorybookConfig = {
  framework: { name: resolvePackage('@storybook/react-vite') as '@storybook/react-vite', options: {} },
  stories: [
    '../{start,foundations,flows}/*.stories.tsx',
    '../../../packages/ui/src/**/*.stories.tsx',
    '../../../packages/forms/src/**/*.stories.tsx',
    '../../portal/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'].map(resolvePackage),
  // The font of the manager, and the icon of the tab.
  staticDirs: [
    { from: '../../../packages/ui/src/theme/overpass.woff2', to: '/overpass.woff2' },
    { from: '../../portal/public/favicon.svg', to: '/favicon.svg' },
  ],
  managerHead: async (head) =>
    `${head ?? ''}${fontFace}${menuIcons}<script type="application/json" id="other-names">${await listOtherNames()}</script>`,
  // A story that is opened alone has the icon too.
  previewHead: (head) => `${head ?? ''}<link rel="icon" href="./favicon.svg">${earlyTheme}`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [catalogPlugin(), react(), vanillaExtractPlugin({ identifiers: createIdentifier })],
      resolve: { conditions: ['@vehicle-partner/source', ...defaultClientConditions] },
      server: { fs: { allow: [root] } },
      // Optimized at startup: a dependency that is found later reloads the page during a test.
      optimizeDeps: {
        entries: ['packages/{ui,forms,api,domain}/src/**/*.{ts,tsx}', 'apps/portal/src/**/*.{ts,tsx}'].map((glob) => join(root, glob)),
      },
      build: {
        chunkSizeWarningLimit: 2000,
        reportCompressedSize: false,
        // Silences the warning about each 'use client' directive.
        rolldownOptions: { checks: { moduleLevelDirective: false } },
      },
    }),
}

export default config
