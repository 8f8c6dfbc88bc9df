'use client'
import { cx } from 'class-variance-authority'
import { useContext, useLayoutEffect, useState, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import { PortalContainer, usePortalContainer } from '../private/portalContainer.ts'
import { useMediaQuery } from '../private/useMediaQuery.ts'
import { getThemeAttributes, omitUndefined, type ThemeChoice, type ThemeStorage } from './themeChoice.ts'
import { ThemeContext } from './ThemeContext.ts'
import * as styles from './ThemeProvider.css.ts'
import { useStoredTheme } from './useStoredTheme.ts'

export interface ThemeProviderProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onChange'>, Partial<ThemeChoice> {
  /** What holds until a person chooses. @default { colorScheme: 'system', contrast: 'system', density: 'comfortable' } */
  defaultTheme?: Partial<ThemeChoice>
  /** Told what a person chose; a name that is given as a prop changes only by that prop. */
  onThemeChange?: (next: ThemeChoice) => void
  /** Keeps the choice under this key, the same in all tabs. */
  storageKey?: string
  /** Where it is kept. @default window.localStorage */
  storage?: ThemeStorage
  /** The name of a brand: whatever `[data-brand="…"]` sets holds here. */
  brand?: string
  /** The whole page, by attributes on `<html>`, or a part of it, in an element of its own. @default 'page', and 'part' inside another one */
  scope?: 'page' | 'part'
  ref?: Ref<HTMLDivElement>
  children?: ReactNode
}

const initialChoice: ThemeChoice = { colorScheme: 'system', contrast: 'system', density: 'comfortable' }

/** Sets light or dark, contrast, density and brand for the page, or for a part of it and all that opens out of that part. */
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
  const around = useContext(ThemeContext)
  const isPart = scope === undefined ? around !== undefined : scope === 'part'
  const { chosen, read, choose } = useStoredTheme(storageKey, storage)
  const dark = useMediaQuery('(prefers-color-scheme: dark)')
  const more = useMediaQuery('(prefers-contrast: more)')

  const given = omitUndefined({ colorScheme, contrast, density })
  const withChosen = (kept: Partial<ThemeChoice>) => ({ ...(isPart ? {} : initialChoice), ...defaultTheme, ...kept, ...given })
  const own = withChosen(chosen)
  const choice: ThemeChoice = { ...initialChoice, ...around, ...own }
  const attributes = getThemeAttributes(own, brand)
  const container = usePortalElement(isPart, { ...attributes, dir: rest.dir, lang: rest.lang })

  useLayoutEffect(() => {
    if (isPart) return
    return setAttributes(document.documentElement, getThemeAttributes(withChosen(read()), brand))
    // The attributes say all that the choice is made of.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isPart, ...Object.values(attributes)])

  const theme = {
    colorScheme: choice.colorScheme,
    contrast: choice.contrast,
    density: choice.density,
    brand: brand ?? around?.brand,
    resolved: {
      colorScheme: choice.colorScheme === 'system' ? (dark ? 'dark' : 'light') : choice.colorScheme,
      contrast: choice.contrast === 'system' ? (more ? 'more' : 'normal') : choice.contrast,
    } as const,
    setTheme: (next: Partial<ThemeChoice>) => {
      choose(next)
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

/** What opens out of a part stands at the end of the body, out of every clipping ancestor, and must look like the part. */
function usePortalElement(isPart: boolean, attributes: Record<string, string | undefined>): HTMLElement | undefined {
  const around = usePortalContainer()
  const [container, setContainer] = useState<HTMLElement>()
  useLayoutEffect(() => {
    if (!isPart) return
    const element = document.createElement('div')
    element.className = styles.container
    const parent = around ?? document.body
    parent.append(element)
    setContainer(element)
    return () => {
      element.remove()
      setContainer(undefined)
    }
  }, [isPart, around])
  useLayoutEffect(() => {
    if (container) return setAttributes(container, attributes)
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [container, ...Object.values(attributes)])
  return container
}

/** Sets attributes and answers how to take them back. */
function setAttributes(element: Element, attributes: Record<string, string | undefined>): () => void {
  const set = (name: string, value: string | null | undefined) =>
    value === null || value === undefined ? element.removeAttribute(name) : element.setAttribute(name, value)
  const before = Object.keys(attributes).map((name) => [name, element.getAttribute(name)] as const)
  for (const [name, value] of Object.entries(attributes)) if (value !== undefined) set(name, value)
  return () => {
    for (const [name, value] of before) set(name, value)
  }
}
