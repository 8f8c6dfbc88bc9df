import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { Preview } from '@storybook/react-vite'
import '@vehicle-partner/ui/styles.css'
import { lazy, Suspense, type PropsWithChildren } from 'react'
import { configure } from 'storybook/test'
import { assertNoHorizontalScroll } from './assertNoHorizontalScroll.ts'
import { chooseControls } from './chooseControls.ts'
import { modes, viewports } from './chromaticModes.ts'
import { skipPainting } from './skipPainting.ts'
import { followToolbar } from './toolbarGlobals.ts'
import { waitForRows } from './waitForRows.ts'
import { restoreMotion, stopMotion } from './withoutMotion.ts'
import { globalTypes, initialGlobals, withToolbarSettings } from './withToolbarSettings.tsx'

configure({
  // Screens load their code lazily, on a development server one file at a time.
  asyncUtilTimeout: 15_000,
  // The default prints the whole page for each look that finds nothing yet, which takes most of the time of a waiting story.
  getElementError: (message, container) =>
    new Error(`${message ?? ''}\n\nText of the page: ${container.textContent?.slice(0, 2000) ?? ''}`),
})

void followToolbar()

// A story in the picture of a flow, or in a frame of a docs page: what it does must not scroll the page around it.
if (new URLSearchParams(window.location.search).has('picture')) {
  // Called with its element below.
  // oxlint-disable-next-line typescript/unbound-method
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, { ...options, preventScroll: true })
  }
  Element.prototype.scrollIntoView = () => undefined
}

/** In tests axe reports only violations: collecting passes takes longer than the checks. */
const isTest = '__vitest_browser__' in window

if (isTest) skipPainting()

// Stories and their tests load nothing of the docs pages.
const ComponentPage = lazy(async () => ({ default: (await import('../docs/ComponentPage.tsx')).ComponentPage }))
const ThemedDocsContainer = lazy(async () => ({ default: (await import('./ThemedDocsContainer.tsx')).ThemedDocsContainer }))
const DocsPage = () => (
  <Suspense>
    <ComponentPage />
  </Suspense>
)
const LazyDocsContainer = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense>
    <ThemedDocsContainer {...props} />
  </Suspense>
)

const preview: Preview = {
  globalTypes,
  initialGlobals,
  decorators: [withToolbarSettings],
  parameters: {
    // Violations fail the test.
    a11y: { test: 'error', options: isTest ? { reporter: 'no-passes' } : {} },
    backgrounds: { disable: true },
    docs: { page: DocsPage, container: LazyDocsContainer },
    // Handlers in the code of an example: their own text is minified.
    jsx: { functionValue: () => '() => {}' },
    viewport: { options: viewports },
    // `diffThreshold` is the sensitivity of Chromatic's comparison: low enough for a color of the next step of a scale.
    chromatic: { modes, prefersReducedMotion: 'reduce', diffThreshold: 0.05, diffIncludeAntiAliasing: false },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Start',
          ['Welcome', 'Components', 'Getting started', 'Review a change', 'Changes', 'The product in the browser'],
          'UI',
          ['Actions', 'Fields', 'Data', 'Feedback', 'Overlays', 'Structure', 'Layout', 'Text', 'Pages', 'Brand', 'Illustrations'],
          'Foundations',
          'Flows',
          'Forms',
          'Portal',
        ],
      },
    },
  },
  argTypesEnhancers: [Object.assign(chooseControls, { secondPass: true })],
  // Tests ask the browser for reduced motion; stories of a docs page do not play.
  beforeEach: ({ playFunction, viewMode }) => {
    if (!isTest && playFunction && viewMode === 'story') stopMotion()
    return restoreMotion
  },
  // Forms and screens only; the matrix checks the components.
  afterEach: async ({ title }) => {
    restoreMotion()
    if (!/^(Forms|Portal)\//.test(title)) return
    await waitForRows()
    await assertNoHorizontalScroll()
  },
  // Screenshots and axe need the final font.
  loaders: [() => document.fonts.ready],
  tags: ['autodocs'],
}

export default preview
