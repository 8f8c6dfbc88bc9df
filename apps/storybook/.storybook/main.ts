import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, mergeConfig } from 'vite'
import { createIdentifier } from '../../../packages/ui/identifiers.ts'

// Absolute paths: in a workspace Storybook otherwise resolves from its own folder and may load a second copy of itself.
const resolvePackage = (name: string) => dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`)))
const root = join(import.meta.dirname, '../../..')

const config: StorybookConfig = {
  framework: { name: resolvePackage('@storybook/react-vite') as '@storybook/react-vite', options: {} },
  stories: [
    '../foundations/*.mdx',
    '../foundations/*.stories.tsx',
    '../../../packages/ui/src/**/*.stories.tsx',
    '../../../packages/forms/src/**/*.stories.tsx',
    '../../portal/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-themes', '@storybook/addon-vitest'].map(resolvePackage),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [react(), vanillaExtractPlugin({ identifiers: createIdentifier })],
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
