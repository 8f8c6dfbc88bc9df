import tokens from '@vehicle-partner/ui/tokens.json' with { type: 'json' }

const size = (name: string, width: number, height: number, type: 'mobile' | 'tablet' | 'desktop') => ({
  name,
  type,
  styles: { width: `${width}px`, height: `${height}px` },
})

/** The viewports of the designs, the first width of each layout, and the narrowest phone. */
export const viewports = {
  smallPhone: size('Small phone', 320, 640, 'mobile'),
  phone: size('Phone', 390, 844, 'mobile'),
  tablet: size('Tablet', tokens.breakpoint.tablet.$value.value, 1024, 'tablet'),
  laptop: size('Laptop', tokens.breakpoint.laptop.$value.value, 768, 'desktop'),
  desktop: size('Desktop', 1440, 900, 'desktop'),
}

/** Every snapshot is taken in these modes. */
export const modes = {
  'light desktop': { theme: 'light', viewport: 'desktop' },
  'light phone': { theme: 'light', viewport: 'phone' },
  'dark desktop': { theme: 'dark', viewport: 'desktop' },
  'dark phone': { theme: 'dark', viewport: 'phone' },
  'more contrast': { theme: 'light', viewport: 'desktop', contrast: 'more' },
  'right to left': { theme: 'light', viewport: 'phone', direction: 'rtl' },
} as const

/** Canvases that load other stories as they come near: what they show is compared there. */
export const isLiveCanvas = (title: string) => title === 'Flows/The product'
