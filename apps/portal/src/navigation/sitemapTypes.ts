import type { AccessRule } from '@vehicle-partner/domain'
import type { ComponentType } from 'react'

/** The layout around a page: menu and header of the signed-in area, the session alone during set-up, or nothing. */
export type Frame = 'main' | 'setup' | 'open'

export interface SitemapPage {
  /** The specification's name where it has one. */
  name: string
  /** The router's pattern, `:name` for a parameter. */
  path: string
  /** Part of the document title and of the access-denied message; absent for the default title. */
  title?: string
  access: AccessRule
  frame: Frame
}

/** A page of the portal, with its code. */
export interface SitemapRow extends SitemapPage {
  screen: () => Promise<ComponentType>
}

/** The document title of a page (spec section 1). */
export const getDocumentTitle = ({ title }: Pick<SitemapRow, 'title'>): string =>
  title === undefined ? 'Vehicle Partner' : `${title} - Vehicle Partner`
