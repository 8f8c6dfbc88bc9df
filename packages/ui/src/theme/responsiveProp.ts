/** Where a layout changes; each holds from its own width upwards. */
export type Breakpoint = 'phone' | 'tablet' | 'laptop' | 'desktop'

/** One option for every width, or options by the breakpoint from which they hold. */
export type Responsive<Option extends string> = Option | Partial<Record<Breakpoint, Option>>

/** The distances that layout parts use: 0, 4, 8, 12, 16, 20, 24, 32 and 40 px. */
export type Space = 'none' | 'xxsmall' | 'xsmall' | 'small' | 'medium' | 'large' | 'xlarge' | 'xxlarge' | 'huge'

const breakpointOrder: readonly Breakpoint[] = ['phone', 'tablet', 'laptop', 'desktop']

/** The class names for a responsive option. */
export function getResponsiveClasses<Option extends string>(classes: Record<Breakpoint, Record<Option, string>>, value: Responsive<Option>): string[] {
  if (typeof value === 'string') return [classes.phone[value]]
  return breakpointOrder.flatMap((name) => {
    const option = value[name]
    return option === undefined ? [] : [classes[name][option]]
  })
}
