/** Breakpoints, mobile first. */
export type Breakpoint = 'phone' | 'tablet' | 'laptop'

/** One option for all widths, or options by breakpoint. */
export type Responsive<Option extends string> = Option | Partial<Record<Breakpoint, Option>>

/** The gaps of layout components: 0, 4, 8, 12, 16, 20, 24, 32 and 40 px. */
export type Space = 'none' | 'xxsmall' | 'xsmall' | 'small' | 'medium' | 'large' | 'xlarge' | 'xxlarge' | 'huge'

const breakpointOrder: readonly Breakpoint[] = ['phone', 'tablet', 'laptop']

/** Returns the class names of a responsive option. */
export function getResponsiveClasses<Option extends string>(
  classes: Record<Breakpoint, Record<Option, string>>,
  value: Responsive<Option>,
): string[] {
  if (typeof value === 'string') return [classes.phone[value]]
  return breakpointOrder.flatMap((name) => {
    const option = value[name]
    return option === undefined ? [] : [classes[name][option]]
  })
}
