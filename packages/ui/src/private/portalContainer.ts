'use client'
import { createContext, useContext } from 'react'

/** The container for portals inside a part of the page with its own theme. */
export const PortalContainer = createContext<HTMLElement | undefined>(undefined)

/** The container for portals; undefined is the body. Every portal uses it, so that overlays have the theme of their part. */
export const usePortalContainer = (): HTMLElement | undefined => useContext(PortalContainer)
