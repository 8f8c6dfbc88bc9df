// Long because themes, brands, densities and contrasts are shown side by side.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { AlertStrip } from '../AlertStrip/AlertStrip.tsx'
import { Badge } from '../Badge/Badge.tsx'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Link } from '../Link/Link.tsx'
import { Menu } from '../Menu/Menu.tsx'
import { PageContent } from '../PageContent/PageContent.tsx'
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx'
import { Select } from '../Select/Select.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { StatGroup } from '../StatGroup/StatGroup.tsx'
import { StatCard } from '../StatCard/StatCard.tsx'
import { Switch } from '../Switch/Switch.tsx'
import { Tabs } from '../Tabs/Tabs.tsx'
import { Text } from '../Text/Text.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Money } from '../Money/Money.tsx'
import '../private/stories/harbourBrand.css.ts'
import type { ColorScheme, Contrast, Density } from './themeChoice.ts'
import { useTheme } from './ThemeContext.ts'
import { ThemeProvider } from './ThemeProvider.tsx'

const meta = {
  title: 'UI/Structure/ThemeProvider',
  component: ThemeProvider,
  args: { scope: 'part', onThemeChange: fn() },
} satisfies Meta<typeof ThemeProvider>
export default meta
type Story = StoryObj<typeof meta>

function Piece({ title }: { title: string }) {
  return (
    <PageContent>
      <Card title={title}>
        <Stack>
          <TextField label={`Plate, ${title}`} hint="As on the vehicle" defaultValue="LND-482XA" />
          <Checkbox label="Trip manager" defaultChecked />
          <Inline>
            <Button variant="primary">Add vehicle</Button>
            <Button variant="secondary">Cancel</Button>
            <Link href="#documents">Documents</Link>
          </Inline>
          <Inline>
            <Badge tone="success">Active</Badge>
            <Badge tone="warning">Expires soon</Badge>
            <Badge tone="danger">Expired</Badge>
            <Badge tone="info">Under review</Badge>
          </Inline>
          <Text tone="tertiary" size="small">
            Last seen at Ojota, 07:40
          </Text>
        </Stack>
      </Card>
    </PageContent>
  )
}

export const Overview: Story = {
  render: () => (
    <Grid columns="halves" gap="none">
      <ThemeProvider scope="part" colorScheme="light" contrast="normal">
        <Piece title="Light" />
      </ThemeProvider>
      <ThemeProvider scope="part" colorScheme="dark" contrast="normal">
        <Piece title="Dark" />
      </ThemeProvider>
      <ThemeProvider scope="part" colorScheme="light" contrast="more">
        <Piece title="Light, more contrast" />
      </ThemeProvider>
      <ThemeProvider scope="part" colorScheme="dark" contrast="more">
        <Piece title="Dark, more contrast" />
      </ThemeProvider>
      <ThemeProvider scope="part" density="comfortable">
        <Piece title="Comfortable" />
      </ThemeProvider>
      <ThemeProvider scope="part" density="compact">
        <Piece title="Compact" />
      </ThemeProvider>
    </Grid>
  ),
}

