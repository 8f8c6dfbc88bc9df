import { createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { theme } from './contract.css.ts'
import { tokens } from './layers.css.ts'
import { constants, dark, light } from './tokens.ts'

// `data-theme` on <html> (or any element) chooses; without it the system's preference does.
createGlobalTheme(':root', theme, { '@layer': tokens, color: light, ...constants })
createGlobalTheme('[data-theme="light"]', theme.color, { '@layer': tokens, ...light })
createGlobalTheme('[data-theme="dark"]', theme.color, { '@layer': tokens, ...dark })

const names = (contract: object, values: object): Record<string, string> => {
  const out: Record<string, string> = {}
  for (const [key, name] of Object.entries(contract)) {
    const value: unknown = Reflect.get(values, key)
    if (typeof name === 'string') out[name.slice(4, -1)] = String(value)
    else if (typeof value === 'object' && value !== null) Object.assign(out, names(name, value))
  }
  return out
}

globalStyle(':root:not([data-theme])', {
  '@layer': { [tokens]: { colorScheme: 'light dark', '@media': { '(prefers-color-scheme: dark)': { vars: names(theme.color, dark) } } } },
})
globalStyle('[data-theme="light"]', { '@layer': { [tokens]: { colorScheme: 'light' } } })
globalStyle('[data-theme="dark"]', { '@layer': { [tokens]: { colorScheme: 'dark' } } })
// A part of the page in the other theme: what it inherits must change with it.
globalStyle('[data-theme]', { '@layer': { [tokens]: { color: theme.color.text.primary } } })
