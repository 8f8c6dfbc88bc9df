import { layoutStyle, responsiveVariants } from '../theme/responsive.ts'
import { space } from '../theme/space.ts'
import type { Space } from '../theme/pick.ts'

export const gap = responsiveVariants<Space>({
  none: { gap: space.none },
  xxsmall: { gap: space.xxsmall },
  xsmall: { gap: space.xsmall },
  small: { gap: space.small },
  medium: { gap: space.medium },
  large: { gap: space.large },
  xlarge: { gap: space.xlarge },
  xxlarge: { gap: space.xxlarge },
  huge: { gap: space.huge },
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

// Lists that lay things out keep no markers and no indent.
export const list = layoutStyle({ padding: 0, listStyle: 'none' })
