import { createContext } from 'react'

/** Whether the modal around this one is active: of two that open together, the outer one opens first. */
export const IsParentActive = createContext(true)
