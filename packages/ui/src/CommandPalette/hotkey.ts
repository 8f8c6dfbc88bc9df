interface Hotkey {
  key: string
  /** Command on Apple devices, Control elsewhere. */
  mod: boolean
  shift: boolean
  alt: boolean
}

/** Parses `mod+k`, `mod+shift+p` or `/`. */
export function parseHotkey(hotkey: string): Hotkey {
  const parts = hotkey.toLowerCase().split('+')
  return { key: parts.at(-1) ?? '', mod: parts.includes('mod'), shift: parts.includes('shift'), alt: parts.includes('alt') }
}

type HotkeyEvent = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'repeat' | 'isComposing' | 'defaultPrevented'
>

/** Whether a keydown event is the hotkey. While the user types, only hotkeys with `mod` count. */
export function matchesHotkey(event: HotkeyEvent, hotkey: string, { isApple, isTyping }: { isApple: boolean; isTyping: boolean }): boolean {
  const keys = parseHotkey(hotkey)
  if (event.repeat || event.isComposing || event.defaultPrevented || (isTyping && !keys.mod)) return false
  const [mod, otherModifier] = isApple ? [event.metaKey, event.ctrlKey] : [event.ctrlKey, event.metaKey]
  // Some keyboards need Shift for characters such as /.
  const hasShift = event.shiftKey === keys.shift || (!keys.shift && !/^[a-z0-9]$/.test(keys.key))
  return event.key.toLowerCase() === keys.key && mod === keys.mod && !otherModifier && hasShift && event.altKey === keys.alt
}

const textTypes = /^(?:text|search|email|url|tel|password|number|date|time|month|week|datetime-local)$/

/** Whether the user types text into the element. */
export const isTextInput = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && textTypes.test(target.type)))
