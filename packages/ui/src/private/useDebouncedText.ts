'use client'
import { useEffect, useRef, useState } from 'react'

const delay = 1000

/** Debounces a text by one second, for announcements while typing. Undefined until the first change. */
export function useDebouncedText(text: string | undefined): string | undefined {
  const [debouncedText, setDebouncedText] = useState<string>()
  const initialText = useRef(text)
  useEffect(() => {
    if (text === initialText.current) return
    initialText.current = undefined
    const timer = setTimeout(() => setDebouncedText(text), delay)
    return () => clearTimeout(timer)
  }, [text])
  return debouncedText
}
