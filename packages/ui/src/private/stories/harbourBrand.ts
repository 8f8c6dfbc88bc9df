import { defaultBrand, defineBrand } from '../../theming.ts'

// A second brand: a ferry company. Other values are those of the default brand.
const deep = {
  bg: '#0a1d33',
  bgHover: '#13304f',
  bgActive: '#1a3d63',
  text: '#c9d8e8',
  textStrong: '#ffffff',
  heading: '#93abc4',
  mark: '#ff9d6c',
}

export const harbourBrand = defineBrand({
  light: {
    ...defaultBrand.light,
    bg: { ...defaultBrand.light.bg, page: '#f7f9fb', surface: '#ffffff', sunken: '#eef2f6', hover: '#eef2f6', selected: '#e3f0fb' },
    text: { ...defaultBrand.light.text, link: '#0b57a4', onBrand: '#ffffff' },
    border: { ...defaultBrand.light.border, focus: '#0b57a4' },
    brand: { solid: '#0b57a4', solidHover: '#08437f', solidActive: '#06315d', subtle: '#e3f0fb', text: '#08437f' },
    accent: { solid: '#ff9d6c', on: '#1b0d05', mark: '#d9662b' },
    sidebar: deep,
    chart: { ...defaultBrand.light.chart, 1: '#0b57a4', 3: '#0f8577' },
  },
  dark: {
    ...defaultBrand.dark,
    bg: { ...defaultBrand.dark.bg, page: '#0b1118', surface: '#121a23', sunken: '#070b10', hover: '#1d2732', selected: '#12304d' },
    text: { ...defaultBrand.dark.text, link: '#8cc4fa', onBrand: '#06121f' },
    border: { ...defaultBrand.dark.border, focus: '#ffb48d' },
    brand: { solid: '#6db3f5', solidHover: '#8cc4fa', solidActive: '#b3d8fc', subtle: '#12304d', text: '#a5d1fb' },
    accent: { solid: '#ff9d6c', on: '#1b0d05', mark: '#ff9d6c' },
    sidebar: { ...deep, bg: '#060d15' },
    chart: { ...defaultBrand.dark.chart, 1: '#6db3f5', 3: '#3fae9d' },
  },
  lightContrast: {
    ...defaultBrand.lightContrast,
    bg: { ...defaultBrand.lightContrast.bg, selected: '#dcecfa' },
    text: { ...defaultBrand.lightContrast.text, link: '#06315d' },
    border: { ...defaultBrand.lightContrast.border, focus: '#06315d' },
    brand: { solid: '#06315d', solidHover: '#042444', solidActive: '#02162b', subtle: '#dcecfa', text: '#042444' },
    accent: { solid: '#ff9d6c', on: '#000000', mark: '#a8440d' },
    sidebar: { ...deep, text: '#f1f6fb', heading: '#d5e2ef' },
    chart: { ...defaultBrand.lightContrast.chart, 1: '#06315d', 3: '#0a6358' },
  },
  darkContrast: {
    ...defaultBrand.darkContrast,
    bg: { ...defaultBrand.darkContrast.bg, selected: '#0c2743' },
    text: { ...defaultBrand.darkContrast.text, link: '#b3d8fc' },
    border: { ...defaultBrand.darkContrast.border, focus: '#ffc6a8' },
    brand: { solid: '#8cc4fa', solidHover: '#b3d8fc', solidActive: '#d5e9fd', subtle: '#0c2743', text: '#b3d8fc' },
    accent: { solid: '#ff9d6c', on: '#000000', mark: '#ff9d6c' },
    sidebar: { ...deep, bg: '#000000', text: '#f1f6fb', heading: '#d5e2ef' },
    chart: { ...defaultBrand.darkContrast.chart, 1: '#8cc4fa', 3: '#5fcbba' },
  },
  radius: { small: '8px', medium: '12px', large: '18px' },
})
