import type { ReactNode } from 'react'

/** The accessible name of a chart: what it shows, and of which period. */
export const chartName = (caption: string, subtitle: ReactNode): string =>
  typeof subtitle === 'string' && subtitle !== '' ? `${caption}, ${subtitle}` : caption
