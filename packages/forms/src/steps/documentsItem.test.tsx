import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { documentsItem } from './documentsItem.tsx'

afterEach(cleanup)

test.each([
  [['Hackney permit'], 'Missing: Hackney permit. The vehicle gets no trips until it is there.'],
  [
    ['Hackney permit', 'Insurance certificate'],
    'Missing: Hackney permit, Insurance certificate. The vehicle gets no trips until they are there.',
  ],
])('missing: %j', (missing, text) => {
  render(documentsItem({ owner: 'vehicle', missing, onShow: () => undefined }).value)
  expect(screen.getByText(text)).toBeTruthy()
})
