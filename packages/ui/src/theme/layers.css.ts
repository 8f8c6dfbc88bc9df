import { globalLayer } from '@vanilla-extract/css'

// The order of the cascade layers. Unlayered CSS of consumers overrides all of them.
globalLayer('vp')
export const reset = globalLayer('vp.reset')
export const tokens = globalLayer('vp.tokens')
/** Of parts that components contain and place, such as buttons and icons: the component decides, in whichever order sheets load. */
export const parts = globalLayer('vp.parts')
export const components = globalLayer('vp.components')
export const layout = globalLayer('vp.layout')
