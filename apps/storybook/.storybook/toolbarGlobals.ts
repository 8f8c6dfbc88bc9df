import { useSyncExternalStore } from 'react'
import { UPDATE_GLOBALS } from 'storybook/internal/core-events'
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

/** What a value in an address may contain. */
const addressValue = /^[\w -]+$/

/** The address of a story in a frame of a docs page: with the settings of the page, without moving it, and at rest: `embed` plays nothing. */
const getFrameAddress = () => {
  const values = Object.entries(globals).flatMap(([name, value]) =>
    typeof value === 'string' && addressValue.test(value) ? [`${name}:${value}`] : [],
  )
  return `iframe.html?${new URLSearchParams({ picture: 'docs', embed: 'true', globals: values.join(';') })}`
}

/** Storybook puts it before the id of a story in a frame. */
const prepareFrames = () => {
  Object.assign(window, { PREVIEW_URL: getFrameAddress() })
}

let globals = readAddress()
const listeners = new Set<() => void>()
const update = (event: { globals: Globals }) => {
  globals = { ...globals, ...event.globals }
  prepareFrames()
  for (const frame of document.querySelectorAll('iframe')) {
    const address = new URL(frame.src, document.baseURI)
    const id = address.searchParams.get('id')
    if (address.searchParams.get('picture') === 'docs' && id !== null) frame.src = `${getFrameAddress()}&id=${id}&viewMode=story`
  }
  for (const listener of listeners) listener()
}

/**
 * Follows the toolbar from the start: a docs page that is opened later shows its last choice. It listens to what the toolbar sends, not to
 * what stories say of their settings: those in frames of the page say it to the page as well.
 */
export async function followToolbar(): Promise<void> {
  prepareFrames()
  const channel = await addons.ready()
  channel.on(UPDATE_GLOBALS, update)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The values of the toolbar, for what is no story and gets no globals. */
export const useToolbarGlobals = () => useSyncExternalStore(subscribe, () => globals)
