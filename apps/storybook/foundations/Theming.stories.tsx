import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge, Button, Card, CopyButton, Inline, Link, Progress, Stack, Switch, Tabs, Text, TextField } from '@vehicle-partner/ui'
import { createBrandCss, findLowContrastPairs } from '@vehicle-partner/ui/theming'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { CodeExample } from '../docs/CodeExample.tsx'
import { createBrand, formatBrandFile, harbour, radii, type BrandChoice, type BrandColorName } from './brandFile.ts'
import { FoundationPage } from './FoundationPage.tsx'

const uses: Readonly<Record<BrandColorName, string>> = {
  solid: 'buttons, switches',
  solidHover: 'hovered',
  solidActive: 'pressed',
  subtle: 'selected rows',
  text: 'links, quiet buttons',
}
const sidebarUses: Readonly<Record<keyof BrandChoice['sidebar'], string>> = { bg: 'menu', bgHover: 'hovered', bgActive: 'current page' }
const listNames = <Name extends string>(texts: Readonly<Record<Name, string>>) => Object.keys(texts) as Name[] // of an object above

const parts = [
  { name: 'light', title: 'Light theme', texts: uses },
  { name: 'dark', title: 'Dark theme', texts: uses },
  { name: 'sidebar', title: 'Menu, in both themes', texts: sidebarUses },
] as const

const selector = '[data-brand="example"]'
const command = `npx vp-brand brand.ts '${selector}' > brand.css`
const use = `<html data-brand="example">

import './brand.css'`

function Theming() {
  const [choice, setChoice] = useState(harbour)
  const brand = createBrand(choice)
  const problems = findLowContrastPairs(brand)
  const file = formatBrandFile(choice)
  return (
    <FoundationPage title="Theming a brand">
      <p>
        A brand is one file: the colors of its themes, and its corners and font if they differ. Change the colors here: the example follows
        at once, and pairs with too little contrast are listed as the command lists them. The toolbar shows it dark and with more contrast.
      </p>
      {/* What `vp-brand` writes into a stylesheet. */}
      <style>{createBrandCss(selector, brand)}</style>
      {parts.map(({ name: part, title, texts }) => (
        <fieldset key={part} className="brandColors">
          <legend>{title}</legend>
          {listNames<string>(texts).map((name) => (
            <label key={name}>
              <span>
                {name}
                <small>{(texts as Record<string, string>)[name]}</small>
              </span>
              <input
                type="color"
                aria-label={`${title}, ${name}`}
                value={(choice[part] as Record<string, string>)[name]}
                onChange={({ target }) => setChoice({ ...choice, [part]: { ...choice[part], [name]: target.value } })}
              />
            </label>
          ))}
        </fieldset>
      ))}
      <fieldset className="brandColors">
        <legend>Corners</legend>
        {(Object.keys(radii) as BrandChoice['corners'][]).map((name) => (
          <label key={name}>
            {name}
            <input type="radio" name="radius" checked={choice.corners === name} onChange={() => setChoice({ ...choice, corners: name })} />
          </label>
        ))}
      </fieldset>
      <div data-brand="example" className="brandExample">
        <ul className="brandMenu" aria-label="Menu">
          <li data-state="current">Dashboard</li>
          <li data-state="hovered">Vehicles</li>
          <li>Drivers</li>
        </ul>
        <Card title="Your brand">
          <Stack>
            <Tabs
              aria-label="Vehicle"
              items={[
                { value: 'information', label: 'Information', content: <TextField label="Plate" defaultValue="LND-482XA" /> },
                { value: 'documents', label: 'Documents', content: <Text>No documents yet.</Text> },
              ]}
            />
            <Switch label="Gets trips" defaultChecked />
            <Progress label="Set-up" value={60} />
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
      <h2>1. The file</h2>
      <CodeExample label="brand.ts">{file}</CodeExample>
      <div>
        <CopyButton value={file} label="Copy brand.ts" />
      </div>
      <h2>2. Its stylesheet</h2>
      <p>The command refuses a brand with too little contrast. On Node.js 20 the file is called brand.mjs.</p>
      <CodeExample label="The command">{command}</CodeExample>
      <div>
        <CopyButton value={command} label="Copy the command" />
      </div>
      <h2>3. In the app</h2>
      <p>
        Name the brand on the page, and import the stylesheet where the app begins. Its place among other imports does not matter: it is in
        no cascade layer, so it wins over the library.
      </p>
      <CodeExample label="The attribute and the import">{use}</CodeExample>
    </FoundationPage>
  )
}

const meta = { title: 'Foundations/Theming a brand', component: Theming, tags: ['!autodocs'] } satisfies Meta<typeof Theming>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  name: 'Theming a brand',
  play: async ({ canvas }) => {
    const example = canvas.getByRole('button', { name: 'Add vehicle' }).closest('[data-brand]')
    await expect(example && getComputedStyle(example).getPropertyValue('--vp-radius-small')).toBe('8px')
    // Nothing keeps the color of the default brand.
    const getColor = (element: Element) => getComputedStyle(element).color
    const link = canvas.getByRole('link', { name: 'Documents' })
    await expect(getColor(link)).toBe(document.documentElement.dataset['theme'] === 'dark' ? 'rgb(165, 209, 251)' : 'rgb(8, 67, 127)')
  },
}
