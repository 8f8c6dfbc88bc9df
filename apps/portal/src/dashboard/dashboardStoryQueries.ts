import { expect, waitFor, within } from 'storybook/test'

/** Waits for the dashboard. */
export const findPage = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  await canvas.findByRole('heading', { level: 1, name: 'Welcome' })
  return canvas
}

/** Waits for the figures, then scrolls to the charts, which load where they come into view. */
export const findCharts = async (canvasElement: HTMLElement) => {
  const canvas = await findPage(canvasElement)
  await canvas.findByText('as of')
  ;(await canvas.findByText('Trips by state')).scrollIntoView()
  await waitFor(() => expect(canvasElement.querySelectorAll('figure svg').length).toBeGreaterThanOrEqual(2))
  await waitFor(() => expect(canvas.queryAllByText('Loading')).toHaveLength(0))
  return canvas
}
