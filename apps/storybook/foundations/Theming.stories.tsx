import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge, Button, Card, CopyButton, Inline, Link, Stack, Switch, Text, TextField } from '@vehicle-partner/ui'
import { createBrandCss, defaultBrand, defineBrand, findLowContrastPairs, type ThemeColors } from '@vehicle-partner/ui/theming'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { CodeExample } from '../docs/CodeExample.tsx'
import { FoundationPage } from './FoundationPage.tsx'

type BrandColors = ThemeColors['brand']
type BrandColorName = keyof BrandColors

const harbour: Record<'light' | 'dark', BrandColors> = {
  light: { solid: '#0b57a4', solidHover: '#08437f', solidActive: '#06315d', subtle: '#e3f0fb', text: '#08437f' },
  dark: { solid: '#6db3f5', solidHover: '#8cc4fa', solidActive: '#b3d8fc', subtle: '#12304d', text: '#a5d1fb' },
}
const names = Object.keys(harbour.light) as BrandColorName[] // the keys of the object above
const radii = { square: '0px', usual: '6px', round: '12px' } as const

const createBrand = (brand: typeof harbour, radius: string) =>
  defineBrand({
    ...defaultBrand,
    light: { ...defaultBrand.light, brand: brand.light },
    dark: { ...defaultBrand.dark, brand: brand.dark },
    radius: { small: radius, medium: radius },
  })

const formatColors = (colors: BrandColors) =>
  Object.entries(colors)
    .map(([name, value]) => `${name}: '${value}'`)
    .join(', ')

function Theming() {
  const [brand, setBrand] = useState(harbour)
  const [radius, setRadius] = useState<keyof typeof radii>('round')
  const created = createBrand(brand, radii[radius])
  const problems = findLowContrastPairs(created)
  const file = `import { defaultBrand, defineBrand } from '@vehicle-partner/ui/theming'

export default defineBrand({
  ...defaultBrand,
  light: { ...defaultBrand.light, brand: { ${formatColors(brand.light)} } },
  dark: { ...defaultBrand.dark, brand: { ${formatColors(brand.dark)} } },
  radius: { small: '${radii[radius]}', medium: '${radii[radius]}' },
})`
  return (
    <FoundationPage title="Theming a brand">
      <p>
        A brand is one file: the colors of its themes, and its radii and font if they differ. Change the colors here: the example follows at
        once, and pairs with too little contrast are listed as the command lists them.
      </p>
      {/* What `vp-brand` writes into a stylesheet. */}
      <style>{createBrandCss('[data-brand="example"]', created)}</style>
      {(['light', 'dark'] as const).map((theme) => (
        <fieldset key={theme} className="brandColors">
          <legend>{theme === 'light' ? 'Light theme' : 'Dark theme'}</legend>
          {names.map((name) => (
            <label key={name}>
              {`${name}, ${theme}`}
              <input
                type="color"
                value={brand[theme][name]}
                onChange={({ target }) => setBrand({ ...brand, [theme]: { ...brand[theme], [name]: target.value } })}
              />
            </label>
          ))}
        </fieldset>
      ))}
      <fieldset className="brandColors">
        <legend>Corners</legend>
        {(Object.keys(radii) as (keyof typeof radii)[]).map((name) => (
          <label key={name}>
            {name}
            <input type="radio" name="radius" checked={radius === name} onChange={() => setRadius(name)} />
          </label>
        ))}
      </fieldset>
      <div data-brand="example" className="brandExample">
        <Card title="Your brand">
          <Stack>
            <TextField label="Plate" defaultValue="LND-482XA" />
            <Switch label="Gets trips" defaultChecked />
            <Inline>
              <Button>Add vehicle</Button>
              <Button variant="secondary">Cancel</Button>
              <Link href="#documents">Documents</Link>
              <Badge tone="success">Active</Badge>
            </Inline>
          </Stack>
        </Card>
      </div>
      <section aria-label="Contrast of this brand">
        {problems.length === 0 ? (
          <Text>Every pair of colors has enough contrast in all four themes.</Text>
        ) : (
          <>
            <Text>{problems.length} pairs have too little contrast:</Text>
            <ul>
              {problems.map(({ theme, foreground, background, ratio, minimum }) => (
                <li key={`${theme} ${foreground} ${background}`}>
                  {theme}: {foreground} on {background} has {ratio.toFixed(2)}, needs {minimum}
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
      <h2>The file</h2>
      <CodeExample label="brand.ts">{file}</CodeExample>
      <div>
        <CopyButton value={file} label="Copy brand.ts" />
      </div>
      <p>
        Then <code>npx vp-brand brand.ts &apos;[data-brand=&quot;example&quot;]&apos; &gt; brand.css</code>, and{' '}
        <code>{'<html data-brand="example">'}</code>.
      </p>
    </FoundationPage>
  )
}

const meta = { title: 'Foundations/Theming a brand', component: Theming, tags: ['!autodocs'] } satisfies Meta<typeof Theming>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  name: 'Theming a brand',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Add vehicle' })
    const example = button.closest('[data-brand]')
    await expect(example && getComputedStyle(example).getPropertyValue('--vp-radius-small')).toBe('12px')
  },
}