function Harbour() {
  return (
    <PageContent>
      <Stack gap="xlarge">
        <AlertStrip title="Two documents expire this month." />
        <StatGroup aria-label="This month">
          <StatCard label="Crossings" value="1,284" />
          <StatCard label="On the water" value="6" />
          <StatCard label="Unsettled earnings" value={<Money kobo={128_450_000n} />} />
        </StatGroup>
        <Grid columns="halves">
          <Card title="Boat">
            <Stack>
              <TextField label="Name" defaultValue="Lagoon Star" />
              <TextField label="Licence" error="Enter the licence number" />
              <Select
                label="Jetty"
                options={[
                  { value: 'cms', label: 'CMS' },
                  { value: 'ikorodu', label: 'Ikorodu' },
                ]}
                defaultValue="ikorodu"
              />
              <Inline>
                <Button variant="primary">Save</Button>
                <Button variant="secondary">Cancel</Button>
                <Button variant="danger">Remove boat</Button>
              </Inline>
            </Stack>
          </Card>
          <Card title="Crew">
            <Stack>
              <Checkbox label="May steer" defaultChecked />
              <Switch label="Calls at night" defaultChecked />
              <RadioGroup
                label="Shift"
                name="shift"
                defaultValue="early"
                options={[
                  { value: 'early', label: 'Early' },
                  { value: 'late', label: 'Late' },
                ]}
              />
              <Tabs
                aria-label="Crew"
                items={[
                  { value: 'deck', label: 'Deck', content: 'Musa Bello, Ngozi Okafor' },
                  { value: 'engine', label: 'Engine', content: 'Tunde Ọlá' },
                ]}
              />
              <Inline>
                <Badge tone="success">Aboard</Badge>
                <Badge tone="warning">Documents due</Badge>
                <Link href="#rota">Rota</Link>
              </Inline>
            </Stack>
          </Card>
        </Grid>
      </Stack>
    </PageContent>
  )
}

/** The same components with the brand of `private/stories/harbourBrand.ts`. */
export const SecondBrand: Story = {
  args: { brand: 'harbour' },
  render: (args) => (
    <ThemeProvider {...args}>
      <Harbour />
    </ThemeProvider>
  ),
  play: async ({ canvas }) => {
    const save = getComputedStyle(canvas.getByRole('button', { name: 'Save' }))
    await expect(save.borderRadius).toBe('12px')
    await expect(['rgb(11, 87, 164)', 'rgb(109, 179, 245)', 'rgb(6, 49, 93)', 'rgb(140, 196, 250)']).toContain(save.backgroundColor)
  },
}

function Chooser() {
  const { colorScheme, contrast, density, resolved, setTheme } = useTheme()
  const of = <Value extends string>(...values: Value[]) => values.map((value) => ({ value, label: value }))
  return (
    <Stack>
      <Select
        label="Colors"
        value={colorScheme}
        options={of<ColorScheme>('light', 'dark', 'system')}
        onValueChange={(value) => setTheme({ colorScheme: value as ColorScheme })}
      />
      <Select
        label="Contrast"
        value={contrast}
        options={of<Contrast>('normal', 'more', 'system')}
        onValueChange={(value) => setTheme({ contrast: value as Contrast })}
      />
      <Select
        label="Density"
        value={density}
        options={of<Density>('comfortable', 'compact')}
        onValueChange={(value) => setTheme({ density: value as Density })}
      />
      <Text>{`Shown: ${resolved.colorScheme}, ${resolved.contrast}`}</Text>
    </Stack>
  )
}

const part = (canvasElement: HTMLElement) => within(canvasElement).getByTestId('part')

/** A choice applies immediately, is stored, and syncs from another tab. */
export const StoresChoice: Story = {
  args: { storageKey: 'story-theme' },
  tags: ['one-theme'],
  beforeEach: () => {
    localStorage.removeItem('story-theme')
    return () => localStorage.removeItem('story-theme')
  },
  render: (args) => (
    <ThemeProvider {...args} data-testid="part">
      <Chooser />
    </ThemeProvider>
  ),
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(part(canvasElement)).not.toHaveAttribute('data-theme')
    await userEvent.selectOptions(canvas.getByLabelText('Colors'), 'dark')
    await expect(part(canvasElement)).toHaveAttribute('data-theme', 'dark')
    await expect(getComputedStyle(part(canvasElement)).backgroundColor).toBe('rgb(13, 18, 14)')
    await expect(canvas.getByText(/^Shown: dark/)).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('Contrast'), 'more')
    await expect(getComputedStyle(part(canvasElement)).backgroundColor).toBe('rgb(0, 0, 0)')
    await userEvent.selectOptions(canvas.getByLabelText('Density'), 'compact')
    await expect(canvas.getByLabelText('Density').getBoundingClientRect().height).toBe(34)
    await expect(args.onThemeChange).toHaveBeenLastCalledWith({ colorScheme: 'dark', contrast: 'more', density: 'compact' })
    await expect(JSON.parse(localStorage.getItem('story-theme') ?? '')).toEqual({
      colorScheme: 'dark',
      contrast: 'more',
      density: 'compact',
    })

    const elsewhere = JSON.stringify({ colorScheme: 'light', contrast: 'normal', density: 'comfortable' })
    localStorage.setItem('story-theme', elsewhere)
    window.dispatchEvent(new StorageEvent('storage', { key: 'story-theme', newValue: elsewhere }))
    await waitFor(() => expect(part(canvasElement)).toHaveAttribute('data-theme', 'light'))
    await expect(canvas.getByLabelText('Density').getBoundingClientRect().height).toBe(42)
  },
}

