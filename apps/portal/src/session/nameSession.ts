import type { SessionManager } from './sessionManager.ts'

/** A name for what the tab keeps of a session over a reload, so that no other one reads it: the end of the token, too little to use it. */
export const nameSession = ({ session }: Pick<SessionManager, 'session'>): string => session()?.token.slice(-8) ?? ''
