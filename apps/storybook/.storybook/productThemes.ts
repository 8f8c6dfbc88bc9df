import tokens from '@vehicle-partner/ui/tokens.json' with { type: 'json' }
import { create } from 'storybook/theming/create'
import { constants, themeColors } from '../../../packages/ui/src/theme/tokens.ts'

const mark = (lane: string, dash: string) =>
  `<g transform="translate(0 3)"><path fill="${lane}" d="M4 4h6.4l4.5 18.6-1.3 5.4h-2.3zM28 4h-6.4l-4.5 18.6 1.3 5.4h2.3z"/><path fill="${dash}" d="M15 4h2v5h-2zM15 12h2v4h-2z"/></g>`

/** The product's mark and name. An image has no access to the page's font, so it names one that every device has. */
const logo = (text: string, lane: string, dash: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="190" height="38" viewBox="0 0 190 38">${mark(lane, dash)}<text x="42" y="25" font-family="Overpass Variable,Arial,sans-serif" font-size="15" font-weight="700" fill="${text}">Vehicle Partner</text></svg>`,
  )}`

function createTheme(base: 'light' | 'dark') {
  const { bg, text, border, brand, accent } = themeColors[base]
  const radius = Number.parseInt(constants.radius.small, 10)
  return create({
    base,
    brandTitle: 'Vehicle Partner',
    brandUrl: './',
    brandTarget: '_self',
    brandImage: logo(text.primary, base === 'light' ? brand.solid : text.primary, accent.mark),
    fontBase: constants.font.text,
    fontCode: constants.font.code,
    colorPrimary: brand.solid,
    // Storybook writes it on the page, and white on a darker shade of it.
    colorSecondary: base === 'light' ? brand.solid : tokens.color.forest['500'].$value,
    appBg: bg.page,
    appContentBg: bg.page,
    appPreviewBg: bg.page,
    appHoverBg: bg.hover,
    appBorderColor: border.default,
    appBorderRadius: radius,
    textColor: text.primary,
    textInverseColor: text.inverse,
    textMutedColor: text.tertiary,
    barBg: bg.surface,
    barTextColor: text.secondary,
    barHoverColor: text.link,
    barSelectedColor: text.link,
    buttonBg: bg.surface,
    buttonBorder: border.default,
    booleanBg: bg.sunken,
    booleanSelectedBg: bg.surface,
    inputBg: bg.surface,
    inputBorder: border.control,
    inputTextColor: text.primary,
    inputBorderRadius: radius,
  })
}

/** Storybook's own pages in the product's colors and font. */
export const productThemes = { light: createTheme('light'), dark: createTheme('dark') }
export const getProductTheme = (name: unknown) => productThemes[name === 'dark' ? 'dark' : 'light']
