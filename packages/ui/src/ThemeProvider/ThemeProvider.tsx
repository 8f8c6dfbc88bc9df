'use client'
import { useContext, useLayoutEffect, useRef, useState, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import { cx } from '../private/cx.ts'
import { PortalContainer, usePortalContainer } from '../private/portalContainer.ts'
import { useMediaQuery } from '../private/useMediaQuery.ts'
import { getThemeAttributes, omitUndefined, type ThemeChoice, type ThemeStorage } from './themeChoice.ts'
import { ThemeContext } from './ThemeContext.ts'
import * as styles from './ThemeProvider.css.ts'
import { useStoredTheme } from './useStoredTheme.ts'

export interface ThemeProviderProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onChange'>, Partial<ThemeChoice> {
  /** The theme until the user chooses one. @default { colorScheme: 'system', contrast: 'system', density: 'comfortable' } */
  defaultTheme?: Partial<ThemeChoice>
  /** Called with the user's choice. A setting that is passed as a prop changes only with that prop. */
  onThemeChange?: (next: ThemeChoice) => void
  /** Stores the choice under this key and syncs it across tabs. */
  storageKey?: string
  /** Where the choice is stored. @default window.localStorage */
  storage?: ThemeStorage
  /** The name of a brand; sets `data-brand`. */
  brand?: string
  /** `page` sets attributes on `<html>`, `part` on an element of its own. @default 'page', or 'part' inside another provider */
  scope?: 'page' | 'part'
  ref?: Ref<HTMLDivElement>
  /** The part of the app that takes the theme. */
  children?: ReactNode
}

const initialChoice: ThemeChoice = { colorScheme: 'system', contrast: 'system', density: 'comfortable' }

/** Sets color scheme, contrast, density and brand for the page, or for a part of it and the overlays that it opens. */
export function ThemeProvider({
  colorScheme,
  contrast,
  density,
  defaultTheme,
  onThemeChange,
  storageKey,
  storage,
  brand,
  scope,
  className,
  children,
  ...rest
}: ThemeProviderProps) {
  const parent = useContext(ThemeContext)
  const isPart = scope === undefined ? parent !== undefined : scope === 'part'
  const { stored, readStored, store } = useStoredTheme(storageKey, storage)
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)')
  const prefersMoreContrast = useMediaQuery('(prefers-contrast: more)')

  const props = omitUndefined({ colorScheme, contrast, density })
  const resolveChoice = (choice: Partial<ThemeChoice>) => ({ ...(isPart ? {} : initialChoice), ...defaultTheme, ...choice, ...props })
  const ownChoice = resolveChoice(stored)
  const choice: ThemeChoice = { ...initialChoice, ...parent, ...ownChoice }
  const attributes = getThemeAttributes(ownChoice, brand)
  const container = usePortalElement(isPart, { ...attributes, dir: rest.dir, lang: rest.lang })

  // During hydration `stored` is still empty, so this reads the storage again.
  const latestAttributes = useRef(() => attributes)
  useLayoutEffect(() => {
    latestAttributes.current = () => getThemeAttributes(resolveChoice(readStored()), brand)
  })
  const attributesKey = JSON.stringify(attributes)
  useLayoutEffect(() => (isPart ? undefined : setAttributes(document.documentElement, latestAttributes.current())), [isPart, attributesKey])

  const theme = {
    colorScheme: choice.colorScheme,
    contrast: choice.contrast,
    density: choice.density,
    brand: brand ?? parent?.brand,
    resolved: {
      colorScheme: choice.colorScheme === 'system' ? (prefersDark ? 'dark' : 'light') : choice.colorScheme,
      contrast: choice.contrast === 'system' ? (prefersMoreContrast ? 'more' : 'normal') : choice.contrast,
    } as const,
    setTheme: (next: Partial<ThemeChoice>) => {
      store(next)
      onThemeChange?.({ colorScheme: choice.colorScheme, contrast: choice.contrast, density: choice.density, ...omitUndefined(next) })
    },
  }
  if (!isPart) return <ThemeContext value={theme}>{children}</ThemeContext>
  return (
    <ThemeContext value={theme}>
      <div {...rest} {...attributes} className={cx(styles.part, className)}>
        <PortalContainer value={container}>{children}</PortalContainer>
      </div>
    </ThemeContext>
  )
}

type Attributes = Record<string, string | undefined>

/** Creates the element for the overlays of a part: at the end of the body, outside of clipping ancestors, with the part's theme. */
function usePortalElement(isPart: boolean, attributes: Attributes): HTMLElement | undefined {
  const parentContainer = usePortalContainer()
  const [container, setContainer] = useState<HTMLElement>()
  useLayoutEffect(() => {
    if (!isPart) return
    const element = document.createElement('div')
    element.className = styles.container
    const parent = parentContainer ?? document.body
    parent.append(element)
    // oxlint-disable-next-line react/set-state-in-effect -- the container can only be created in the browser
    setContainer(element)
    return () => {
      element.remove()
      setContainer(undefined)
    }
  }, [isPart, parentContainer])
  const latestAttributes = useRef(attributes)
  useLayoutEffect(() => {
    latestAttributes.current = attributes
  })
  const attributesKey = JSON.stringify(attributes)
  useLayoutEffect(() => container && setAttributes(container, latestAttributes.current), [container, attributesKey])
  return container
}

/** Sets attributes and returns a function that restores the previous ones. */
function setAttributes(element: Element, attributes: Attributes): () => void {
  const set = (name: string, value: string | null | undefined) =>
    value === null || value === undefined ? element.removeAttribute(name) : element.setAttribute(name, value)
  const before = Object.keys(attributes).map((name) => [name, element.getAttribute(name)] as const)
  for (const [name, value] of Object.entries(attributes)) if (value !== undefined) set(name, value)
  return () => {
    for (const [name, value] of before) set(name, value)
  }
}
