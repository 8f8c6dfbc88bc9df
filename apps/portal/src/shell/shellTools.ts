import { createContext, use } from 'react'

/** What the buttons in the header open. */
export type ShellTool = 'search' | 'notifications'

export interface ShellTools {
  /** The tool that is open. */
  openTool: ShellTool | undefined
  onToolOpen: (tool: ShellTool) => void
  /** Unread notifications; undefined until it is known. */
  unread: number | undefined
}

export const ShellToolsContext = createContext<ShellTools | undefined>(undefined)

/** The tools of the shell around a page; undefined outside it. */
export const useShellTools = (): ShellTools | undefined => use(ShellToolsContext)
