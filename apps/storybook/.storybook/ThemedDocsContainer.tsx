import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useLayoutEffect, type PropsWithChildren } from 'react'
import { getProductTheme } from './productThemes.ts'
import { useToolbarGlobals } from './toolbarGlobals.ts'
import { applyToolbarSettings } from './withToolbarSettings.tsx'
import '../docs/docs.css'

/** A docs page with the settings of the toolbar. */
export function ThemedDocsContainer(props: PropsWithChildren<DocsContainerProps>) {
  const globals = useToolbarGlobals()
  useLayoutEffect(() => void applyToolbarSettings(globals), [globals])
  return <DocsContainer {...props} theme={getProductTheme(globals['theme'])} />
}
