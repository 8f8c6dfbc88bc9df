import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useLayoutEffect, type PropsWithChildren } from 'react'
import { getProductTheme } from './productThemes.ts'
import { useToolbarGlobals } from './toolbarGlobals.ts'
import { applyToolbarSettings } from './withToolbarSettings.tsx'
import '../docs/docs.css'

/** A docs page with the settings of the toolbar. */
export function ThemedDocsContainer(props: PropsWithChildren<DocsContainerProps>) {
  const globals = useToolbarGlobals()
  const theme = globals['theme'] === 'dark' ? 'dark' : 'light'
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme
    applyToolbarSettings(globals)
  }, [theme, globals])
  return <DocsContainer {...props} theme={getProductTheme(theme)} />
}
