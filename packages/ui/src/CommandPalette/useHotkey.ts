'use client'
import { useEffect, useRef } from 'react'
import { topLayer } from '../private/overlay/modalStack.ts'
import { isTextInput, matchesHotkey } from './hotkey.ts'

export interface HotkeyOptions {
  /** What the hotkey opens is open: it closes again. Over any other dialog the hotkey does nothing. */
  isOpen: boolean
  onPress: (event: KeyboardEvent) => void
}

const isApple = () => /mac|iphone|ipad/i.test(navigator.userAgent)

/**
 * Listens for a hotkey such as `mod+k`, where `mod` is Command or Control; `null` listens for none. While the user types, only hotkeys
 * with `mod` count. For a CommandPalette that is loaded by its hotkey.
 */
export function useHotkey(hotkey: string | null, { isOpen, onPress }: HotkeyOptions): void {
  const latestOnPress = useRef(onPress)
  useEffect(() => {
    latestOnPress.current = onPress
  })
  useEffect(() => {
    if (hotkey === null) return
    const handleKeyDown = (event: KeyboardEvent) => {
      if (!matchesHotkey(event, hotkey, { isApple: isApple(), isTyping: isTextInput(event.target) })) return
      event.preventDefault()
      // A dialog that is already open keeps the hotkey.
      if (isOpen || topLayer() === undefined) latestOnPress.current(event)
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [hotkey, isOpen])
}
