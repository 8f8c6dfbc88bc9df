import { containerMargin } from '../private/containerVars.css.ts'
import { theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { style, styleVariants } from '../theme/style.ts'
import type { PageContentWidth } from './PageContent.tsx'

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space['5'],
  inlineSize: '100%',
  minInlineSize: 0,
  marginInline: 'auto',
  vars: { [containerMargin]: theme.space['4'] },
  paddingInline: containerMargin,
  paddingBlockStart: theme.space['5'],
  paddingBlockEnd: theme.space['10'],
  '@media': {
    [media.laptop]: { vars: { [containerMargin]: theme.space['6'] }, gap: theme.space['6'], paddingBlock: theme.space['6'] },
    [media.desktop]: { vars: { [containerMargin]: theme.space['8'] }, paddingBlock: theme.space['8'] },
    [media.print]: { paddingInline: 0, paddingBlock: `${theme.space['5']} 0` },
  },
})

export const width = styleVariants<PageContentWidth>({
  content: { maxInlineSize: `calc(${theme.size.content} + 2 * ${theme.space['8']})` },
  readable: { maxInlineSize: `calc(${theme.size.readable} + 2 * ${theme.space['8']})`, marginInlineStart: 0 },
})
