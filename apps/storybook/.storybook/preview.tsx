import { withThemeByDataAttribute } from '@storybook/addon-themes'
import type { Preview } from '@storybook/react-vite'
import '@vehicle-partner/ui/styles.css'
import { configure } from 'storybook/test'
import { ComponentPage } from '../docs/ComponentPage.tsx'
import { assertNoHorizontalScroll } from './assertNoHorizontalScroll.ts'
import { modes, viewports } from './chromaticModes.ts'
import { waitForRows } from './waitForRows.ts'
import { globalTypes, initialGlobals, withToolbarSettings } from './withToolbarSettings.tsx'

configure({
  // Screens load their code lazily, on a development server one file at a time.
  asyncUtilTimeout: 15_000,
  // The default prints the whole page for each look that finds nothing yet, which takes most of the time of a waiting story.
  getElementError: (message, container) =>
    new Error(`${message ?? ''}\n\nText of the page: ${container.textContent?.slice(0, 2000) ?? ''}`),
})

/** In tests axe reports only violations: collecting passes takes longer than the checks. */
const isTest = '__vitest_browser__' in window

const preview: Preview = {
  globalTypes,
  initialGlobals,
  decorators: [
    withToolbarSettings,
    withThemeByDataAttribute({
      themes: { light: 'light', dark: 'dark' },
      defaultTheme: 'light',
      attributeName: 'data-theme',
      parentSelector: 'html',
    }),
  ],
  parameters: {
    // Violations fail the test.
    a11y: { test: 'error', options: isTest ? { reporter: 'no-passes' } : {} },
    backgrounds: { disable: true },
    docs: { page: ComponentPage },
    viewport: { options: viewports },
    chromatic: { modes, prefersReducedMotion: 'reduce' },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: { storySort: { order: ['Foundations', ['Introduction'], 'UI', 'Forms', 'Portal'] } },
  },
  // Forms and screens only; the matrix checks the components.
  afterEach: async ({ title }) => {
    if (!/^(Forms|Portal)\//.test(title)) return
    await waitForRows()
    await assertNoHorizontalScroll()
  },
  // Screenshots and axe need the final font.
  loaders: [() => document.fonts.ready],
  tags: ['autodocs'],
}

export default preview
