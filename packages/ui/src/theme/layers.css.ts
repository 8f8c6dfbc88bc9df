import { globalLayer } from '@vanilla-extract/css'

// One order for the whole library. Consumers' unlayered CSS wins over all of it, which is wanted.
globalLayer('vp')
export const reset = globalLayer('vp.reset')
export const tokens = globalLayer('vp.tokens')
export const components = globalLayer('vp.components')
export const layout = globalLayer('vp.layout')
