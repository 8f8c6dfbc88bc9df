import { layoutStyle, responsiveVariants } from '../theme/responsiveVariants.ts'
import { spaceScale } from '../theme/spaceScale.ts'
import type { Space } from '../theme/responsiveProp.ts'

export const gap = responsiveVariants<Space>({
  none: { gap: spaceScale.none },
  xxsmall: { gap: spaceScale.xxsmall },
  xsmall: { gap: spaceScale.xsmall },
  small: { gap: spaceScale.small },
  medium: { gap: spaceScale.medium },
  large: { gap: spaceScale.large },
  xlarge: { gap: spaceScale.xlarge },
  xxlarge: { gap: spaceScale.xxlarge },
  huge: { gap: spaceScale.huge },
})

export const align = {
  start: layoutStyle({ alignItems: 'flex-start' }),
  center: layoutStyle({ alignItems: 'center' }),
  end: layoutStyle({ alignItems: 'flex-end' }),
  stretch: layoutStyle({ alignItems: 'stretch' }),
  baseline: layoutStyle({ alignItems: 'baseline' }),
}

export const justify = {
  start: layoutStyle({ justifyContent: 'flex-start' }),
  center: layoutStyle({ justifyContent: 'center' }),
  end: layoutStyle({ justifyContent: 'flex-end' }),
  between: layoutStyle({ justifyContent: 'space-between' }),
}

// Lists used for layout have no markers and no indent.
export const list = layoutStyle({ padding: 0, listStyle: 'none' })
