import type { AnchorHTMLAttributes } from 'react'

type LinkAttributes = Pick<AnchorHTMLAttributes<HTMLAnchorElement>, 'target' | 'download'>

/** Whether the browser has to follow the link by itself: a router's link would navigate in place instead. */
export const bypassesRouter = ({ target, download }: LinkAttributes): boolean =>
  (target !== undefined && target !== '_self') || (download !== undefined && download !== false)

/** The default `rel` for `target="_blank"`: the new page gets neither `window.opener` nor the address of this one. */
export const safeRel = 'noreferrer'
