import { withThemeByDataAttribute } from '@storybook/addon-themes'
import type { Preview } from '@storybook/react-vite'
import '@vehicle-partner/ui/styles.css'
import { configure } from 'storybook/test'
import { ComponentPage } from '../docs/ComponentPage.tsx'
import { fits } from './fits.ts'
import { modes, viewports } from './modes.ts'
import { globalTypes, initialGlobals, withSettings } from './withSettings.tsx'

// Screens fetch their parts when they are opened, on a development server one file at a time.
configure({ asyncUtilTimeout: 15_000 })

/** A test asks only what is wrong: to say of each element that it is right costs more than to look. */
const isTest = '__vitest_browser__' in window

const preview: Preview = {
  globalTypes,
  initialGlobals,
  decorators: [
    withSettings,
    withThemeByDataAttribute({
      themes: { light: 'light', dark: 'dark' },
      defaultTheme: 'light',
      attributeName: 'data-theme',
      parentSelector: 'html',
    }),
  ],
  parameters: {
    // A violation is a failed test, not a note in a panel.
    a11y: { test: 'error', options: isTest ? { reporter: 'no-passes' } : {} },
    backgrounds: { disable: true },
    docs: { page: ComponentPage },
    viewport: { options: viewports },
    chromatic: { modes, prefersReducedMotion: 'reduce' },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: { storySort: { order: ['Foundations', ['Read me first'], 'Components', 'Forms', 'Portal'] } },
  },
  // Whole forms and screens; of the parts the matrix looks at each.
  afterEach: ({ title }) => (/^(Forms|Portal)\//.test(title) ? fits() : undefined),
  // A picture or an axe run before the font has arrived would measure another letter.
  loaders: [() => document.fonts.ready],
  tags: ['autodocs'],
}

export default preview
