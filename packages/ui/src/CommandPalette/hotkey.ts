interface Keys {
  key: string
  /** The key that commands are given with here: Command on Apple's machines, Control elsewhere. */
  mod: boolean
  shift: boolean
  alt: boolean
}

/** Reads `mod+k`, `mod+shift+p` or `/`. */
export function readHotkey(hotkey: string): Keys {
  const parts = hotkey.toLowerCase().split('+')
  return { key: parts.at(-1) ?? '', mod: parts.includes('mod'), shift: parts.includes('shift'), alt: parts.includes('alt') }
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'repeat' | 'isComposing' | 'defaultPrevented'>

/** Whether a press is this hotkey. A letter alone means itself to whoever is typing; with `mod` it never does. */
export function isHotkey(event: Pressed, hotkey: string, { isApple, isTyping }: { isApple: boolean; isTyping: boolean }): boolean {
  const keys = readHotkey(hotkey)
  if (event.repeat || event.isComposing || event.defaultPrevented || (isTyping && !keys.mod)) return false
  const [mod, other] = isApple ? [event.metaKey, event.ctrlKey] : [event.ctrlKey, event.metaKey]
  // A sign such as / may need the shift key on some keyboards.
  const isShifted = event.shiftKey === keys.shift || (!keys.shift && !/^[a-z0-9]$/.test(keys.key))
  return event.key.toLowerCase() === keys.key && mod === keys.mod && !other && isShifted && event.altKey === keys.alt
}

const textTypes = /^(?:text|search|email|url|tel|password|number|date|time|month|week|datetime-local)$/

/** Whether somebody types into this element. */
export const isEditable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && textTypes.test(target.type)))
