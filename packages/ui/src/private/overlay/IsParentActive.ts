import { createContext } from 'react'

/** Whether what is around a modal stands: of two that open at once the outer one comes first. */
export const IsParentActive = createContext(true)
