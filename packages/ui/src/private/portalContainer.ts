'use client'
import { createContext, useContext } from 'react'

/** The element that portalled content goes into, where a part of the page has a theme of its own. */
export const PortalContainer = createContext<HTMLElement | undefined>(undefined)

/** Where a portal goes: undefined is the body. Every portal asks, so that what opens in a part of the page looks like that part. */
export const usePortalContainer = (): HTMLElement | undefined => useContext(PortalContainer)
