import { useSyncExternalStore } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

type Globals = Readonly<Record<string, unknown>>

/** The globals in the address: `globals=theme:dark;direction:rtl`. */
const readAddress = (): Globals =>
  Object.fromEntries(
    (new URLSearchParams(window.location.search).get('globals') ?? '').split(';').flatMap((pair) => {
      const [name, value] = pair.split(':')
      return name && value ? [[name, value]] : []
    }),
  )

let globals = readAddress()
const listeners = new Set<() => void>()
const update = (event: { globals: Globals }) => {
  globals = event.globals
  for (const listener of listeners) listener()
}

/** Follows the toolbar from the start: a docs page that is opened later shows its last choice. */
export async function followToolbar(): Promise<void> {
  const channel = await addons.ready()
  channel.on(SET_GLOBALS, update)
  channel.on(GLOBALS_UPDATED, update)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The values of the toolbar, for what is no story and gets no globals. */
export const useToolbarGlobals = () => useSyncExternalStore(subscribe, () => globals)