/** Without storage a choice lasts until the page is closed. */
export const WithoutStorage: Story = {
  args: {
    storageKey: 'refused',
    storage: {
      getItem: () => {
        throw new DOMException('refused', 'SecurityError')
      },
      setItem: () => {
        throw new DOMException('refused', 'SecurityError')
      },
    },
  },
  tags: ['one-theme'],
  render: StoresChoice.render ?? (() => <></>),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Colors'), 'dark')
    await expect(part(canvasElement)).toHaveAttribute('data-theme', 'dark')
    await userEvent.selectOptions(canvas.getByLabelText('Density'), 'compact')
    await expect(part(canvasElement)).toHaveAttribute('data-theme', 'dark')
    await expect(part(canvasElement)).toHaveAttribute('data-density', 'compact')
  },
}

/** Overlays of a part are at the end of the body, with the theme of the part; nested parts add to it. */
export const OverlaysFollowTheme: Story = {
  args: { colorScheme: 'dark', contrast: 'normal' },
  tags: ['one-theme'],
  render: (args) => (
    <ThemeProvider {...args}>
      <ThemeProvider density="compact" dir="rtl">
        <Inline>
          <Menu trigger={<Button>More</Button>} items={[{ label: 'Pause' }]} />
          <Dialog title="Rename vehicle" trigger={<Button>Rename</Button>}>
            <TextField label="Plate" />
          </Dialog>
        </Inline>
      </ThemeProvider>
    </ThemeProvider>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    const menu = await screen.findByRole('menu')
    await expect(canvasElement).not.toContainElement(menu)
    await expect(getComputedStyle(menu)).toMatchObject({ backgroundColor: 'rgb(24, 29, 25)', colorScheme: 'dark', direction: 'rtl' })
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }))
    const dialog = await screen.findByRole('dialog')
    await expect(canvasElement).not.toContainElement(dialog)
    await expect(getComputedStyle(dialog)).toMatchObject({ backgroundColor: 'rgb(24, 29, 25)', direction: 'rtl' })
    await expect(within(dialog).getByLabelText('Plate').getBoundingClientRect().height).toBeLessThan(40)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** Light inside dark, normal inside high contrast, comfortable inside compact: the nearest part wins, per setting. */
export const NestedParts: Story = {
  tags: ['one-theme'],
  render: () => (
    <ThemeProvider scope="part" colorScheme="dark" contrast="more" density="compact">
      <ThemeProvider colorScheme="light" data-testid="light">
        <Button>Light, more contrast</Button>
        <ThemeProvider contrast="normal" density="comfortable" data-testid="normal">
          <Button>Light</Button>
        </ThemeProvider>
      </ThemeProvider>
    </ThemeProvider>
  ),
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByTestId('light')).backgroundColor).toBe('rgb(255, 255, 255)')
    await expect(getComputedStyle(canvas.getByTestId('normal')).backgroundColor).toBe('rgb(250, 249, 245)')
    await expect(canvas.getByRole('button', { name: 'Light, more contrast' }).getBoundingClientRect().height).toBe(36)
    await expect(canvas.getByRole('button', { name: 'Light' }).getBoundingClientRect().height).toBe(44)
  },
}
