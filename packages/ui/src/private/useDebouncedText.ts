'use client'
import { useEffect, useRef, useState } from 'react'

const delay = 1000

/** Debounces a text by one second, for announcements while typing. Undefined until the first change. */
export function useDebouncedText(text: string | undefined): string | undefined {
  const [said, setSaid] = useState<string>()
  const first = useRef(text)
  useEffect(() => {
    if (text === first.current) return
    first.current = undefined
    const timer = setTimeout(() => setSaid(text), delay)
    return () => clearTimeout(timer)
  }, [text])
  return said
}
